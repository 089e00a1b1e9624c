#!/usr/bin/env python3
"""Checks the numbers on the drawings of `ctl gallery` in the geometry of a browser.

    python3 Scripts/CheckDrawings.py ../shared/corpus .build/release/ctl

Every number has to be nearer to the outline of its own element than to that of any other, and none may
cover another number or the text of a drawing by more than a tenth of its circle. Elements with the same
frame cannot be told apart and are counted. The exit status is 1 if a number is nearer to another element,
or if one of a hundred covers a text, and 0 with a message where there is no Chromium.
"""

import argparse
import collections
import pathlib
import subprocess
import sys
import tempfile

import Chromium

MEASURE = """
(() => {
  for (const folded of document.querySelectorAll("details")) folded.open = true;
  const box = e => { const r = e.getBoundingClientRect();
    return [r.left, r.top, r.right, r.bottom]; };
  const outline = (x, y, [l, t, r, b]) => {
    const dx = Math.max(l - x, x - r, 0), dy = Math.max(t - y, y - b, 0);
    return dx || dy ? Math.hypot(dx, dy) : Math.min(x - l, r - x, y - t, b - y); };
  const shared = (a, b) => Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0]))
    * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
  const found = [];
  for (const svg of document.querySelectorAll("svg.screen")) {
    const all = selector => [...svg.querySelectorAll(selector)].map(e => [e, box(e)]);
    const outlines = all("rect.outline"), circles = all("circle.number");
    const texts = all("text:not(circle + text)").filter(([e]) => e.textContent.trim());
    for (const [circle, own] of circles) {
      const x = (own[0] + own[2]) / 2, y = (own[1] + own[3]) / 2;
      const area = (own[2] - own[0]) * (own[3] - own[1]);
      const mine = outlines.find(([e]) => e.dataset.number === circle.dataset.number);
      const others = outlines.filter(o => o !== mine);
      const same = others.some(([, b]) => b.every((v, i) => Math.abs(v - mine[1][i]) < .1));
      const distance = outline(x, y, mine[1]);
      const nearest = Math.min(1e9, ...others.map(([, b]) => outline(x, y, b)));
      const clip = b => [Math.max(b[0], 0), b[1], b[2], b[3]];
      found.push({
        number: circle.dataset.number, distance, nearest, same,
        numbers: Math.max(0, ...circles.filter(c => c[0] !== circle).map(c => shared(c[1], own))) / area,
        text: Math.max(0, ...texts.map(t => shared(clip(t[1]), own))) / area });
    }
  }
  return found;
})()
"""


def main():
    """Checks the drawings of a folder; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("corpus", type=pathlib.Path, help="a folder of documents")
    parser.add_argument("ctl", type=pathlib.Path, help="the path of ctl")
    parser.add_argument("--list", action="store_true", help="list what covers a text, too")
    arguments = parser.parse_args()
    if not Chromium.path():
        print("skipped: there is no Chromium; make browser installs it on Debian")
        return 0
    counts = collections.Counter()
    with tempfile.TemporaryDirectory() as temporary, Chromium.Chromium() as browser:
        folder = pathlib.Path(temporary) / "pages"
        subprocess.run([arguments.ctl.absolute(), "gallery", ".", "-o", folder],
                       cwd=arguments.corpus, check=False, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        for page in sorted(folder.glob("*.html")):
            browser.show(1280, "light")
            browser.open(page)
            for mark in browser.evaluate(MEASURE) if page.name != "index.html" else []:
                counts["numbers"] += 1
                counts["same"] += mark["same"]
                if not mark["same"] and mark["nearest"] <= mark["distance"] + 0.01:
                    counts["wrong"] += 1
                    print(f"{page.name}: {mark['number']} is {mark['distance']:.1f} points from its "
                          f"own element and {mark['nearest']:.1f} from another")
                for what in ("numbers", "text"):
                    if mark[what] > 0.1:
                        counts["covers " + what] += 1
                        if arguments.list:
                            print(f"{page.name}: {mark['number']} covers {what}: {mark[what]:.2f}")
    print(f"{counts['numbers'] - counts['wrong']} of {counts['numbers']} numbers are nearest to their "
          f"own element; {counts['same']} have the frame of another one, {counts['covers text']} cover "
          f"a text and {counts['covers numbers']} another number")
    return 1 if counts["wrong"] or counts["covers text"] * 100 > counts["numbers"] else 0


if __name__ == "__main__":
    sys.exit(main())
