#!/usr/bin/env python3
"""Checks pages of `ctl gallery` with axe-core in a browser, and takes pictures of them.

    python3 Scripts/CheckPage.py gallery.html [...] --pictures FOLDER

Each page is loaded at 390 and 1280 points, light and dark. axe-core is carried by the package
axe-playwright-python of PyPI; without it, or without Chromium, the script says so. The exit status is 1
if axe-core finds a violation, or if a page asks for anything outside of itself.
"""

import argparse
import base64
import importlib.util
import json
import pathlib
import sys

import Chromium

WIDTHS, SCHEMES = (390, 1280), ("light", "dark")


def axe():
    """The source of axe-core; None where the package is absent."""
    found = importlib.util.find_spec("axe_playwright_python")
    if found is None:
        return None
    return next(pathlib.Path(found.origin).parent.rglob("axe.min.js")).read_text(encoding="utf-8")


def hostile(pages):
    """Loads pages of hostile documents; returns 1 if one runs a script or asks for anything."""
    wrong = 0
    with Chromium.Chromium() as browser:
        for page in pages:
            browser.open(page)
            scripts, handlers, planted = browser.evaluate(
                "[document.scripts.length, [...document.querySelectorAll('*')].filter(e => "
                "[...e.attributes].some(a => a.name.startsWith('on'))).length, "
                "'planted' in window]")
            dialogs = [e for e in browser.events
                       if e.get("method") == "Page.javascriptDialogOpening"]
            if scripts != 1 or handlers or planted or dialogs or browser.requests():
                print(f"{page}: {scripts} scripts, {handlers} handlers, ran one: {planted}, "
                      f"{len(dialogs)} dialogs, {len(browser.requests())} requests")
                wrong += 1
    print(f"{len(pages) - wrong} of {len(pages)} pages run nothing of a document")
    return 1 if wrong else 0


def main():
    """Checks the pages; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("pages", type=pathlib.Path, nargs="+")
    parser.add_argument("--pictures", type=pathlib.Path, help="a folder for pictures")
    parser.add_argument("--hostile", action="store_true",
                        help="whether no script of a document runs, and nothing else")
    arguments = parser.parse_args()
    if not Chromium.path():
        print("skipped: there is no Chromium; make browser installs it on Debian")
        return 0
    if arguments.hostile:
        return hostile(arguments.pages)
    source, wrong = axe(), 0
    if source is None:
        print("axe-core: skipped, the package is absent: pip install axe-playwright-python")
    if arguments.pictures:
        arguments.pictures.mkdir(parents=True, exist_ok=True)
    with Chromium.Chromium() as browser:
        for page in arguments.pages:
            for width in WIDTHS:
                for scheme in SCHEMES:
                    browser.show(width, scheme)
                    seconds = browser.open(page)
                    if browser.requests():
                        print(f"{page}: asks for {browser.requests()[0]}")
                        wrong += 1
                    name = f"{page.stem}-{width}-{scheme}"
                    if arguments.pictures:
                        height = browser.evaluate("document.documentElement.scrollHeight")
                        clip = {"x": 0, "y": 0, "width": width, "height": min(height, 4000),
                                "scale": 1}
                        data = browser.call("Page.captureScreenshot", clip=clip,
                                            captureBeyondViewport=True)["data"]
                        path = arguments.pictures / f"{name}.png"
                        path.write_bytes(base64.b64decode(data))
                    wide = browser.evaluate("document.documentElement.scrollWidth")
                    if wide > width:
                        print(f"{name}: is {wide} points wide")
                        wrong += 1
                    told = f"{name}: loaded in {seconds:.2f} s"
                    if source:
                        browser.evaluate(source + "; undefined")
                        result = json.loads(browser.evaluate(
                            "axe.run(document).then(r => JSON.stringify({violations: r.violations.map("
                            "v => [v.id, v.nodes.length, v.nodes[0].html.slice(0, 200)]),"
                            " rules: r.passes.length + r.violations.length + r.incomplete.length"
                            " + r.inapplicable.length, passes: r.passes.length}))"))
                        for rule, count, html in result["violations"]:
                            print(f"{name}: {rule}, {count} times: {html}")
                            wrong += 1
                        told += (f", {result['rules']} rules of axe-core, {result['passes']} with "
                                 f"something to check, {len(result['violations'])} violated")
                    print(told)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
