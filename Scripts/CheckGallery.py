#!/usr/bin/env python3
"""Compares the pages of `ctl gallery` with the accessibility tree of a browser.

    python3 Scripts/CheckGallery.py ../shared/corpus .build/release/ctl

The page of Examples/SignIn in its languages, and those of documents that a seed draws, are loaded in a
headless Chromium. Its name, role, states, value and description of each control have to be those that
`ctl gallery --format json` has. --plant changes one of them on the page, and the script has to find it.
The exit status is 1 if something differs, and 0 with a message where there is no Chromium.
"""

import argparse
import collections
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import Chromium

# Chromium's names for roles of ARIA.
ROLES = {"img": "image"}
# What a document has to have, twice, to be drawn.
CONTROL = re.compile(rb"<(?:button|textField|switch|slider|segmentedControl|barButtonItem)\b")
# Shows every language, as a reader of the page can.
SHOW = """
for (const e of document.querySelectorAll("[data-hidden]")) e.removeAttribute("data-hidden");
for (const e of document.querySelectorAll("details")) e.open = true;
"""
# What Chromium's protocol has no property for: places and the current item are left out, and the text of
# a value is that of the number.
LEFT_OUT = {"posinset", "setsize", "current", "valuetext"}
# The roles that are no controls; they are compared, too.
OTHERS = {None, "group", "heading", "img"}

PLANTS = {
    "name": "e => e.setAttribute('aria-label', 'planted')",
    "role": "e => e.setAttribute('role', 'note')",
    "state": "e => e.disabled = !e.disabled",
    "value": "e => e.value = 'planted'",
    "description": "e => document.getElementById(e.id + '-hint').textContent = 'planted'",
}
PLACES = {
    "name": "button[id]", "role": "button[id]", "state": "button[id]",
    "value": "input[type=text][id]", "description": "[aria-describedby]",
}


def plain(text):
    """A text as a browser reads it: white space is one space."""
    return " ".join(text.split())


def properties(node):
    """The properties of a node by their names."""
    return {p["name"]: p["value"].get("value") for p in node.get("properties", [])}


def text_of(node, nodes):
    """The text in a node."""
    if node["role"]["value"] == "StaticText":
        return node["name"]["value"]
    return "".join(text_of(nodes[c], nodes) for c in node.get("childIds", []) if c in nodes)


def source(node):
    """Where Chromium has the name of a node from."""
    for found in node.get("name", {}).get("sources", []):
        if found.get("superseded") or found.get("invalid"):
            continue
        if found.get("value", {}).get("value") or found.get("attributeValue", {}).get("value"):
            return found.get("attribute") or found.get("nativeSource") or found["type"]
    return "none"


def as_number(text):
    try:
        return round(float(text), 3)
    except (TypeError, ValueError):
        return text


def states(expected, found):
    """What differs in the states; each is a pair of texts."""
    for name, value in expected.items():
        if name in LEFT_OUT or name == "valuenow":  # compared as the value
            continue
        other = found.get(name)
        if name in ("checked", "pressed"):
            other = str(other if other is not None else "false").lower()
        elif isinstance(other, bool):
            other = str(other).lower()
        if as_number(other) != as_number(value):
            yield f"{name} {other!r}, not {value!r}"
    for name in ("disabled", "readonly", "multiline"):
        if found.get(name) and name not in expected:
            yield f"{name}, which it is not"
    for name in ("checked", "pressed"):
        if str(found.get(name, "false")).lower() != "false" and name not in expected:
            yield f"{name}, which it is not"


def differences(element, node, nodes):
    """What differs between an element and a node of Chromium."""
    aria = element["aria"]
    role = aria.get("role")
    if role is None:
        name = node["name"]["value"] if node["role"]["value"] == "group" else text_of(node, nodes)
        wanted = aria["name"] or aria.get("value", "")
        if plain(name) != plain(wanted):
            yield f"text {name!r}, not {wanted!r}"
        return
    if node["role"]["value"] != ROLES.get(role, role):
        yield f"role {node['role']['value']}, not {role}"
    name = node.get("name", {}).get("value", "")
    if plain(name) != plain(aria["name"]):
        yield f"name {name!r}, not {aria['name']!r}"
    description = node.get("description", {}).get("value", "")
    if plain(description) != plain(aria["description"]):
        yield f"description {description!r}, not {aria['description']!r}"
    found = properties(node)
    yield from states(aria["attributes"], found)
    value = node.get("value", {}).get("value")
    wanted = aria.get("value") or aria["attributes"].get("valuenow")
    if role in ("textbox", "searchbox", "slider", "progressbar") and wanted is not None:
        if as_number(plain(str(value or ""))) != as_number(plain(wanted)):
            yield f"value {value!r}, not {wanted!r}"
    if role in ("textbox", "searchbox") and not wanted and value:
        yield f"value {value!r}, which it has not"


