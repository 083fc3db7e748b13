//! Lengths in drawings as text.

/// A length with at most two decimals, for example `12`, `-9.5` or `0.05`. The standard library prints numbers with all
/// digits, and needs tables of 11 kB for it, which every visitor of the page would load.
#[must_use]
#[allow(clippy::cast_possible_truncation, reason = "no drawing is so large")]
pub fn length(length: f64) -> String {
    let hundredths = (length * 100.0 + 0.5).floor() as i64;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
    match rest {
        0 => format!("{sign}{whole}"),
        rest if rest % 10 == 0 => format!("{sign}{whole}.{}", rest / 10),
        rest => format!("{sign}{whole}.{rest:02}"),
    }
}

/// A translation to a place, for the SVG attribute `transform`.
#[must_use]
pub fn translate((x, y): (f64, f64)) -> String {
    format!("translate({} {})", length(x), length(y))
}

/// A translation to a place, for the CSS property `transform`.
#[must_use]
pub fn translate_px((x, y): (f64, f64)) -> String {
    format!("translate({}px, {}px)", length(x), length(y))
}

/// A rectangle as path data (one attribute instead of four): left, top, width, height.
#[must_use]
pub fn rectangle([x, y, width, height]: [f64; 4]) -> String {
    let (x, y) = (length(x), length(y));
    let (width, height, back) = (length(width), length(height), length(-width));
    format!("M{x} {y}h{width}v{height}h{back}z")
}

/// Places as the points of a polygon or a polyline.
#[must_use]
pub fn points(places: &[(f64, f64)]) -> String {
    let pairs = places
        .iter()
        .map(|&(x, y)| format!("{},{}", length(x), length(y)));
    pairs.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::{length, points, rectangle, translate, translate_px};

    #[test]
    fn points_are_printed_for_svg_and_styles() {
        assert_eq!(translate((1.0, -2.5)), "translate(1 -2.5)");
        assert_eq!(translate_px((1.0, -2.5)), "translate(1px, -2.5px)");
        assert_eq!(points(&[(0.0, 1.5), (2.0, 3.0)]), "0,1.5 2,3");
        assert_eq!(points(&[]), "");
        assert_eq!(rectangle([1.0, -2.0, 30.5, 4.0]), "M1 -2h30.5v4h-30.5z");
    }

    #[test]
    fn a_length_is_written_to_a_hundredth() {
        for (number, text) in [
            (0.0, "0"),
            (-0.0, "0"),
            (12.0, "12"),
            (-9.5, "-9.5"),
            (0.05, "0.05"),
            (-0.25, "-0.25"),
            (33.333_333, "33.33"),
            (99.999, "100"),
            (1_234.5, "1234.5"),
        ] {
            assert_eq!(length(number), text);
        }
    }
}
