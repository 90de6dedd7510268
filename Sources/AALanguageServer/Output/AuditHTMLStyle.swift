/// What the page of the checklist looks like beside the common style.
enum AuditHTMLStyle {
  /// Colours stand beside a sign and a word, never alone.
  static let text = """
    .lead { font-size: 1.25rem; line-height: 1.4; font-weight: 600; margin: .75rem 0 1rem; }
    h2.app { border-top: 3px solid var(--line); padding-top: 1.5rem; }
    .note { border-inline-start: 4px solid var(--line); padding-inline-start: .75rem; }
    .counts { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .6rem; list-style: none;
      padding: 0; margin: 1rem 0; }
    .counts a { display: block; padding: .6rem .8rem; border-radius: .5rem; text-decoration: none; color: var(--ink);
      background: var(--tint); border: 1px solid var(--line); }
    .counts a:hover { text-decoration: underline; }
    .number { display: block; font-size: 1.8rem; line-height: 1.1; font-weight: 700; }
    .failed { --ink: var(--error); --tint: var(--error-ground); }
    .unknown, .toLookAt { --ink: var(--warning); --tint: var(--warning-ground); }
    .byHand { --ink: var(--information); --tint: var(--information-ground); }
    .passed { --ink: var(--good); --tint: var(--good-ground); }
    .notApplicable { --ink: var(--faint); --tint: var(--raised); }
    .line { border: 1px solid var(--line); border-inline-start: 5px solid var(--ink); border-radius: .4rem;
      margin: .5rem 0; }
    .line > summary { padding: .65rem .9rem; cursor: pointer; }
    .line > summary:hover { background: var(--raised); }
    .verdict { color: var(--ink); background: var(--tint); border-radius: .3rem; padding: .1rem .5rem; font-weight: 650;
      white-space: nowrap; margin-inline-end: .35rem; }
    .title { font-weight: 600; }
    .gist { display: block; color: var(--faint); margin-inline-start: 1.1rem; }
    .body { padding: 0 .9rem .8rem 2rem; }
    .body ul, .steps { margin: .2rem 0 .6rem; padding-inline-start: 1.3rem; }
    .label { font-weight: 650; margin-top: .8rem; }
    .findings > li { margin: .5rem 0 .8rem; }
    .where, .place { font-size: .9rem; }
    .error { color: var(--error); font-weight: 600; }
    .warning { color: var(--warning); font-weight: 600; }
    .information, .hint { color: var(--information); }
    pre { background: var(--raised); border-radius: .35rem; padding: .45rem .7rem; margin: .3rem 0;
      white-space: pre-wrap; overflow-wrap: anywhere; }
    mark { background: var(--warning-ground); color: inherit; text-decoration: underline; text-underline-offset: .2em;
      border-radius: .2rem; }
    .more > summary { cursor: pointer; padding: .2rem 0; color: var(--link); }
    .source { font-size: .9rem; color: var(--faint); margin-top: 1rem; }
    .steps > li { margin: .45rem 0; }
    .table { overflow-x: auto; }
    .table th[scope="row"] { font-weight: 600; }
    .toggle { font: inherit; color: var(--text); background: var(--raised); border: 1px solid var(--line);
      border-radius: .4rem; padding: .35rem .8rem; cursor: pointer; }
    footer { margin-top: 3rem; border-top: 1px solid var(--line); }
    @media (max-width: 36rem) { .body { padding-inline-start: .9rem; } h1 { font-size: 1.5rem; } }
    @media print {
      .toggle { display: none; }
      details::details-content { content-visibility: visible; height: auto; display: block; }
      .line, pre { break-inside: avoid; }
    }
    """

  /// A button that opens and closes every line; a line that is linked to opens.
  static let script = """
    (() => {
      const lines = [...document.querySelectorAll("details.line")];
      const reveal = () => {
        const target = document.getElementById(location.hash.slice(1));
        if (target instanceof HTMLDetailsElement) { target.open = true; target.scrollIntoView(); }
      };
      addEventListener("hashchange", reveal);
      reveal();
      const counts = document.querySelector(".counts");
      if (!lines.length || !counts) return;
      const button = document.createElement("button");
      button.type = "button";
      button.className = "toggle";
      const isAllOpen = () => lines.every((line) => line.open);
      const name = () => { button.textContent = isAllOpen() ? "Close all lines" : "Open all lines"; };
      button.addEventListener("click", () => {
        const open = !isAllOpen();
        for (const line of lines) line.open = open;
        name();
      });
      for (const line of lines) line.addEventListener("toggle", name);
      name();
      counts.after(button);
    })();
    """
}
