//! The contact sheet: a page without scripts, with small pictures that link to the large ones.

use crate::camera::Picture;

/// The pictures of a game.
#[derive(Debug)]
pub struct Section {
    pub name: &'static str,
    pub rows: Vec<Row>,
}

/// The pictures of a scene.
#[derive(Debug)]
pub struct Row {
    pub name: String,
    pub about: String,
    pub pictures: Vec<Picture>,
    /// The reasons why pictures are missing.
    pub trouble: Option<String>,
}

const HEAD: &str = "\
<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<title>Tablero: contact sheet</title>
<style>
body { margin: 0; padding: 16px; background: #888; color: #000; font: 15px/1.3 sans-serif; }
body:has(section:target) section:not(:target) { display: none; }
h1, h2, h3 { margin: 0 0 8px; font-size: 24px; }
h3 { font-size: 17px; }
h3 span { font-weight: normal; }
a { color: inherit; }
nav a { margin-right: 16px; }
main { display: flex; flex-wrap: wrap; gap: 24px; margin-top: 24px; }
.row { display: flex; flex-wrap: wrap; align-items: start; gap: 8px; margin-bottom: 20px; }
figure { margin: 0; font-size: 12px; }
img { display: block; }
.trouble { background: #fc0; padding: 4px 8px; }
</style>
";

/// The whole page.
pub fn page(sections: &[Section]) -> String {
    let mut html = HEAD.to_owned();
    html += "<nav><a href=\"#\">all</a>";
    for Section { name, .. } in sections {
        html += &format!("<a href=\"#{name}\">{name}</a>");
    }
    html += "</nav>\n<main>\n";
    for Section { name, rows } in sections {
        html += &format!("<section id=\"{name}\">\n<h2>{name}</h2>\n");
        for row in rows {
            html += &row_html(row);
        }
        html += "</section>\n";
    }
    html + "</main>\n</html>\n"
}

fn row_html(row: &Row) -> String {
    let (name, about) = (escape(&row.name), escape(&row.about));
    let mut html = format!("<h3>{name} <span>{about}</span></h3>\n");
    if let Some(trouble) = &row.trouble {
        html += &format!("<p class=\"trouble\">{}</p>\n", escape(trouble));
    }
    html += "<div class=\"row\">\n";
    for picture in &row.pictures {
        let Picture {
            file,
            caption,
            small: (width, height),
        } = picture;
        html += &format!(
            "<figure><a href=\"{file}\"><img src=\"{file}\" alt=\"\" width=\"{width}\" \
             height=\"{height}\" decoding=\"sync\"></a><figcaption>{caption}</figcaption></figure>\n"
        );
    }
    html + "</div>\n"
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_shown_small_and_opened_large_and_a_trouble_is_told() {
        let picture = Picture {
            file: "zoq-end-untouched-phone-dark.png".to_owned(),
            caption: "phone, dark, untouched".to_owned(),
            small: (180, 320),
        };
        let row = Row {
            name: "end".to_owned(),
            about: "no move".to_owned(),
            pictures: vec![picture],
            trouble: Some("saw <nothing>".to_owned()),
        };
        let html = page(&[Section {
            name: "zoq",
            rows: vec![row],
        }]);
        for part in [
            "<section id=\"zoq\">",
            "<a href=\"zoq-end-untouched-phone-dark.png\"><img",
            "width=\"180\" height=\"320\"",
            "saw &lt;nothing&gt;",
        ] {
            assert!(html.contains(part), "{part} in {html}");
        }
        assert!(!html.contains("<script"));
    }
}