def pages(arguments, folder):
    """The pages to compare, each with its elements."""
    documents = [
        p for p in sorted(arguments.corpus.rglob("*")) if p.suffix in (".xib", ".storyboard")
        and b"CocoaTouch" in p.read_bytes() and len(CONTROL.findall(p.read_bytes())) > 1
    ]
    drawn = random.Random(arguments.seed).sample(documents, min(arguments.count, len(documents)))
    for number, (document, locale) in enumerate(
            [(pathlib.Path("Examples/SignIn"), "all")] + [(d, None) for d in drawn]):
        words = [arguments.ctl.absolute(), "gallery", document]
        words += ["--locale", locale] if locale else []
        page = folder / f"{number}.html"
        made = subprocess.run([*words, "-o", page], check=False, stderr=subprocess.DEVNULL)
        if made.returncode == 3:  # a document that cannot be read
            continue
        made.check_returncode()
        output = subprocess.run([*words, "--format", "json"], check=True, stdout=subprocess.PIPE,
                                stderr=subprocess.DEVNULL).stdout
        elements = [e for d in json.loads(output)["documents"] for v in d["versions"]
                    for s in v["screens"] for e in s["elements"]]
        yield document, page, elements


def main():
    """Compares the pages; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("corpus", type=pathlib.Path, help="a folder of documents")
    parser.add_argument("ctl", type=pathlib.Path, help="the path of ctl")
    parser.add_argument("--count", type=int, default=60, help="the number of documents")
    parser.add_argument("--seed", type=int, default=25)
    parser.add_argument("--plant", choices=PLANTS, help="what to change on the first page")
    arguments = parser.parse_args()
    if not Chromium.path():
        print("skipped: there is no Chromium; make browser installs it on Debian")
        return 0
    counts, sources, wrong = collections.Counter(), collections.Counter(), 0
    with tempfile.TemporaryDirectory() as temporary, Chromium.Chromium() as browser:
        for document, page, elements in pages(arguments, pathlib.Path(temporary)):
            browser.open(page)
            if arguments.plant and counts["documents"] == 0:
                browser.evaluate(f"({PLANTS[arguments.plant]})"
                                 f"(document.querySelector(\".native {PLACES[arguments.plant]}\"))")
            browser.evaluate(SHOW)
            counts["documents"] += 1
            found, nodes = browser.accessibility()
            for element in elements:
                role = element["aria"].get("role")
                if not element["aria"]["name"] and not (role is None and element["aria"].get("value")):
                    counts["without a name"] += 1
                    continue
                counts["others" if role in OTHERS else "controls"] += 1
                node = found.get(element["id"])
                told = list(differences(element, node, nodes)) if node else ["not in the tree"]
                if role and node:
                    counts[role] += 1
                    sources[source(node)] += 1
                wrong += bool(told)
                for line in told:
                    print(f"{document}: {element['handle']} {element['id']}: {line}")
            if browser.requests():
                print(f"{document}: asks for {browser.requests()[0]}")
                wrong += 1
    native = sum(sources.values()) - sources["aria-label"]
    print(f"{counts.pop('controls')} controls and {counts.pop('others', 0)} texts, headings and "
          f"groups in {counts.pop('documents')} documents, {counts.pop('without a name', 0)} elements "
          "without a name on no page")
    print("roles: " + ", ".join(f"{n} {r}" for r, n in sorted(counts.items())))
    print(f"{native} of {sum(sources.values())} names without aria-label "
          f"({100 * native // max(sum(sources.values()), 1)} %): "
          + ", ".join(f"{n} {s}" for s, n in sources.most_common()))
    print(f"{wrong} differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
