//! The rules of a game, to read and to look things up in. The build has made them from Markdown, with drawn examples.

use art::Icon;
use leptos::prelude::*;

use crate::app::Page;
use crate::back::sheet_head;
use crate::browser;
use crate::erased::{classes, dynamic, effect, shown, text};
use crate::game::Game;
use crate::outline::outline;
use crate::picture::icon;

/// What has come of a page of rules.
#[derive(Clone, PartialEq)]
enum Text {
    Coming,
    Here(String),
    Missing,
}

/// The rules in the language of the page; they change with it.
fn rules_of(game: Game) -> RwSignal<Text> {
    let speech = Page::here().speech;
    let rules = RwSignal::new(Text::Coming);
    effect(move || {
        let code = speech.language().code();
        leptos::task::spawn_local(async move {
            let html =
                browser::fetch(&browser::own_file(&format!("rules-{}-{code}.html", game.name()))).await;
            // By then somebody may have left, or chosen another language.
            if rules.is_disposed() || speech.language_untracked().code() != code {
                return;
            }
            rules.set(html.map_or(Text::Missing, Text::Here));
            request_animation_frame(|| browser::scroll_to(&browser::fragment()));
        });
    });
    rules
}

/// What is said as long as there is no text.
fn instead(game: Game, rules: RwSignal<Text>) -> AnyView {
    let speech = Page::here().speech;
    let said = text(move || {
        let key = match rules.get() {
            Text::Here(_) => return String::new(),
            Text::Coming => "page-rules-coming",
            Text::Missing => "page-rules-missing",
        };
        let name = speech.game(game);
        speech.text(key, &[("game", name.into())])
    });
    view! { <p class="note" data-testid="rules-note" role="status">{said}</p> }.into_any()
}

/// The rules of a game with a table of contents.
#[component]
pub(crate) fn RulesView(game: Game) -> AnyView {
    let speech = Page::here().speech;
    let rules = rules_of(game);
    let html = text(move || match rules.get() {
        Text::Here(html) => html,
        _ => String::new(),
    });
    let open = RwSignal::new(false);
    let rows = move || {
        let headings = html.with(|html| outline(html));
        let rows = headings.into_iter().map(|heading| {
            let class = if heading.level == 3 { "deeper" } else { "" };
            view! { <li class=class><a href=format!("#{}", heading.id)>{heading.text}</a></li> }.into_any()
        });
        rows.collect::<Vec<_>>().into_any()
    };
    let contents = shown(
        move || html.with(|html| !html.is_empty()),
        move || {
            view! {
            <nav class=text(move || classes("contents", [("open", open.get())])) aria-label=speech.say("page-contents")>
                <button
                    class="wide"
                    data-testid="contents"
                    aria-expanded=text(move || open.get().to_string())
                    on:click=move |_| open.update(|open| *open = !*open)
                >
                    {icon(Icon::Book)}
                    <span>{speech.say("page-contents")}</span>
                </button>
                <ol on:click=move |_| open.set(false)>{dynamic(rows)}</ol>
            </nav>

            }
            .into_any()
        },
    );
    let name = text(move || {
        let name = speech.game(game);
        speech.text("page-rules-of", &[("game", name.into())])
    });
    view! {
        <div class="rules" data-testid="rules-page">
            {sheet_head(name)}
            {contents}
            <article class="card prose" data-testid="rules-text" lang=text(move || speech.language().code().to_owned())>
                {instead(game, rules)}
                <div inner_html=html></div>
            </article>
        </div>
    }
    .into_any()
}
