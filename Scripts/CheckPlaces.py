#!/usr/bin/env python3
"""Checks that 200 findings of `ctl check` in a folder begin at what they name.

    python3 Scripts/CheckPlaces.py ../shared/corpus .build/release/ctl

The documents are read here a second time, by regular expressions: at the line and the column of a
finding there has to begin the attribute, or the element, that sets the property of the object, or
the object itself where the document does not set it; for a connection, the attribute of one of the
object's connections that the message quotes. Columns count Unicode scalars. The exit status is 1 if a place is another one.
"""

import argparse
import json
import pathlib
import random
import re
import subprocess
import sys

TOKEN = re.compile(
    r"<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<!DOCTYPE[^>]*>"
    r"|<(?P<close>/?)(?P<name>[\w:.-]+)"
    r"(?P<attributes>(?:\s+[\w:.-]+\s*=\s*(?:\"[^\"]*\"|'[^']*'))*)\s*(?P<empty>/?)>",
    re.DOTALL,
)
ATTRIBUTE = re.compile(r"([\w:.-]+)\s*=\s*(?:\"([^\"]*)\"|'([^']*)')", re.DOTALL)


class Element:
    """An element with the offsets of its tags and attributes in the text."""

    def __init__(self, match, parent):
        self.name = match["name"]
        self.parent = parent
        self.children = []
        self.start = match.start()
        self.tag_end = self.end = match.end()
        self.is_empty = match["empty"] == "/"
        self.close = None
        self.attributes, self.places, self.values = {}, {}, {}
        for attribute in ATTRIBUTE.finditer(match["attributes"]):
            name = attribute[1]
            group = 2 if attribute[2] is not None else 3
            base = match.start("attributes")
            self.attributes[name] = attribute[group]
            self.places[name] = base + attribute.start()
            self.values[name] = (base + attribute.start(group), base + attribute.end(group))

    def __getitem__(self, name):
        return self.attributes.get(name)

    def all(self):
        """The element and all in it, in document order."""
        yield self
        for child in self.children:
            yield from child.all()

    def around(self):
        """The elements around it, the nearest first."""
        element = self.parent
        while element is not None:
            yield element
            element = element.parent

    def child(self, *names, key=None):
        """The first child of one of the names, with a key."""
        for child in self.children:
            if child.name in names and (key is None or child["key"] == key):
                return child
        return None


def parse(text):
    """Returns the root of a document."""
    root, current = None, None
    for match in TOKEN.finditer(text):
        if match["name"] is None:
            continue
        if match["close"]:
            current.close, current.end = match.start(), match.end()
            current = current.parent
            continue
        element = Element(match, current)
        if current is None:
            root = root or element
        else:
            current.children.append(element)
        if not element.is_empty:
            current = element
    return root


def decode(data):
    """Returns the text of a file."""
    is_wide = data[:2] in (b"\xff\xfe", b"\xfe\xff")
    return data.decode("utf-16" if is_wide else "utf-8-sig")


def offset(text, line, column):
    """Returns the offset of a line and a column; None for one outside the text."""
    lines = re.split(r"(?<=\n)|(?<=\r)(?!\n)", text)
    if not 1 <= line <= len(lines):
        return None
    content, start = lines[line - 1], sum(map(len, lines[: line - 1]))
    return start + column - 1 if column <= len(content) else None


# The child, and its key, that has a property, for properties that are elements.
CHILDREN = {
    "frame": (("rect",), "frame"),
    "font": (("fontDescription", "font"), None),
    "textColor": (("color",), "textColor"),
    "backgroundColor": (("color",), "backgroundColor"),
}
# The names that documents have for properties.
ATTRIBUTES = {
    "isEnabled": "enabled",
    "isUserInteractionEnabled": "userInteractionEnabled",
    "isHidden": "hidden",
    "isSelected": "selected",
}
# The attributes of the accessibility child.
ACCESSIBILITY = {
    "accessibilityLabel": "label",
    "accessibilityHint": "hint",
    "accessibilityIdentifier": "identifier",
    "ibExternalAccessibilityDescription": "description",
    "ibExternalAccessibilityHelp": "help",
}
# The rules about connections, whose place is in a connection of the object.
CONNECTIONS = {
    "missing-target",
    "missing-outlet",
    "action-without-name",
    "unsent-event",
    "several-actions",
    "other-scene",
    "unanswered-action",
}
TEXTS = ("string", "mutableString", "attributedString")


def attribute_or_text(element, name):
    """The offset of an attribute or of the child with its text; None where neither is."""
    if element is None:
        return None
    if name in element.places:
        return element.places[name]
    child = element.child(*TEXTS, key=name)
    return child.start if child else None


