//! Tests of the server over the network.

use std::env;
use std::fs;
use std::io::{Read, Write};

use super::*;

/// A separate folder for each test. It is removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = env::temp_dir().join(format!("xtask-serve-{}-{name}", std::process::id()));
        fs::create_dir_all(path.join("dist/deep")).unwrap();
        fs::write(path.join("secret.txt"), "secret").unwrap();
        fs::write(path.join("dist/index.html"), "the page").unwrap();
        fs::write(path.join("dist/deep/index.html"), "a page below").unwrap();
        fs::write(path.join("dist/code.wasm"), [0, 97, 115, 109]).unwrap();
        fs::write(path.join("dist/code.js"), "1").unwrap();
        fs::write(path.join("dist/a b.webmanifest"), "{}").unwrap();
        Self(path)
    }

    fn options(&self) -> ServeOptions {
        ServeOptions::new(self.0.join("dist"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn ask(server: &Server, request: &str) -> String {
    let mut connection = TcpStream::connect(("127.0.0.1", server.port())).unwrap();
    let headers = "Host: localhost\r\nConnection: close";
    write!(connection, "{request} HTTP/1.1\r\n{headers}\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    connection.read_to_end(&mut answer).unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

#[test]
fn files_come_with_the_types_that_browsers_insist_on() {
    let folder = Folder::new("types");
    let server = Server::start(folder.options()).unwrap();
    let page = ask(&server, "GET /");
    assert!(page.starts_with("HTTP/1.1 200 "), "{page}");
    assert!(page.contains("Content-Type: text/html; charset=utf-8\r\n"));
    assert!(page.ends_with("\r\n\r\nthe page"));
    assert!(ask(&server, "GET /code.wasm?v=1").contains("Content-Type: application/wasm\r\n"));
    assert!(ask(&server, "GET /code.js").contains("Content-Type: text/javascript"));
    assert!(ask(&server, "GET /a%20b.webmanifest").contains("application/manifest+json"));
    assert_eq!(
        server.address(),
        format!("http://127.0.0.1:{}/", server.port())
    );
}

#[test]
fn a_folder_is_its_index_and_gets_its_slash() {
    let folder = Folder::new("folders");
    let server = Server::start(folder.options()).unwrap();
    assert!(ask(&server, "GET /deep/").ends_with("a page below"));
    assert!(ask(&server, "GET /deep").contains("Location: /deep/\r\n"));
    assert!(ask(&server, "GET /none").starts_with("HTTP/1.1 404 "));
}

#[test]
fn nothing_outside_of_the_folder_is_served() {
    let folder = Folder::new("outside");
    #[cfg(unix)]
    std::os::unix::fs::symlink(folder.0.join("secret.txt"), folder.0.join("dist/link.txt"))
        .unwrap();
    let server = Server::start(folder.options()).unwrap();
    for path in [
        "/../secret.txt",
        "/deep/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/..%5csecret.txt",
        "//secret.txt",
        "/link.txt",
        "secret.txt",
    ] {
        let answer = ask(&server, &format!("GET {path}"));
        assert!(answer.starts_with("HTTP/1.1 404 "), "{path}: {answer}");
    }
}

#[test]
fn under_a_prefix_all_else_is_missing() {
    let folder = Folder::new("prefix");
    let options = ServeOptions {
        prefix: "/games/tablero/".to_owned(),
        ..folder.options()
    };
    let server = Server::start(options).unwrap();
    assert!(server.address().ends_with("/games/tablero/"));
    assert!(ask(&server, "GET /games/tablero/").ends_with("the page"));
    assert!(ask(&server, "GET /games/tablero").contains("Location: /games/tablero/\r\n"));
    assert!(ask(&server, "GET /games/tablero/deep").contains("Location: /games/tablero/deep/\r\n"));
    assert!(ask(&server, "GET /").starts_with("HTTP/1.1 404 "));
    assert!(ask(&server, "GET /code.js").starts_with("HTTP/1.1 404 "));
}

#[test]
fn only_reading_is_allowed_and_head_has_no_body() {
    let folder = Folder::new("methods");
    let server = Server::start(folder.options()).unwrap();
    assert!(ask(&server, "POST /").starts_with("HTTP/1.1 405 "));
    let head = ask(&server, "HEAD /");
    assert!(head.contains("Content-Length: 8\r\n"));
    assert!(head.ends_with("\r\n\r\n"));
}

#[test]
fn a_held_request_blocks_no_other_and_ends_with_the_server() {
    let folder = Folder::new("held");
    let mut options = folder.options();
    options.intercept = Some(Box::new(|path| match path {
        "code.wasm" => Intercept::Hold,
        "code.js" => Intercept::Status(503),
        "cut" => Intercept::Close,
        "made.txt" => Intercept::Replace {
            content_type: "text/plain".to_owned(),
            body: b"made up".to_vec(),
        },
        _ => Intercept::Serve,
    }));
    let server = Server::start(options).unwrap();
    let mut held = TcpStream::connect(("127.0.0.1", server.port())).unwrap();
    held.write_all(b"GET /code.wasm HTTP/1.1\r\n\r\n").unwrap();

    assert!(ask(&server, "GET /").ends_with("the page"));
    assert!(ask(&server, "GET /code.js").starts_with("HTTP/1.1 503 "));
    assert!(ask(&server, "GET /made.txt").ends_with("made up"));
    assert_eq!(ask(&server, "GET /cut"), "");

    held.set_read_timeout(Some(Duration::from_millis(100)))
        .unwrap();
    assert!(held.read(&mut [0]).is_err(), "nothing may be answered yet");
    let port = server.port();
    drop(server);
    held.set_read_timeout(None).unwrap();
    assert!(!matches!(held.read(&mut [0]), Ok(1..)));
    assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
}

#[test]
fn a_connection_carries_one_request_after_another() {
    let folder = Folder::new("kept");
    let server = Server::start(folder.options()).unwrap();
    let mut connection = TcpStream::connect(("127.0.0.1", server.port())).unwrap();
    for path in ["/", "/code.js", "/none"] {
        write!(connection, "GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    }
    write!(
        connection,
        "GET /deep/ HTTP/1.1\r\nConnection: close\r\n\r\n"
    )
    .unwrap();
    let mut answers = String::new();
    connection.read_to_string(&mut answers).unwrap();
    let places =
        ["the page", "\r\n\r\n1HTTP", " 404 ", "a page below"].map(|part| answers.find(part));
    assert!(
        places.iter().all(Option::is_some) && places.is_sorted(),
        "{answers}"
    );
    assert_eq!(answers.matches("Connection: keep-alive\r\n").count(), 3);
    assert_eq!(answers.matches("Connection: close\r\n").count(), 1);
}

#[test]
fn an_idle_connection_ends_with_the_server() {
    let folder = Folder::new("idle");
    let server = Server::start(folder.options()).unwrap();
    let mut connection = TcpStream::connect(("127.0.0.1", server.port())).unwrap();
    write!(connection, "GET / HTTP/1.1\r\n\r\n").unwrap();
    let mut answer = [0; 512];
    assert!(connection.read(&mut answer).unwrap() > 0);
    drop(server);
    assert!(!matches!(connection.read(&mut answer), Ok(1..)));
}

#[test]
fn what_lies_compressed_beside_a_file_goes_to_browsers_that_accept_it() {
    let folder = Folder::new("compressed");
    fs::write(folder.0.join("dist/index.html.br"), "small").unwrap();
    let accept = "HTTP/1.1\r\nAccept-Encoding: gzip, br\r\nX:";
    let server = Server::start(ServeOptions {
        compressed: true,
        ..folder.options()
    });
    let server = server.unwrap();
    let page = ask(&server, &format!("GET / {accept}"));
    assert!(page.contains("Content-Encoding: br\r\n"), "{page}");
    assert!(page.contains("Content-Type: text/html") && page.ends_with("\r\n\r\nsmall"));
    assert!(ask(&server, "GET /").ends_with("the page"));
    assert!(ask(&server, &format!("GET /code.js {accept}")).ends_with("\r\n\r\n1"));

    let server = Server::start(folder.options()).unwrap();
    assert!(ask(&server, &format!("GET / {accept}")).ends_with("the page"));
}

#[test]
fn only_what_is_named_after_its_contents_is_kept_for_ever() {
    let folder = Folder::new("caching");
    fs::write(folder.0.join("dist/code-0123456789abcdef.js"), "1").unwrap();
    fs::write(
        folder.0.join("dist/deep/zoq-en-0123456789abcdef.json"),
        "{}",
    )
    .unwrap();
    let server = Server::start(folder.options()).unwrap();
    let hashed = ask(&server, "GET /code-0123456789abcdef.js");
    assert!(hashed.contains("Cache-Control: public, max-age=31536000, immutable\r\n"));
    let course = ask(&server, "GET /deep/zoq-en-0123456789abcdef.json");
    assert!(course.contains("Content-Type: application/json\r\n"));
    assert!(course.contains("immutable\r\n"));
    for path in ["/", "/code.js", "/none-0123456789abcdef.js"] {
        let answer = ask(&server, &format!("GET {path}"));
        assert!(answer.contains("Cache-Control: no-cache\r\n"), "{path}");
    }
}
