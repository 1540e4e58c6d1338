//! What all sounds go through: music and signals, each as loud as the person wants, and a limiter before the loudspeaker.

use std::cell::RefCell;

use leptos::prelude::untrack;
use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioNode, AudioScheduledSourceNode, BaseAudioContext,
    BiquadFilterType, GainNode, OscillatorType,
};

use crate::browser;
use crate::instrument::{Note, Partial, Wave, noise};
use crate::settings::Settings;
use crate::speaker::Speaker;

/// Seconds of noise, which is played over and over.
const NOISE: f32 = 2.0;
/// How loud the music is beside the signals: its notes are written soft.
const MUSIC: f32 = 1.2;
/// How loud everything is where nobody has said how loud.
const USUAL: f32 = 0.65;
/// Seconds by which the limiter looks ahead: everything leaves it so much later, in all browsers.
const LOOKAHEAD: f64 = 0.006;
/// Too quiet to be heard.
const NOTHING: f32 = 0.000_1;

/// The way of all sounds. Copies are the same.
#[derive(Clone)]
pub(crate) struct Mixer {
    context: BaseAudioContext,
    /// For what tells something.
    pub(crate) signals: GainNode,
    /// For what plays along.
    pub(crate) music: GainNode,
    noise: AudioBuffer,
}

/// A note that was given to the browser. It can still be taken back.
pub(crate) struct Playing(Vec<AudioScheduledSourceNode>);

impl Playing {
    /// It is not heard, or no longer.
    pub(crate) fn stop(self) {
        for source in self.0 {
            let _ = source.stop();
            let _ = source.disconnect();
        }
    }
}

impl Mixer {
    /// A way to what this context plays on; none where a browser cannot do it.
    pub(crate) fn new(context: &BaseAudioContext) -> Option<Mixer> {
        let limiter = context.create_dynamics_compressor().ok()?;
        limiter.threshold().set_value(-10.0);
        limiter.ratio().set_value(8.0);
        limiter.attack().set_value(0.002);
        limiter.release().set_value(0.2);
        limiter.connect_with_audio_node(&context.destination()).ok()?;
        let bus = |loud: f32| {
            let bus = context.create_gain().ok()?;
            bus.gain().set_value(loud);
            bus.connect_with_audio_node(&limiter).ok()?;
            Some(bus)
        };
        let rate = context.sample_rate();
        let samples = noise((rate * NOISE) as usize);
        let buffer = context.create_buffer(1, samples.len() as u32, rate).ok()?;
        buffer.copy_to_channel(&samples, 0).ok()?;
        Some(Mixer {
            context: context.clone(),
            signals: bus(USUAL)?,
            music: bus(USUAL * MUSIC)?,
            noise: buffer,
        })
    }

    /// Plays a note at an audio time.
    pub(crate) fn play(&self, note: &Note, bus: &GainNode, when: f64) -> Playing {
        let partials = note.instrument.partials().iter();
        // A sound that a browser cannot make is not heard, and nothing else is wrong.
        Playing(partials.filter_map(|partial| self.partial(partial, note, bus, when)).collect())
    }

