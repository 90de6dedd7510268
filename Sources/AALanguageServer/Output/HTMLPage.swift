/// Text as it stands in HTML.
enum HTMLText {
  /// For text between tags and for values of attributes in double quotes.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// One page that needs nothing else: no network, no other file. Light and dark as the reader's system is, and readable
/// on paper and with styles turned off.
struct HTMLPage: Sendable {
  var title: String
  /// The content of `<main>`, as HTML.
  var main: String
  /// Rules beside the common ones.
  var style = ""
  /// What the page does beside being read; it must be readable without.
  var script = ""

  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
    script-src 'unsafe-inline'; img-src data:">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="\(ToolVersion.name) \(ToolVersion.number)">
    <title>\(HTMLText.escaped(title))</title>
    <style>
    \(Self.commonStyle)\(style.isEmpty ? "" : "\n" + style)
    </style>
    </head>
    <body>
    <main>
    \(main)
    </main>
    \(script.isEmpty ? "" : "<script>\n\(script)\n</script>\n")</body>
    </html>

    """
  }

  /// Each pair of a text colour and the ground it stands on has a contrast of 4.5 to 1 or more in both schemes.
  private static let commonStyle = """
    :root {
      color-scheme: light dark;
      --ground: #ffffff; --raised: #f4f5f7; --line: #c9ced6; --text: #16181d; --faint: #525a66;
      --link: #0b57b5; --error: #a8071a; --warning: #7a4a00; --information: #0b57b5; --good: #0a6130;
      --error-ground: #fdecee; --warning-ground: #fff4df; --information-ground: #e8f1fd; --good-ground: #e6f6ec;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #14161a; --raised: #1e2127; --line: #454c57; --text: #eceef2; --faint: #aab2bf;
        --link: #8ab8ff; --error: #ff9aa5; --warning: #ffc46b; --information: #8ab8ff; --good: #7fd9a2;
        --error-ground: #3a1a1f; --warning-ground: #38290f; --information-ground: #17283f; --good-ground: #12301f;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--text);
      font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; overflow-wrap: break-word; }
    main { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
    h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; }
    h2 { font-size: 1.35rem; line-height: 1.25; margin: 2.5rem 0 .75rem; }
    h3 { font-size: 1.1rem; line-height: 1.3; margin: 1.25rem 0 .4rem; }
    p { margin: .4rem 0; }
    a { color: var(--link); }
    a:focus-visible, button:focus-visible, summary:focus-visible, [tabindex]:focus-visible {
      outline: 3px solid var(--link); outline-offset: 2px; }
    code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .92em; }
    table { border-collapse: collapse; width: 100%; }
    th, td { text-align: start; vertical-align: top; padding: .5rem .75rem; border-bottom: 1px solid var(--line); }
    .faint { color: var(--faint); }
    @media print { main { max-width: none; padding: 0; } details > * { display: block; } }
    """
}
