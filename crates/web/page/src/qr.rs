//! A link as a square of dots, for the camera of a phone.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

use crate::erased::dynamic;

/// The dots of one text; nothing if it is too long for any square.
#[component]
pub(crate) fn Qr(text: Signal<String>, label: Signal<String>) -> AnyView {
    dynamic(move || text.with(|text| dots(text, label)))
}

fn dots(text: &str, label: Signal<String>) -> AnyView {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else { return ().into_any() };
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|&x| code.get_module(x, y)) {
            path.push_str(&format!("M{x} {y}h1v1h-1z"));
        }
    }
    // Readers want four dots of light around it.
    let side = size + 8;
    let around = format!("-4 -4 {side} {side}");
    let ground = format!("M-4-4h{side}v{side}h-{side}z");
    view! {
        <svg class="qr" data-testid="qr" viewBox=around role="img" aria-label=label>
            <path d=ground fill="#fff"></path>
            <path d=path fill="#000"></path>
        </svg>
    }
    .into_any()
}
