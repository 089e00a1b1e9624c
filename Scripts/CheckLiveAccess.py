#!/usr/bin/env python3
"""Compares the pages of `ctl open` for real documents with the accessibility tree of Chromium and with `ctl check`.

    python3 Scripts/CheckLiveAccess.py ../shared/corpus .build/release/ctl [--count 60] [--seed 1]

For documents that a seed draws, each element of a page has to have the name, role, states, value and description in
Chromium's tree that the table of `ctl gallery --format json` has for it. What axe-core finds on a page is joined with
what `ctl check` finds: only a name, a contrast or the size of a target may be wrong, and only of a control for which
`ctl check` says so, too. It finds no fault in what the framework names, or a hint or a choice tells; a Mac's controls are smaller than a finger, and no rule of `ctl check` says otherwise. The exit status is 1 if something differs.
"""

import argparse
import collections
import json
import pathlib
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

import CheckPage
import Chromium
from CheckGallery import differences, plain
from CheckLiveCorpus import MOST_SCREENS, documents
from CheckLivePage import NOW, LivePage

# The rules of axe-core, and those of `ctl check` for the same fault.
NAMES = {
    "unnamed", "image-only", "unlabeled-field", "unlabeled-switch", "unnamed-value", "blank-name", "empty-element",
    "placeholder-as-label", "hint-without-name", "file-name",
}
RULES = {
    **dict.fromkeys(["label", "button-name", "select-name", "image-alt", "input-button-name", "link-name",
                     "aria-input-field-name", "aria-toggle-field-name", "aria-command-name",
                     "aria-progressbar-name", "aria-meter-name", "role-img-alt"], NAMES),
    "color-contrast": {"contrast"},
    "target-size": {"small-target", "crowded-targets", "overlapping-targets", "outside", "covered"},
}
VIOLATIONS = """axe.run({ runOnly: { type: "tag", values:
  ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] } })
  .then(r => JSON.stringify(r.violations.flatMap(v => v.nodes.map(n => [v.id, n.target[0], n.html]))))"""
# The controls of the elements, in reading order.
CONTROLS = '[...document.querySelectorAll("#elements > .place")].map(e => e.id.replace("-place", ""))'


def output(ctl, *words):
    """What `ctl` prints as JSON; None where it cannot read the document."""
    run = subprocess.run([ctl, *words, "--format", "json"], capture_output=True, text=True)
    try:
        return json.loads(run.stdout)
    except json.JSONDecodeError:
        return None


def screens(ctl, path):
    """The elements of each screen in our table."""
    made = output(ctl, "gallery", str(path), "--now", NOW)
    if made is None:
        return []
    return [s["elements"] for d in made["documents"] for v in d["versions"] for s in v["screens"]]


def element_id(page, control):
    """The id in the document of the element that a control of the page stands for."""
    page.browser.evaluate(f"send('focus', {json.dumps(control)})")
    page.settle()
    return page.browser.evaluate("""[...document.querySelectorAll("#facts div")]
      .find(d => d.firstElementChild.textContent === "Id")?.lastElementChild.textContent ?? null""")


def tell_value(element, node):
    """Leaves out of a description the value for which ARIA has no word; it has to be what is said."""
    found = node.get("description", {}).get("value", "")
    value = found.removesuffix(element["aria"]["description"]).removesuffix(". ")
    if value and plain(value) in plain(element["text"]):
        node["description"]["value"] = element["aria"]["description"]


def compare(page, tables, counts):
    """What differs between the tree of a page and the table of the screen that has the most in common with it."""
    controls = page.browser.evaluate(CONTROLS)
    found, nodes = page.browser.accessibility()
    fitting = [t for t in tables if len(t) == len(controls)]
    if not fitting:
        return [f"no screen of the table has {len(controls)} elements"]

    def told(table):
        lines = []
        for control, element in zip(controls, table):
            role, name = element["aria"].get("role"), element["aria"]["name"]
            if not name and not (role is None and element["aria"].get("value")):
                continue
            node = found.get(control)
            if node:
                tell_value(element, node)
            lines += [f"{element['handle']} {name!r}: {line}" for line in
                      (differences(element, node, nodes) if node else ["not in the tree"])]
        return lines

    best = min(((told(t), t) for t in fitting), key=lambda pair: len(pair[0]))
    tables.remove(best[1])
    counts["elements"] += len(controls)
    return best[0]


