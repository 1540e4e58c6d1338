//! Small line drawings for buttons, on a grid of 24 × 24, in the colour of the text around them.

/// What a small drawing stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each name says what is drawn")]
pub enum Icon {
    Play,
    Pause,
    Next,
    Previous,
    Fast,
    Replay,
    Undo,
    Bot,
    Person,
    Eye,
    Link,
    Qr,
    SpeakerOn,
    SpeakerOff,
    Settings,
    Home,
    Book,
    Flag,
    Chat,
    Screen,
    Phone,
    Download,
    Upload,
    Moon,
    Sun,
    Door,
    Crown,
    Check,
    Cross,
    ShieldCheck,
    Hourglass,
    Hand,
}

impl Icon {
    /// Every drawing.
    pub const ALL: [Icon; 32] = [
        Icon::Play,
        Icon::Pause,
        Icon::Next,
        Icon::Previous,
        Icon::Fast,
        Icon::Replay,
        Icon::Undo,
        Icon::Bot,
        Icon::Person,
        Icon::Eye,
        Icon::Link,
        Icon::Qr,
        Icon::SpeakerOn,
        Icon::SpeakerOff,
        Icon::Settings,
        Icon::Home,
        Icon::Book,
        Icon::Flag,
        Icon::Chat,
        Icon::Screen,
        Icon::Phone,
        Icon::Download,
        Icon::Upload,
        Icon::Moon,
        Icon::Sun,
        Icon::Door,
        Icon::Crown,
        Icon::Check,
        Icon::Cross,
        Icon::ShieldCheck,
        Icon::Hourglass,
        Icon::Hand,
    ];

    fn strokes(self) -> &'static str {
        match self {
            Icon::Play => "M7 4.5v15L19.5 12z",
            Icon::Pause => "M8 5v14M16 5v14",
            Icon::Next => "M6 5.5v13L16 12zM19 5v14",
            Icon::Previous => "M18 5.5v13L8 12zM5 5v14",
            Icon::Fast => "M3.5 6v12l8-6zM12.5 6v12l8-6z",
            Icon::Replay => "M4 4.5V9.5H9M4.6 9.2A8.2 8.2 0 1 1 4 13.5M10.5 9.5v5.5l4.5-2.7z",
            Icon::Undo => "M8.5 4.5L4 9l4.5 4.5M4 9h10.5a5.3 5.3 0 0 1 0 10.6H8",
            Icon::Bot => "M5 9h14v10H5zM12 9V5.5M12 4.2v.1M2.5 12.5v3M21.5 12.5v3M9.2 13v1.2M14.8 13v1.2",
            Icon::Person => {
                "M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4.5 20.5c.4-4.2 3.4-5.8 7.5-5.8s7.1 1.6 7.5 5.8"
            }
            Icon::Eye => {
                "M2.5 12C6.5 4.8 17.5 4.8 21.5 12C17.5 19.2 6.5 19.2 2.5 12zM12 15a3 3 0 1 0 0-6a3 3 0 0 0 0 6z"
            }
            Icon::Link => {
                "M10 14.2a4.2 4.2 0 0 0 6.1 0l3.2-3.3a4.3 4.3 0 0 0-6.1-6.1L11.6 6.4M14 9.8a4.2 4.2 0 0 0-6.1 0l-3.2 3.3a4.3 4.3 0 0 0 6.1 6.1l1.6-1.6"
            }
            Icon::Qr => {
                "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v1M14 20h1.5M20 18.5V20h-1.5"
            }
            Icon::SpeakerOn => {
                "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.3a8 8 0 0 1 0 11.4"
            }
            Icon::SpeakerOff => "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
            Icon::Settings => {
                "M4 7h8M18 7h2M15 9.2a2.2 2.2 0 1 0 0-4.4a2.2 2.2 0 0 0 0 4.4zM4 17h2M12 17h8M9 19.2a2.2 2.2 0 1 0 0-4.4a2.2 2.2 0 0 0 0 4.4z"
            }
            Icon::Home => "M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20",
            Icon::Book => {
                "M12 6.5C10 5 7 4.6 3.5 4.8v13.7c3.5-.2 6.5.2 8.5 1.7c2-1.5 5-1.9 8.5-1.7V4.8C17 4.6 14 5 12 6.5zM12 6.5v13.7"
            }
            Icon::Flag => "M5.5 21V4M5.5 4.8c4-2 8 2 13 0v9c-5 2-9-2-13 0",
            Icon::Chat => "M4 4.5h16v11.5h-9L6.5 20v-4H4zM8 9h8M8 12h5",
            Icon::Screen => "M3 5h18v11.5H3zM8.5 20.5h7M12 16.5v4",
            Icon::Phone => "M7 2.8h10v18.4H7zM10.5 18.3h3",
            Icon::Download => "M12 3.5V15M7 10.5l5 5l5-5M4 20h16",
            Icon::Upload => "M12 15.5V4M7 8.5l5-5l5 5M4 20h16",
            Icon::Moon => "M19.8 14.8A8.4 8.4 0 1 1 9.2 4.2a6.6 6.6 0 0 0 10.6 10.6z",
            Icon::Sun => {
                "M12 16a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4"
            }
            Icon::Door => "M6 20.5v-17h9v17M3.5 20.5h17M15 5.5h3v15M11.8 12v.6",
            Icon::Crown => "M4 18.5L3 7.5l5.2 4L12 5l3.8 6.5l5.2-4l-1 11z",
            Icon::Check => "M4.5 12.8l5 5L19.5 7",
            Icon::Cross => "M6 6l12 12M18 6L6 18",
            Icon::ShieldCheck => {
                "M12 3l7.5 2.7v5.6c0 4.6-3 7.8-7.5 9.7c-4.5-1.9-7.5-5.1-7.5-9.7V5.7zM8.5 12l2.6 2.6l4.6-5"
            }
            Icon::Hourglass => {
                "M6 3.5h12M6 20.5h12M7.5 3.5c0 4.5 4.5 6 4.5 8.5s-4.5 4-4.5 8.5M16.5 3.5c0 4.5-4.5 6-4.5 8.5s4.5 4 4.5 8.5M10.5 17.5h3"
            }
            Icon::Hand => {
                "M8.2 12.5V6a1.5 1.5 0 0 1 3 0v5M11.2 10.5V4.7a1.5 1.5 0 0 1 3 0v6M14.2 10.7V6.2a1.5 1.5 0 0 1 3 0v8.3c0 3.8-2.3 6.5-5.8 6.5c-2.8 0-4.2-1.3-5.4-3.6l-2.1-4a1.5 1.5 0 0 1 2.6-1.5l1.7 2.6"
            }
        }
    }
}

/// A small drawing (viewBox 0 0 24 24).
#[must_use]
pub fn icon(icon: Icon) -> String {
    let mut out = String::from(
        "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"",
    );
    out.push_str(icon.strokes());
    out.push_str("\"/>");
    out
}