    fn partial(
        &self,
        partial: &Partial,
        note: &Note,
        bus: &GainNode,
        when: f64,
    ) -> Option<AudioScheduledSourceNode> {
        let start = (when + f64::from(partial.delay) - LOOKAHEAD).max(0.0);
        let length = (note.length * partial.length).max(partial.attack + 0.02);
        let end = start + f64::from(length);
        let (first, last) = (note.pitch * partial.pitch.0, note.pitch * partial.pitch.1);
        let gain = self.context.create_gain().ok()?;
        let loud = gain.gain();
        let (source, louder) = match partial.wave {
            Wave::Sine | Wave::Triangle | Wave::Saw => {
                let source = self.context.create_oscillator().ok()?;
                source.set_type(match partial.wave {
                    Wave::Sine => OscillatorType::Sine,
                    Wave::Triangle => OscillatorType::Triangle,
                    _ => OscillatorType::Sawtooth,
                });
                let pitch = source.frequency();
                pitch.set_value_at_time(first, start).ok()?;
                pitch.exponential_ramp_to_value_at_time(last, end).ok()?;
                source.connect_with_audio_node(&gain).ok()?;
                source.start_with_when(start).ok()?;
                (AudioScheduledSourceNode::from(source), 1.0)
            }
            Wave::Rumble | Wave::Hiss => {
                let source = self.context.create_buffer_source().ok()?;
                source.set_buffer(Some(&self.noise));
                source.set_loop(true);
                let filter = self.context.create_biquad_filter().ok()?;
                let wide = partial.wave == Wave::Rumble;
                filter.set_type(if wide { BiquadFilterType::Lowpass } else { BiquadFilterType::Bandpass });
                let pitch = filter.frequency();
                pitch.set_value_at_time(first, start).ok()?;
                pitch.exponential_ramp_to_value_at_time(last, end).ok()?;
                source.connect_with_audio_node(&filter).ok()?;
                filter.connect_with_audio_node(&gain).ok()?;
                // Every note begins somewhere else in the noise, and the same one always at the same place.
                let place = (note.at.abs() * 0.000_73 + f64::from(partial.delay)) % f64::from(NOISE);
                source.start_with_when_and_grain_offset(start, place).ok()?;
                // A filter leaves little of the noise: so much louder it has to be.
                let left = first / (self.context.sample_rate() / 2.0);
                (AudioScheduledSourceNode::from(source), (1.0 / left).sqrt().clamp(1.0, 6.0) * 0.5)
            }
        };
        let peak = (partial.loud * note.loud * louder * 0.7).max(NOTHING);
        loud.set_value_at_time(NOTHING, start).ok()?;
        loud.linear_ramp_to_value_at_time(peak, start + f64::from(partial.attack)).ok()?;
        loud.exponential_ramp_to_value_at_time(NOTHING, end).ok()?;
        let bus: &AudioNode = bus;
        gain.connect_with_audio_node(bus).ok()?;
        source.stop_with_when(end + 0.02).ok()?;
        Some(source)
    }
}

/// What the person hears.
#[derive(Clone)]
pub(crate) struct Live {
    context: AudioContext,
    pub(crate) mixer: Mixer,
}

thread_local! {
    static LIVE: RefCell<Option<Live>> = const { RefCell::new(None) };
}

impl Live {
    /// The loudspeaker, as loud as the person wants; none if nothing is to be heard, or before the first touch: a browser
    /// that is asked before complains, and plays nothing.
    pub(crate) fn here(settings: Settings) -> Option<Live> {
        let (volume, music) =
            untrack(|| (if settings.sound() { settings.volume() as f32 } else { 0.0 }, settings.music()));
        let is_wanted = volume > 0.0 && browser::was_touched();
        let live = LIVE.with_borrow_mut(|live| {
            if live.is_none() && is_wanted {
                *live = AudioContext::new().ok().and_then(|context| {
                    let mixer = Mixer::new(&context)?;
                    Some(Live { context, mixer })
                });
            }
            live.clone()
        })?;
        // What sounds already falls silent too.
        live.mixer.signals.gain().set_value(volume);
        live.mixer.music.gain().set_value(if music { volume * MUSIC } else { 0.0 });
        if is_wanted && live.context.state() != AudioContextState::Running {
            let _ = live.context.resume();
        }
        is_wanted.then_some(live)
    }

    pub(crate) fn context(&self) -> &AudioContext {
        &self.context
    }

    /// Whether the loudspeaker plays, and is not asleep.
    pub(crate) fn runs(&self) -> bool {
        self.context.state() == AudioContextState::Running
    }

    /// The audio time that is made next.
    pub(crate) fn now(&self) -> f64 {
        self.context.current_time()
    }

    /// Plays notes now.
    pub(crate) fn play(&self, notes: &[Note]) {
        let now = self.now() + 0.005;
        for note in notes {
            self.mixer.play(note, &self.mixer.signals, now + note.at / 1_000.0);
        }
    }

    /// Looks what the loudspeaker plays at this moment.
    pub(crate) fn measure(&self, speaker: &mut Speaker) {
        let stamp = browser::call(self.context.as_ref(), "getOutputTimestamp", &JsValue::UNDEFINED);
        let number = |name| browser::property(&stamp, name).as_f64().filter(|number| *number > 0.0);
        match number("performanceTime").zip(number("contextTime")) {
            Some((moment, audio)) => speaker.measured(moment, audio),
            None => {
                let latency = |name| browser::property(self.context.as_ref(), name).as_f64();
                let latency = latency("outputLatency").or_else(|| latency("baseLatency")).unwrap_or_default();
                speaker.measured(browser::moment(), self.now() - latency);
            }
        }
    }
}
