/// The look of a page, and the few lines of script that it has.
enum GalleryStyle {
  /// The style sheet.
  static let sheet: StaticString = """
    <style>
    :root { color-scheme: light dark; --back: #ffffff; --ink: #1c1c1e; --faint: #5a5a60;
      --line: #d1d1d6; --panel: #f4f4f7; --accent: #b3005e; --link: #0055b3; }
    @media (prefers-color-scheme: dark) {
      :root { --back: #1c1c1e; --ink: #f2f2f7; --faint: #b4b4bc; --line: #48484a;
        --panel: #2c2c2e; --accent: #ff8fc4; --link: #7ab8ff; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 1240px; padding: 16px; background: var(--back);
      color: var(--ink); font: 16px/1.45 system-ui, sans-serif; overflow-wrap: anywhere; }
    h1 { font-size: 1.6em; } h2 { font-size: 1.25em; border-top: 2px solid var(--line);
      padding-top: 12px; } h3 { font-size: 1.1em; } h4 { font-size: 1em; margin: 12px 0 6px; }
    h5 { font-size: 1em; margin: 0; } a { color: var(--link); } code { color: var(--faint); }
    .note, .hint { color: var(--faint); font-size: .85em; margin: 2px 0; }
    .pair { display: flex; gap: 24px; align-items: flex-start; }
    figure { margin: 0; flex: 0 1 380px; min-width: 0; } figcaption { color: var(--faint);
      font-size: .85em; }
    .screen svg.screen { width: 100%; height: auto; max-height: 900px; background: #ffffff;
      border: 1px solid var(--line); }
    .strip { flex-direction: column; } .strip figure { flex-basis: auto; width: 100%; }
    .strip .reading { flex-basis: auto; } .reading { flex: 1 1 300px; min-width: 0; }
    .order { margin: 0; padding-inline-start: 2.2em; }
    .order > li { padding: 6px 0; border-bottom: 1px solid var(--line); }
    .order > li::marker { color: var(--accent); font-weight: 600; }
    .says { margin: 4px 0 2px; } .native p { margin: 0; } .native > * { max-width: 100%; }
    .native button, .native select, .native input { min-height: 28px; min-width: 28px; font: inherit; }
    ::placeholder { color: var(--faint); opacity: 1; }
    .native textarea { font: inherit; width: 100%; } .native img { background: var(--line); }
    .native a { display: inline-block; min-height: 24px; }
    .unnamed, .mark { color: var(--accent); font-size: .85em; }
    .wide { overflow-x: auto; } table { border-collapse: collapse; font-size: .9em; }
    th, td { border: 1px solid var(--line); padding: 4px 8px; text-align: start;
      vertical-align: top; min-width: 7em; } th { background: var(--panel); }
    dl { margin: 4px 0; font-size: .9em; } dl div { display: flex; gap: 8px; }
    dt { color: var(--faint); flex: 0 0 4.5em; } dd { margin: 0; min-width: 0; }
    summary { cursor: pointer; min-height: 24px; } summary h4 { display: inline; }
    .screen { scroll-margin-top: 48px; } .control { scroll-margin-top: 48px; }
    .map ol { padding-inline-start: 2.2em; } .map li { padding: 2px 0; }
    .beside { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
    .beside > h3, .beside > p { grid-column: 1 / -1; } .beside .pair { flex-direction: column; }
    .index { list-style: none; padding: 0; } .index > li { padding: 8px 0;
      border-bottom: 1px solid var(--line); }
    .pictures { display: flex; flex-wrap: wrap; gap: 8px; margin: 6px 0; align-items: end; }
    .pictures svg.screen { width: 96px; height: auto; max-height: 200px; background: #ffffff;
      border: 1px solid var(--line); display: block; }
    #languages { position: sticky; top: 0; background: var(--back); padding: 8px 0; z-index: 1; }
    #languages select, #search input { font: inherit; min-height: 28px; margin-inline-end: 16px; }
    [data-hidden] { display: none; }
    @media (max-width: 700px) { .pair { flex-direction: column; } figure { flex-basis: auto;
      width: 100%; } .reading { flex-basis: auto; } .order { padding-inline-start: 1.8em; } }
    @media (max-width: 700px) { .beside { display: block; } }
    @media print { #languages, #search { display: none; } }
    </style>

    """

  /// The script that makes the choice of languages and the search of an index.
  ///
  /// Without it, the first language is open and each other one opens by itself.
  static let script: StaticString = """
    <script>
    addEventListener("DOMContentLoaded", () => {
      const make = (name, text, ...inner) => {
        const made = document.createElement(name);
        made.append(text, ...inner);
        return made;
      };
      const header = document.querySelector("header");
      const all = [...document.querySelectorAll("[data-language]")];
      const tags = [...new Set(all.map(e => e.dataset.language))];
      if (tags.length > 1) {
        const lists = [tags, ["none", ...tags]].map(names => {
          const list = make("select", "");
          for (const name of names) list.add(new Option(name, name));
          return list;
        });
        const show = () => {
          const [one, other] = lists.map(list => list.value);
          for (const e of all) {
            const shown = [one, other].includes(e.dataset.language);
            e.toggleAttribute("data-hidden", !shown);
            if (e.localName === "details") e.open = shown;
          }
          const two = other !== "none" && other !== one;
          for (const e of document.querySelectorAll("main .screen"))
            e.classList.toggle("beside", two);
        };
        const bar = make("p", "", make("label", "Language ", lists[0]),
          make("label", "Beside it ", lists[1]));
        bar.id = "languages";
        for (const list of lists) list.onchange = show;
        header.append(bar);
        show();
      }
      const rows = [...document.querySelectorAll(".index > li")];
      if (rows.length > 1) {
        const field = make("input", "");
        field.type = "search";
        field.oninput = () => {
          const words = field.value.toLowerCase().split(" ");
          for (const row of rows) row.toggleAttribute("data-hidden",
            !words.every(word => row.dataset.text.includes(word)));
          for (const group of document.querySelectorAll(".group")) group.toggleAttribute(
            "data-hidden", !group.querySelector(".index > li:not([data-hidden])"));
        };
        for (const row of rows) row.dataset.text = [row.textContent,
          ...[...row.querySelectorAll("svg")].map(e => e.getAttribute("aria-label"))]
          .join(" ").toLowerCase();
        const bar = make("p", "", make("label", "Search ", field));
        bar.id = "search";
        header.append(bar);
      }
    });
    </script>

    """
}
