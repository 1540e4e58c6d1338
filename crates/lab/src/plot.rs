//! Plots as SVG that a person likes to look at: shares with their intervals, and how long the games were.

use std::fmt::Write;

use crate::report::Interval;

/// A bar with its interval.
#[derive(Clone, Debug)]
pub struct Bar {
    /// What it is for.
    pub label: String,
    /// The share.
    pub interval: Interval,
}

/// A page with bars above and a histogram below.
#[derive(Clone, Debug)]
pub struct Plot {
    /// What it is about.
    pub title: String,
    /// How it came about, in smaller print.
    pub subtitle: String,
    /// The bars.
    pub bars: Vec<Bar>,
    /// What the histogram counts.
    pub axis: String,
    /// The numbers that it counts.
    pub numbers: Vec<f64>,
}

const WIDTH: f64 = 760.0;
const LEFT: f64 = 170.0;
const RIGHT: f64 = 70.0;
const BAR: f64 = 34.0;
const COLUMNS: usize = 30;
const COLUMN_HEIGHT: f64 = 170.0;

impl Plot {
    /// The picture.
    pub fn to_svg(&self) -> String {
        let bars_height = self.bars.len() as f64 * BAR;
        let top = 96.0;
        let ground = top + bars_height + 70.0 + COLUMN_HEIGHT;
        let height = ground + 56.0;
        let mut svg = String::new();
        // Writing into a string cannot fail.
        let _ = write!(
            svg,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" font-family="system-ui, sans-serif" role="img" aria-label="{title}">
<style>
  .paper {{ fill: #fdfaf3; }} .ink {{ fill: #33302a; }} .faint {{ fill: #8d877b; }} .bar {{ fill: #c9743a; }} .column {{ fill: #4f7f8c; }}
  .line {{ stroke: #e4ddcd; }} .ground {{ stroke: #8d877b; }} .whisker {{ stroke: #33302a; }}
  @media (prefers-color-scheme: dark) {{
    .paper {{ fill: #22201c; }} .ink {{ fill: #ece5d8; }} .faint {{ fill: #a39b8c; }} .bar {{ fill: #d98b52; }} .column {{ fill: #76a8b5; }}
    .line {{ stroke: #3d3932; }} .ground {{ stroke: #a39b8c; }} .whisker {{ stroke: #ece5d8; }}
  }}
</style>
<rect width="{WIDTH}" height="{height}" class="paper"/>
<text x="28" y="42" font-size="22" font-weight="600" class="ink">{title}</text>
<text x="28" y="66" font-size="13" class="faint">{subtitle}</text>
"#,
            title = escaped(&self.title),
            subtitle = escaped(&self.subtitle),
        );
        self.draw_bars(&mut svg, top);
        self.draw_columns(&mut svg, ground);
        svg + "</svg>\n"
    }

    fn draw_bars(&self, svg: &mut String, top: f64) {
        let span = WIDTH - LEFT - RIGHT;
        let bottom = top + self.bars.len() as f64 * BAR;
        for quarter in 0..=4 {
            let x = LEFT + span * f64::from(quarter) / 4.0;
            let _ = writeln!(
                svg,
                r#"<line x1="{x}" y1="{top}" x2="{x}" y2="{bottom}" class="line"/><text x="{x}" y="{y}" font-size="11" text-anchor="middle" class="faint">{percent} %</text>"#,
                y = bottom + 16.0,
                percent = 25 * quarter,
            );
        }
        for (index, Bar { label, interval }) in self.bars.iter().enumerate() {
            let y = top + index as f64 * BAR;
            let middle = y + BAR / 2.0;
            let at = |share: f64| LEFT + span * share.clamp(0.0, 1.0);
            let _ = writeln!(
                svg,
                r#"<text x="{lx}" y="{ty}" font-size="14" text-anchor="end" class="ink">{label}</text><rect x="{LEFT}" y="{by}" width="{w}" height="{h}" rx="3" class="bar" opacity="0.85"/><line x1="{low}" y1="{middle}" x2="{high}" y2="{middle}" class="whisker" stroke-width="2" stroke-linecap="round"/><text x="{vx}" y="{ty}" font-size="13" class="ink">{value:.1} %</text>"#,
                lx = LEFT - 12.0,
                ty = middle + 5.0,
                label = escaped(label),
                by = y + 6.0,
                w = at(interval.share) - LEFT,
                h = BAR - 12.0,
                low = at(interval.low),
                high = at(interval.high),
                vx = at(interval.high) + 8.0,
                value = 100.0 * interval.share,
            );
        }
    }

    fn draw_columns(&self, svg: &mut String, ground: f64) {
        let Some((least, most)) = bounds(&self.numbers) else { return };
        let mut counts = [0_usize; COLUMNS];
        let width = ((most - least) / COLUMNS as f64).max(f64::MIN_POSITIVE);
        for number in &self.numbers {
            counts[(((number - least) / width) as usize).min(COLUMNS - 1)] += 1;
        }
        let highest = counts.iter().copied().max().unwrap_or(1).max(1);
        let span = WIDTH - 2.0 * 28.0;
        let step = span / COLUMNS as f64;
        for (index, count) in counts.iter().enumerate() {
            let tall = COLUMN_HEIGHT * *count as f64 / highest as f64;
            let _ = writeln!(
                svg,
                r#"<rect x="{x:.1}" y="{y:.1}" width="{w:.1}" height="{tall:.1}" rx="2" class="column" opacity="0.85"/>"#,
                x = 28.0 + index as f64 * step + 1.0,
                y = ground - tall,
                w = step - 2.0,
            );
        }
        let _ = writeln!(
            svg,
            r#"<line x1="28" y1="{ground}" x2="{right}" y2="{ground}" class="ground"/><text x="28" y="{y}" font-size="12" class="faint">{least:.0}</text><text x="{right}" y="{y}" font-size="12" text-anchor="end" class="faint">{most:.0}</text><text x="{middle}" y="{y}" font-size="13" text-anchor="middle" class="ink">{axis}</text>"#,
            right = WIDTH - 28.0,
            middle = WIDTH / 2.0,
            y = ground + 20.0,
            axis = escaped(&self.axis),
        );
    }
}

fn bounds(numbers: &[f64]) -> Option<(f64, f64)> {
    let least = numbers.iter().copied().reduce(f64::min)?;
    let most = numbers.iter().copied().reduce(f64::max)?;
    Some((least, most))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plot_says_what_it_shows_and_breaks_on_no_name() {
        let bar = Bar { label: "<good>".to_owned(), interval: Interval::wilson(30.0, 40) };
        let plot = Plot {
            title: "a & b".to_owned(),
            subtitle: String::new(),
            bars: vec![bar],
            axis: "moves".to_owned(),
            numbers: vec![3.0, 3.0, 9.0],
        };
        let svg = plot.to_svg();
        assert!(svg.contains("a &amp; b") && svg.contains("&lt;good&gt;") && svg.contains("75.0 %"), "{svg}");
        assert!(Plot { numbers: vec![], bars: vec![], ..plot }.to_svg().ends_with("</svg>\n"));
    }
}
