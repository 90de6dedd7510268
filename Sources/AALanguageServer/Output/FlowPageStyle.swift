/// How the page of a map looks, beside what all pages have in common.
enum FlowPageStyle {
  static let text = """
    main { max-width: none; padding-inline: clamp(.75rem, 2.5vw, 2.5rem); }
    main > h1, main > p, main > section { max-width: 62rem; margin-inline: auto; }
    main > #map-section { max-width: none; }
    #map-section > h2, #map-section > p, .tools, .legend { max-width: 62rem; margin-inline: auto; }
    h5, .panel h4 { font-size: .95rem; margin: .9rem 0 .2rem; }
    ul, ol { margin: .2rem 0; padding-inline-start: 1.3rem; }
    li { margin: .25rem 0; }
    .tools { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; margin-block: 1rem .6rem; }
    .tools[hidden] { display: none; }
    .tools input, .tools button { font: inherit; color: inherit; background: var(--ground);
      border: 1px solid var(--faint); border-radius: .5rem; padding: .35rem .7rem; min-height: 2.5rem; }
    .tools input { width: 15rem; max-width: 100%; }
    .tools button { min-width: 2.5rem; cursor: pointer; }
    .tools button:hover { background: var(--raised); }
    .tools input:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .zoom { display: flex; gap: .4rem; margin-inline-start: auto; }
    #found { color: var(--faint); min-width: 6rem; }
    .frame { position: relative; }
    .view { overflow: auto; max-height: min(80vh, 60rem); border: 1px solid var(--line); border-radius: .75rem;
      background: var(--raised); cursor: grab; }
    .view.dragged { cursor: grabbing; user-select: none; }
    .view:focus-visible { outline-offset: -3px; }
    svg { display: block; margin: 0 auto; }
    svg text { font-family: system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; fill: var(--text); }
    .group { fill: none; stroke: var(--line); stroke-width: 1.2; }
    .box { cursor: pointer; outline: none; }
    .box .ground { fill: var(--ground); stroke: var(--faint); stroke-width: 1.2; }
    .box .title { font-weight: 650; }
    .box .fact { fill: var(--text); }
    .box .over { font-weight: 650; fill: var(--warning); }
    .box .faint { fill: var(--faint); }
    .box.root .ground { fill: var(--raised); stroke: var(--text); stroke-width: 1.6; }
    .box.dialog .ground { stroke-dasharray: 5 4; fill: var(--raised); }
    .box.has-warning .ground { stroke: var(--warning); stroke-width: 2; }
    .box.has-error .ground { stroke: var(--error); stroke-width: 3; }
    .box:hover .ground { fill: var(--information-ground); }
    .box:focus-visible .ground, .box.open .ground { stroke: var(--link); stroke-width: 4; stroke-dasharray: none; }
    .box.other { opacity: .28; }
    .tile rect { fill: var(--information-ground); stroke: var(--information); stroke-width: 1; }
    .tile text { text-anchor: middle; fill: var(--information); }
    .tile.missing rect { fill: none; stroke: var(--faint); stroke-dasharray: 3 3; }
    .badge rect { stroke-width: 1; }
    .badge text { font-weight: 650; }
    .badge.error rect { fill: var(--error-ground); stroke: var(--error); }
    .badge.error text { fill: var(--error); }
    .badge.warning rect { fill: var(--warning-ground); stroke: var(--warning); }
    .badge.warning text { fill: var(--warning); }
    .badge.information rect { fill: var(--information-ground); stroke: var(--information); }
    .badge.information text { fill: var(--information); }
    .badge.hint rect { fill: var(--raised); stroke: var(--faint); }
    .way path { fill: none; stroke: var(--faint); stroke-width: 1.4; }
    .way .tip { fill: var(--faint); stroke: none; }
    .way text { font-size: 12px; text-anchor: end; stroke: var(--raised); stroke-width: 4px; paint-order: stroke; }
    .way.back path { stroke-dasharray: 6 4; opacity: .8; }
    .way.back .tip { stroke: none; opacity: 1; }
    .way.near path { stroke: var(--link); stroke-width: 2.6; opacity: 1; }
    .way.near .tip { fill: var(--link); stroke: none; }
    .way.near text { font-weight: 650; }
    .frame.split { display: grid; grid-template-columns: minmax(0, 1fr) minmax(20rem, 28rem); gap: .75rem; }
    .frame.split .view { align-self: start; }
    .panel { overflow: auto; overscroll-behavior: contain; max-height: min(80vh, 60rem); align-self: start;
      background: var(--ground); border: 2px solid var(--link); border-radius: .75rem; padding: .9rem 1.1rem 1.1rem; }
    .panel[hidden] { display: none; }
    .panel .close { float: inline-end; font: inherit; min-width: 2.5rem; min-height: 2.5rem; cursor: pointer;
      color: inherit; background: var(--ground); border: 1px solid var(--faint); border-radius: .5rem; }
    .legend { list-style: none; padding: 0;
      display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin-block: .7rem 0; }
    .legend li { display: flex; align-items: center; gap: .45rem; margin: 0; }
    .sample { display: inline-block; width: 1.7rem; height: 1.1rem;
      border: 1.5px solid var(--faint); border-radius: .3rem; }
    .sample.dialog { border-style: dashed; border-radius: .6rem; }
    .sample.line { height: 0; border-width: 1.5px 0 0; border-radius: 0; }
    .sample.back { border-top-style: dashed; }
    .place { margin: .9rem 0; margin-inline-start: calc(var(--depth) * clamp(.35rem, 1.4vw, 1.25rem));
      padding: .8rem 1.1rem; border: 1px solid var(--line); border-radius: .75rem; }
    .place:target { border-color: var(--link); box-shadow: 0 0 0 2px var(--link); }
    .place h4, .panel h3 { font-size: 1.1rem; line-height: 1.3; margin: 0 0 .2rem; }
    .kind { font-weight: 400; color: var(--faint); font-size: .9rem; }
    .code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .85em; }
    .findings { list-style: none; padding: 0; }
    .findings li { margin: .5rem 0; }
    .findings .source { display: block; font-size: .92em; color: var(--faint); }
    .badge-text { font-weight: 650;
      border: 1px solid; border-radius: 1rem; padding: .05rem .5rem; white-space: nowrap; }
    .badge-text.error { color: var(--error); background: var(--error-ground); }
    .badge-text.warning { color: var(--warning); background: var(--warning-ground); }
    .badge-text.information { color: var(--information); background: var(--information-ground); }
    .badge-text.hint { color: var(--faint); background: var(--raised); }
    @media (max-width: 48rem) {
      .frame.split { display: block; }
      .panel { position: fixed; inset: auto .5rem .5rem; max-height: 60vh; z-index: 1;
        box-shadow: 0 .4rem 1.6rem rgb(0 0 0 / .25); }
      .zoom { margin-inline-start: 0; }
    }
    @media (prefers-reduced-motion: no-preference) {
      .box, .way path { transition: opacity .15s; }
      html { scroll-behavior: smooth; }
    }
    @media (forced-colors: active) {
      .box .ground, .way path { stroke: CanvasText; }
      .box:focus-visible .ground, .box.open .ground { stroke: Highlight; }
    }
    @media print { .tools, .panel { display: none; }
      .frame.split { display: block; } .view { max-height: none; overflow: visible; }
      svg { max-width: 100%; height: auto; } .place { break-inside: avoid; } }
    """
}
