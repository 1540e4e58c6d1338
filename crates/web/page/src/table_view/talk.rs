//! Talk at the table, where the rules allow it.

use leptos::prelude::*;
use protocol::{Line, Phase, Phrase, Request, Said};

use crate::app::Page;
use crate::client::Client;
use crate::erased::{dynamic, memo, shown, text, truth};
use crate::speech::Speech;

/// What is said, and a way to say something.
#[component]
pub(crate) fn Talk(client: Client) -> AnyView {
    let speech = Page::here().speech;
    // While a game of secrets runs nobody talks.
    let free = truth(move || {
        client.sight.with(|sight| {
            sight.as_ref().is_none_or(|sight| {
                let views = client.views_of(&sight.table.game);
                let secret = views.is_some_and(|views| (views.is_secret)(&sight.table.options));
                sight.table.phase != Phase::Playing || !secret
            })
        })
    });
    let silenced = memo(move || {
        client.sight.with(|sight| {
            let sight = sight.as_ref()?;
            (client.views_of(&sight.table.game)?.silenced)(sight)
        })
    });
    let said = dynamic(move || {
        let lines = client.said.get();
        let lines = lines.iter().rev().take(30).map(|said| {
            let what = words_of(speech, said);
            view! { <li><strong>{said.name.as_str().to_owned()}</strong> <span>{what}</span></li> }.into_any()
        });
        lines.collect::<Vec<_>>().into_any()
    });
    let ways =
        shown(move || free.get() && silenced.get().is_none(), move || view! { <Ways client /> }.into_any());
    let silence = shown(
        move || !free.get(),
        move || view! { <p class="note" data-testid="no-talk">{speech.say("talk-none")}</p> }.into_any(),
    );
    let hushed = dynamic(move || match silenced.get() {
        Some(why) => view! { <p class="note" data-testid="hushed">{speech.say(why)}</p> }.into_any(),
        None => ().into_any(),
    });
    view! {
        <details class="talk" data-testid="talk">
            <summary>
                {crate::picture::icon(art::Icon::Chat)}
                <span>{text(move || speech.text("talk-title", &[("count", client.said.with(Vec::len).into())]))}</span>
            </summary>
            {silence}
            {hushed}
            {ways}
            <ol data-testid="said" aria-live="polite">{said}</ol>
        </details>
    }
    .into_any()
}

fn words_of(speech: Speech, said: &Said) -> String {
    match (&said.text, said.phrase) {
        (Some(text), _) => text.as_str().to_owned(),
        (None, Some(phrase)) => speech.text(key(phrase), &[]),
        (None, None) => String::new(),
    }
}

/// What it is called in the texts.
pub(crate) fn key(phrase: Phrase) -> &'static str {
    match phrase {
        Phrase::Hello => "talk-hello",
        Phrase::GoodLuck => "talk-good-luck",
        Phrase::WellPlayed => "talk-well-played",
        Phrase::Thanks => "talk-thanks",
        Phrase::OneMoment => "talk-one-moment",
        Phrase::Hurry => "talk-hurry",
        Phrase::Oops => "talk-oops",
        Phrase::Again => "talk-again",
        Phrase::HelpMe => "talk-help-me",
        Phrase::ComeHere => "talk-come-here",
        Phrase::IStay => "talk-i-stay",
        Phrase::EverybodyOut => "talk-everybody-out",
    }
}

#[component]
fn Ways(client: Client) -> AnyView {
    let speech = Page::here().speech;
    let phrases = Phrase::TALK.map(|phrase| {
        let say = move |_| client.ask(move |id| Request::Say { id, text: None, phrase: Some(phrase) });
        view! { <button class="phrase" on:click=say>{speech.say(key(phrase))}</button> }.into_any()
    });
    let line = RwSignal::new(String::new());
    let say = move || {
        if let Ok(text) = Line::new(&line.get_untracked()) {
            client.ask(move |id| Request::Say { id, text: Some(text), phrase: None });
            line.set(String::new());
        }
    };
    view! {
        <div class="phrases">{Vec::from(phrases)}</div>
        <form
            class="field-row"
            on:submit=move |event| {
                event.prevent_default();
                say();
            }
        >
            <input
                type="text"
                data-testid="line"
                maxlength=Line::MOST.to_string()
                aria-label=speech.say("talk-line")
                placeholder=speech.say("talk-line")
                prop:value=text(move || line.get())
                on:input:target=move |event| line.set(event.target().value())
            />
            <button type="submit" data-testid="say">{speech.say("talk-say")}</button>
        </form>
    }
    .into_any()
}
