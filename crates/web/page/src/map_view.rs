//! A map in its frame: fingers drag it, buttons bring it closer, and what lights up on it can be touched.

use leptos::prelude::*;
use web_sys::MouseEvent;

use crate::app::Page;
use crate::camera::{Camera, Point, SPAN};
use crate::erased::{classes, text};
use crate::keys::is_press;

/// How much closer one click of the wheel brings the map.
const WHEEL: f64 = 1.15;
/// How much closer one press of the button brings it.
const PRESS: f64 = 1.3;

/// What a map is called, what lies on it, and what touching it does.
pub(crate) struct MapView {
    /// Which part of the map is seen.
    pub(crate) camera: Camera,
    /// The classes of the frame.
    pub(crate) place: &'static str,
    /// The classes of the map in it.
    pub(crate) class: &'static str,
    /// What tests call the map.
    pub(crate) testid: &'static str,
    /// The key of its name.
    pub(crate) name: &'static str,
    /// What is drawn on it, in its units.
    pub(crate) world: AnyView,
    /// What lies over it and does not move with it.
    pub(crate) over: AnyView,
    /// The place that was touched.
    pub(crate) touch: Callback<Point>,
    /// More buttons beside those for closer and further away.
    pub(crate) tools: Vec<Tool>,
    /// What else a button does that is pressed.
    pub(crate) pressed: fn(&MouseEvent),
}

/// A button beside a map.
pub(crate) struct Tool {
    /// What tests call it.
    pub(crate) testid: &'static str,
    /// The key of its name.
    pub(crate) name: &'static str,
    /// What is drawn on it.
    pub(crate) picture: AnyView,
    /// What it does.
    pub(crate) press: Callback<()>,
}

impl MapView {
    /// The map, what lies over it, and the buttons beside it.
    pub(crate) fn show(self) -> AnyView {
        let speech = Page::here().speech;
        let MapView { camera, place, class, testid, name, world, over, touch, tools, pressed } = self;
        let zoom = move |testid: &'static str, name: &'static str, path: &'static str, factor: f64| Tool {
            testid,
            name,
            picture: stroke(path),
            press: Callback::new(move |()| camera.zoom_by(factor)),
        };
        let closer = zoom("map-closer", "page-closer", "M12 5v14M5 12h14", PRESS);
        let further = zoom("map-further", "page-further", "M5 12h14", 1.0 / PRESS);
        let tools = [closer, further].into_iter().chain(tools).map(|tool| tool.show(pressed));
        let half = SPAN / 2.0;
        view! {
            <div class=place>
                <svg
                    node_ref=camera.frame()
                    class=text(move || classes(class, [("dragging", camera.dragging.get())]))
                    viewBox=format!("{} {} {SPAN} {SPAN}", -half, -half)
                    data-testid=testid
                    role="group"
                    aria-label=speech.say(name)
                    on:pointerdown=move |event| camera.down(&event)
                    on:pointermove=move |event| camera.moves(&event)
                    on:pointerup=move |event| {
                        if let Some(place) = camera.up(&event) {
                            touch.run(place);
                        }
                    }
                    on:pointercancel=move |event| {
                        camera.drop(&event);
                    }
                    on:pointerleave=move |event| {
                        camera.drop(&event);
                    }
                    on:wheel=move |event| {
                        event.prevent_default();
                        camera.zoom_by(if event.delta_y() < 0.0 { WHEEL } else { 1.0 / WHEEL });
                    }
                >
                    <g class="world" style:transform=text(move || camera.transform())>
                        {world}
                    </g>
                </svg>
                {over}
                <div class="map-tools">{tools.collect::<Vec<_>>()}</div>
            </div>
        }
        .into_any()
    }
}

impl Tool {
    fn show(self, pressed: fn(&MouseEvent)) -> AnyView {
        let speech = Page::here().speech;
        let Tool { testid, name, picture, press } = self;
        view! {
            <button
                data-testid=testid
                aria-label=speech.say(name)
                title=speech.say(name)
                on:click=move |event| {
                    pressed(&event);
                    press.run(());
                }
            >
                {picture}
            </button>
        }
        .into_any()
    }
}

/// A picture for a button, as one stroke of a pen.
pub(crate) fn stroke(path: &'static str) -> AnyView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" d=path></path>
        </svg>
    }
    .into_any()
}

/// Something on a map that can be touched.
pub(crate) struct Light {
    /// Its classes.
    pub(crate) class: Signal<String>,
    /// What tests call it.
    pub(crate) testid: String,
    /// What touching it does, in words.
    pub(crate) label: Signal<String>,
    /// Where it lies on the map.
    pub(crate) at: Point,
    /// How it is drawn.
    pub(crate) inside: String,
    /// Does it.
    pub(crate) act: Callback<()>,
}

impl Light {
    /// Its view. A finger is followed by the map itself; a click without one comes from a key or a voice.
    pub(crate) fn show(self) -> AnyView {
        let Light { class, testid, label, at: (x, y), inside, act } = self;
        view! {
            <g
                class=class
                role="button"
                tabindex="0"
                data-testid=testid
                aria-label=label
                transform=format!("translate({x:.1} {y:.1})")
                on:click=move |event| {
                    if event.detail() == 0 {
                        act.run(());
                    }
                }
                on:keydown=move |event| {
                    if is_press(&event) {
                        event.stop_propagation();
                        act.run(());
                    }
                }
                inner_html=inside
            ></g>
        }
        .into_any()
    }
}