def expected(element, property):
    """The offset where a document sets a property of an element; the element's where it does not."""
    runtime = element.child("userDefinedRuntimeAttributes")
    for attribute in runtime.children if runtime else []:
        if attribute["keyPath"] == property and "value" in attribute.places:
            return attribute.places["value"]
    found = None
    state = lambda name: next(
        (
            child
            for child in element.children
            if child.name == "state" and (child["key"] or "normal") == name
        ),
        None,
    )
    configuration = element.child("buttonConfiguration")
    accessibility = element.child("accessibility")
    indexed = re.fullmatch(r"(\w+)\[(\d+)\]", property)
    if property in ACCESSIBILITY:
        found = attribute_or_text(accessibility, ACCESSIBILITY[property])
    elif property == "accessibilityTraits":
        child = accessibility and accessibility.child("accessibilityTraits")
        found = child.start if child else None
    elif property == "isAccessibilityElement":
        child = accessibility and accessibility.child("bool", key="isElement")
        found = child.start if child else None
    elif property in CHILDREN:
        names, key = CHILDREN[property]
        child = element.child(*names, key=key)
        found = child.start if child else None
    elif property == "titleColor":
        child = state("normal") and state("normal").child("color", key="titleColor")
        found = child.start if child else None
    elif property in ("title", "image") or property.endswith("Title") and state(property[:-5]):
        name = "image" if property == "image" else "title"
        holders = [element, state("normal"), configuration]
        if property not in ("title", "image"):
            holders = [state(property[:-5])]
        places = (attribute_or_text(holder, name) for holder in holders)
        found = next((place for place in places if place is not None), None)
    elif property.startswith("configuration."):
        found = attribute_or_text(configuration, property[14:])
    elif property == "headerCell.title":
        found = attribute_or_text(element.child("tableHeaderCell"), "title")
    elif indexed:
        lists = {"ibShadowedLabels": "label", "segmentTitles": "title"}
        holder = element.child("segments")
        index = int(indexed[2])
        if indexed[1] in lists and holder and index < len(holder.children):
            found = attribute_or_text(holder.children[index], lists[indexed[1]])
    else:
        found = attribute_or_text(element, property)
        if found is None:
            found = attribute_or_text(element, ATTRIBUTES.get(property, property))
    return element.start if found is None else found


def objects(root, identifier):
    """The elements with an id, and those without one inside of them."""
    for element in root.all():
        own = element["id"]
        if own is None:
            own = next((outer["id"] for outer in element.around() if outer["id"]), None)
        if own == identifier:
            yield element


def problem(finding, folder, cache):
    """What is wrong with the place of a finding; None if it is exact."""
    path = finding["path"]
    if path not in cache:
        text = decode((folder / path).read_bytes())
        cache[path] = (text, parse(text))
    text, root = cache[path]
    place = offset(text, finding["line"], finding["column"])
    if place is None:
        return "is outside the document"
    property = finding.get("property")
    candidates = list(objects(root, finding.get("object")))
    if not candidates:
        return f"names the object {finding.get('object')}, which is not there"
    named = [element for element in candidates if element["id"] == finding["object"]]
    if finding["rule"] in CONNECTIONS:
        connections = named and named[0].child("connections")
        for connection in connections.children if connections else []:
            value = connection[property]
            if place == connection.places.get(property) and (value or "") in finding["problem"]:
                return None
        return f"begins at {text[place : place + 50]!r}, in no connection of the object"
    for element in named or candidates:
        if place == (element.start if property is None else expected(element, property)):
            return None
    # An object without an id is told by that of the one around it.
    for element in candidates:
        if element in named or property is None:
            continue
        if place == expected(element, property) != element.start:
            return None
    return f"begins at {text[place : place + 50]!r}"


def main():
    """Checks the drawn findings; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path, help="a folder of documents")
    parser.add_argument("ctl", type=pathlib.Path, help="the path of ctl")
    parser.add_argument("--count", type=int, default=200, help="the number of findings, 0 for all")
    parser.add_argument("--seed", type=int, default=24)
    arguments = parser.parse_args()
    output = subprocess.run(
        [arguments.ctl.absolute(), "check", ".", "--format", "json"],
        cwd=arguments.folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=False,
    ).stdout
    findings = json.loads(output)["findings"]
    if 0 < arguments.count < len(findings):
        findings = random.Random(arguments.seed).sample(findings, arguments.count)
    cache, wrong = {}, 0
    for finding in findings:
        told = problem(finding, arguments.folder, cache)
        if told is None:
            continue
        wrong += 1
        print(
            "{path}:{line}:{column}: {rule}, {property} of {object}: ".format(
                **{"property": "", "object": "", **finding}
            )
            + told
        )
    print(f"{len(findings) - wrong} of {len(findings)} places are exact")
    return 1 if wrong or not findings else 0


if __name__ == "__main__":
    sys.exit(main())