def excuse(document, own, html):
    """Why `ctl check` finds no fault in an element without a name, by the document; None for no such reason."""
    if "aria-description" in html:
        return "a hint"
    if html.startswith("<select"):
        return "a choice that says what it is"
    element = next((e for e in document.iter() if e.get("id") == own), None)
    if element is None:
        return None
    if element.get("customClass") == "UISearchTextField":
        return "the class of a search"
    if element.tag == "textView" and element.get("editable") == "NO":
        return "a text that is read"
    if element.tag == "popUpButton" and not any(
            item.get("title") for item in element.iter("menuItem")):
        return "a menu that code fills"
    parent = next((p for p in document.iter() if element in list(p)), None)
    if parent is not None and parent.tag == "toolbarItem" and parent.get("label"):
        return "the label of its item"
    for part in element.iter():
        if part.get("type") == "help":
            return "a help button, which AppKit names"
        if part.get("catalog") == "system" or (part.get("image") or "").startswith("NS"):
            return "an image that the system describes"
    return None


def join(page, document, checked, is_mac, counts):
    """What axe-core finds on a page and `ctl check` does not."""
    problems = []
    for rule, target, html in json.loads(page.browser.evaluate(VIOLATIONS)):
        control = target.removeprefix("#").replace("-place", "")
        if rule == "target-size" and is_mac:
            counts["targets of a Mac"] += 1
        elif rule in RULES and control.startswith("e"):
            own = element_id(page, control)
            if checked.get(own, set()) & RULES[rule]:
                counts[rule] += 1
                continue
            if RULES[rule] is NAMES and excuse(document, own, html):
                counts["excused"] += 1
                continue
            problems.append(f"axe-core finds {rule} of {own}, and ctl check {checked.get(own)}: {html[:160]}")
        else:
            problems.append(f"axe-core finds {rule}: {html[:160]}")
    return problems


def check(ctl, path, browser, axe, counts):
    """What differs on the screens of a document."""
    tables = screens(ctl, path)
    checked = collections.defaultdict(set)
    for finding in (output(ctl, "check", str(path), "--review") or {}).get("findings", []):
        checked[finding.get("object")].add(finding["rule"])
    document = ElementTree.parse(path).getroot()
    is_mac = b"MacOSX.Cocoa" in path.read_bytes()
    page = LivePage(ctl, str(path), browser)
    browser.call("Runtime.evaluate", expression=axe)
    problems = []
    for screen in page.browser.evaluate(
            "[...document.querySelectorAll('#screens [data-do=screen]')].map(e => e.dataset.value)")[:MOST_SCREENS]:
        page.browser.evaluate(f"send('screen', null, {json.dumps(screen)})")
        page.settle()
        counts["screens"] += 1
        problems += [f"{path} screen {screen}: {line}"
                     for line in compare(page, tables, counts) + join(page, document, checked, is_mac, counts)]
    page.end()
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("corpus")
    parser.add_argument("ctl")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    axe = CheckPage.axe()
    if not Chromium.path() or axe is None or not pathlib.Path(given.corpus).is_dir():
        print("skipped: there is no Chromium, no axe-core, or no corpus")
        return
    counts, wrong = collections.Counter(), 0
    with Chromium.Chromium() as browser:
        browser.show(1400, "light", 1200)
        for path in documents(given.corpus, given.count, given.seed):
            problems = check(given.ctl, path, browser, axe, counts)
            for problem in problems:
                print(problem)
            wrong += len(problems)
            counts["documents"] += 1
    told = ", ".join(f"{count} {name}" for name, count in counts.items())
    print(f"{told}; {wrong} differ")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
