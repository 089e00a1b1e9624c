#!/usr/bin/env python3
"""Plants faults into copies of documents and checks that `ctl check` finds each of them.

    python3 Scripts/PlantFaults.py ../shared/corpus .build/release/ctl

Documents are copied into a temporary folder with the tables beside them, each for one fault, which a
seed puts at a place where it makes sense. The copy has to have a finding that the document itself
does not have: of the rule, at the object, with the property and the language. The exit status is 1
if a fault is missed. Nothing is written into the folder of documents.
"""

import argparse
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

from CheckPlaces import parse  # noqa: E402

HIDES = {"tableViewCell", "collectionViewCell", "collectionReusableView", "scrollView", "tableView"}
HIDES |= {"collectionView", "stackView", "navigationBar", "toolbar", "tabBar", "visualEffectView"}


class Document:
    """A document with edits of its text."""

    def __init__(self, path):
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self.root = parse(self.text)
        self.edits = []
        # Texts that are added to tables, by language.
        self.entries = {}
        self.removed = None
        self.elements = list(self.root.all())
        self.outlets = {e["destination"] for e in self.elements if e.name.startswith("outlet")}

    def edit(self, start, end, replacement):
        self.edits.append((start, end, replacement))

    def set(self, element, **attributes):
        """Sets attributes of an element; None removes one."""
        for name, value in attributes.items():
            if name in element.values:
                start, end = element.values[name]
                if value is None:
                    self.edit(element.places[name] - 1, end + 1, "")
                else:
                    self.edit(start, end, value)
            elif value is not None:
                place = element.start + 1 + len(element.name)
                self.edit(place, place, f' {name}="{value}"')

    def insert(self, element, xml):
        """Adds children to an element."""
        if element.is_empty:
            slash = self.text.rindex("/", element.start, element.tag_end)
            self.edit(slash, element.tag_end, f">{xml}</{element.name}>")
        else:
            self.edit(element.tag_end, element.tag_end, xml)

    def remove(self, element):
        if element is not None:
            self.edit(element.start, element.end, "")

    def accessibility(self, element, traits=(), is_element=None, **attributes):
        """Replaces what a document says for screen readers about an element."""
        self.remove(element.child("accessibility"))
        listed = "".join(f' {name}="{value}"' for name, value in attributes.items())
        inner = ""
        if traits:
            inner += '<accessibilityTraits key="traits"%s/>' % "".join(
                f' {trait}="YES"' for trait in traits
            )
        if is_element is not None:
            inner += f'<bool key="isElement" value="{"YES" if is_element else "NO"}"/>'
        self.insert(
            element,
            f'<accessibility key="accessibilityConfiguration"{listed}>{inner}</accessibility>',
        )

    def connect(self, element, xml):
        """Adds a connection to an element."""
        connections = element.child("connections")
        if connections:
            self.insert(connections, xml)
        else:
            self.insert(element, f"<connections>{xml}</connections>")

    def add_object(self, element, xml):
        """Adds an object beside the top one that an element is in."""
        objects = next(outer for outer in element.around() if outer.name == "objects")
        self.insert(objects, xml)

    def changed(self):
        text = self.text
        for start, end, replacement in sorted(self.edits, reverse=True, key=lambda e: e[:2]):
            text = text[:start] + replacement + text[end:]
        return text

    # What is asked of places.

    def shown(self, element):
        """Whether an element is a visible one of a plain screen, which has its own place in it."""
        plain = True
        for outer in [element, *element.around()]:
            own = outer.child("accessibility")
            plain = plain and outer["hidden"] != "YES" and float(outer["alpha"] or 1) > 0.5
            plain = plain and outer["userInteractionEnabled"] != "NO" or outer is element and plain
            plain = plain and (outer is element or not (own and own.child("bool", key="isElement")))
            plain = plain and (outer is element or outer.name not in HIDES)
        inside = any(outer["key"] == "view" or outer["id"] == "iN0-l3-epB"
                     or outer.parent.name == "objects" and outer.name == "view"
                     for outer in element.around() if outer.parent)
        frame = element.child("rect", key="frame")
        return bool(plain and inside and element["id"] and frame and frame["width"]
                    and element.parent.name == "subviews" and not element["customClass"]
                    and not element.child("userDefinedRuntimeAttributes")
                    and float(frame["width"]) > 0 and float(frame["height"]) > 0)

    def views(self, *names):
        return [e for e in self.elements if e.name in names and self.shown(e)]

    def buttons(self, action=None, title=None, image=None):
        """The visible buttons with or without an action, a title and an image."""
        found = []
        for button in self.views("button"):
            state = button.child("state", key="normal")
            listed = [(state or {})[name] if state else None for name in ("title", "image")]
            if state and (state.child("attributedString") or state.child("string", key="title")):
                continue
            configuration = button.child("buttonConfiguration")
            if button["selected"] == "YES" or configuration or state and state["backgroundImage"]:
                continue
            if button["buttonType"] not in ("system", "roundedRect", "custom", None):
                continue
            if title is not None and bool((listed[0] or "").strip()) != title:
                continue
            if image is not None and bool(listed[1]) != image:
                continue
            if action is not None and bool(actions(button)) != action:
                continue
            found.append(button)
        return found


def actions(element):
    """The actions of a touch up inside of an element."""
    connections = element.child("connections")
    return [
        child
        for child in (connections.children if connections else [])
        if child.name == "action" and child["eventType"] == "touchUpInside"
    ]


def title(button):
    return button.child("state", key="normal")["title"]


def spoken(element, name):
    child = element.child("accessibility")
    return child[name] if child else None


def numbers(element):
    frame = element.child("rect", key="frame")
    return [float(frame[name]) for name in ("x", "y", "width", "height")]


# Each plant edits a document and returns what is expected: object, property, language. It returns
# None for a document that has no place for it.
PLANTS = []


def plant(rule, name):
    def add(function):
        PLANTS.append((rule, name, function))
        return function

    return add


def simple(rule, name, places, edit, property):
    """Adds a plant that picks one of some places and edits it."""

    def run(document, chance):
        found = places(document)
        if not found:
            return None
        element = chance.choice(found)
        edit(document, element)
        return element["id"], property, None

    PLANTS.append((rule, name, run))


def named(**attributes):
    return lambda document, element: document.accessibility(element, **attributes)


def fields(document, **wanted):
    return [
        field
        for field in document.views("textField")
        if not spoken(field, "label") and bool(field["placeholder"]) == wanted["placeholder"]
        and not field["text"] and not field.child("attributedString")
        and not field.child("string")
    ]


def plain_buttons(document):
    """The buttons with a title and an action whose title is all that names them."""
    return [b for b in document.buttons(action=True, title=True) if not spoken(b, "label")]


def image_buttons(document):
    return [b for b in document.buttons(title=False, image=True)]


def texts(document):
    return [
        label
        for label in document.views("label")
        if len((label["text"] or "").strip()) > 2 and not label.child("accessibility")
        and label["enabled"] != "NO"
    ]


def boxes(document):
    """The plain views without anything in them."""
    return [view for view in document.views("view") if not view.child("subviews", "connections")]


label = "accessibilityLabel"
simple("unnamed", "the title of a button is removed",
       lambda d: [b for b in plain_buttons(d) if not b.child("accessibility")
                  and not b.child("state", key="normal")["image"]],
       lambda d, e: d.set(e.child("state", key="normal"), title=None), label)
simple("image-only", "the label of a button with an image is removed",
       lambda d: [b for b in image_buttons(d) if spoken(b, "label")],
       lambda d, e: d.remove(e.child("accessibility")), label)
simple("image-only", "a title gives way to an image",
       lambda d: [b for b in plain_buttons(d)],
       lambda d, e: d.set(e.child("state", key="normal"), title=None, image="IMG_0042"), label)
simple("unlabeled-field", "the placeholder of a field is removed",
       lambda d: fields(d, placeholder=True),
       lambda d, e: d.set(e, placeholder=None), label)
simple("placeholder-as-label", "a field has nothing but a placeholder",
       lambda d: fields(d, placeholder=False),
       lambda d, e: d.set(e, placeholder="Name of the place"), "placeholder")
simple("blank-name", "a label is a space", image_buttons, named(label=" "), label)
simple("blank-name", "a title is three points", plain_buttons,
       lambda d, e: d.set(e.child("state", key="normal"), title="..."), "title")
simple("empty-element", "an empty view is an element", boxes, named(is_element=True),
       "isAccessibilityElement")
simple("file-name", "a label is the name of a file", image_buttons,
       named(label="ic_close_24"), label)
simple("identifier-as-name", "a label is the identifier", image_buttons,
       named(label="saveButton", identifier="saveButton"), label)
simple("role-in-name", "a label ends with button", image_buttons,
       named(label="Save button"), label)
simple("role-in-name", "the label of a switch ends with switch", lambda d: d.views("switch"),
       named(label="Wi-Fi switch"), label)
simple("state-in-name", "a label ends with on", lambda d: d.views("switch"),
       named(label="Wi-Fi, on"), label)
simple("period-in-name", "a label has a period", image_buttons, named(label="Save."), label)
simple("title-not-in-label", "a label says something else",
       lambda d: d.buttons(title=True), named(label="Zebra crossing"), label)
simple("long-name", "a label is a paragraph", image_buttons,
       named(label="Everything there is to say about it " * 5), label)
simple("capital-name", "a title is in capitals", plain_buttons,
       lambda d, e: d.set(e.child("state", key="normal"), title="CONTINUE SHOPPING"), "title")
simple("gesture-in-hint", "a hint says tap", plain_buttons, named(hint="Tap to open"),
       "accessibilityHint")
simple("imperative-hint", "a hint gives an order", plain_buttons, named(hint="Open the photo"),
       "accessibilityHint")
simple("role-in-hint", "a hint says button", plain_buttons, named(hint="Button that opens it"),
       "accessibilityHint")
simple("hint-repeats-name", "a hint is the label", image_buttons,
       named(label="Open photo", hint="Open photo"), "accessibilityHint")
simple("conflicting-traits", "a button is a link", plain_buttons,
       named(traits=("button", "link")), "accessibilityTraits")
simple("static-and-operable", "a button is a static text", plain_buttons,
       named(traits=("button", "staticText")), "accessibilityTraits")
simple("wrong-enabled-trait", "an enabled button says that it is dimmed",
       lambda d: [b for b in plain_buttons(d) if b["enabled"] != "NO"],
       named(traits=("button", "notEnabled")), "accessibilityTraits")
simple("adjustable-without-action", "a plain view is adjustable", boxes,
       named(label="Rating", traits=("adjustable",), is_element=True), "accessibilityTraits")
simple("adjustable-without-value", "an adjustable view has no value", boxes,
       named(label="Rating", traits=("adjustable",), is_element=True), "accessibilityValue")
simple("empty-heading", "a heading has no text", boxes,
       named(traits=("header",), is_element=True), "accessibilityTraits")
simple("unreachable", "a button is no element", plain_buttons, named(is_element=False),
       "isAccessibilityElement")
simple("without-touches", "a button takes no touches",
       lambda d: [b for b in plain_buttons(d) if b["id"] not in d.outlets and not b["tag"]],
       lambda d, e: d.set(e, userInteractionEnabled="NO"), "isUserInteractionEnabled")
simple("transparent", "a button has alpha 0", plain_buttons,
       lambda d, e: d.set(e, alpha="0.0"), "alpha")
simple("never-enabled", "a button is disabled",
       lambda d: [b for b in plain_buttons(d) if b["id"] not in d.outlets and not b["tag"]],
       lambda d, e: d.set(e, enabled="NO"), "isEnabled")


def fix_size(document, element):
    document.set(element, adjustsFontForContentSizeCategory=None)
    document.set(element.child("fontDescription"), style=None, type="system", pointSize="17")


simple("dynamic-type", "a text loses its text style",
       lambda d: [l for l in texts(d) if l.child("fontDescription")
                  and l.child("fontDescription")["style"]], fix_size, "font")
simple("small-text", "a text has 9 points",
       lambda d: [l for l in texts(d) if l.child("fontDescription")
                  and float(l.child("fontDescription")["pointSize"] or 0) >= 11],
       lambda d, e: d.set(e.child("fontDescription"), pointSize="9"), "font")
simple("small-target", "a button has 30 by 30 points",
       lambda d: [b for b in plain_buttons(d) if max(numbers(b)[2:]) > 30],
       lambda d, e: d.set(e.child("rect", key="frame"), width="30", height="30"), "frame")
def written(document):
    """The texts that people read as the document has them: a table of English replaces them."""
    return [] if "en" in tables(document) else texts(document)


simple("key-as-text", "a text is a key", written, lambda d, e: d.set(e, text="sign_in.title"),
       "text")
simple("template-text", "a text is left from the template",
       lambda d: [l for l in written(d) if l["id"] not in d.outlets and not l["tag"]],
       lambda d, e: d.set(e, text="Label"), "text")


def added(rule, name, xml):
    """Adds a plant that puts a view into the main view of a screen."""

    def run(document, chance):
        found = [e for e in document.elements if e.name == "view" and e["key"] == "view"
                 and e.child("subviews") and not e["customClass"]
                 and e["hidden"] != "YES" and not e["alpha"]]
        if not found:
            return None
        subviews = chance.choice(found).child("subviews")
        document.edit(subviews.close, subviews.close, xml)
        return "planted-view", "accessibilityLabel", None

    PLANTS.append((rule, name, run))


FRAME = '<rect key="frame" x="20" y="60" width="51" height="31"/>'
added("unlabeled-switch", "a switch without a label is added",
      f'<switch id="planted-view">{FRAME}</switch>')
added("unnamed-value", "a slider without a label is added",
      f'<slider value="0.5" minValue="0.0" maxValue="1" id="planted-view">{FRAME}</slider>')


def apart(first, second):
    """Whether two views stand apart."""
    frame = second.child("rect", key="frame")
    if frame is None or not frame["width"]:
        return False
    (x, y, width, height), (left, top, wide, high) = numbers(first), numbers(second)
    return x + width <= left or left + wide <= x or y + height <= top or top + high <= y


@plant("contrast", "a text has nearly the color of its background")
def _(document, chance):
    near = []
    for text in texts(document):
        view = text.parent.parent
        back = view.child("color", key="backgroundColor")
        if back is None or text.child("color", key="backgroundColor") or text["alpha"]:
            continue
        alone = all(other is text or apart(text, other) for other in text.parent.children)
        is_white = back["white"] == "1" or back["red"] == back["green"] == back["blue"] == "1"
        if is_white and back["alpha"] == "1" and alone and not view["customClass"]:
            near.append(text)
    if not near:
        return None
    text = chance.choice(near)
    document.remove(text.child("color", key="textColor"))
    document.insert(text, '<color key="textColor" white="0.85" alpha="1" colorSpace='
                    '"custom" customColorSpace="genericGamma22GrayColorSpace"/>')
    return text["id"], "textColor", None


@plant("value-in-name", "a label has the percentage")
def _(document, chance):
    found = document.views("slider")
    if not found:
        return None
    slider = chance.choice(found)
    document.set(slider, value="0.5", minValue="0.0", maxValue="1")
    document.accessibility(slider, label="Volume 50%")
    return slider["id"], "accessibilityLabel", None


@plant("same-name", "a button has the title of another one")
def _(document, chance):
    for first in chance.sample(document.buttons(), len(document.buttons())):
        for second in plain_buttons(document):
            if first["id"] == second["id"] or first not in plain_buttons(document):
                continue
            scene = [next((o for o in b.around() if o.name in ("scene", "objects")), None)
                     for b in (first, second)]
            view = [[o for o in b.around() if o.parent and o["key"] == "view"] for b in
                    (first, second)]
            if scene[0] is not scene[1] or view[0] != view[1] or first.start > second.start:
                continue
            names = [[a["selector"] for a in actions(b)] for b in (first, second)]
            if names[0] == names[1] or first.child("accessibility") or second.child("accessibility"):
                continue
            document.set(second.child("state", key="normal"), title=title(first))
            return {first["id"], second["id"]}, "title", None
    return None


@plant("hint-without-name", "a hint takes the place of the title")
def _(document, chance):
    found = [b for b in plain_buttons(document) if not b.child("state", key="normal")["image"]]
    if not found:
        return None
    button = chance.choice(found)
    document.set(button.child("state", key="normal"), title=None)
    document.accessibility(button, hint="Opens the photo")
    return button["id"], "accessibilityLabel", None


def tap(name):
    return (f'<tapGestureRecognizer id="{name}"><connections><action selector="tapped:" '
            f'destination="-1" id="{name}-action"/></connections></tapGestureRecognizer>')


@plant("missing-trait", "a text is tapped")
def _(document, chance):
    found = [l for l in texts(document) if any(o.name == "objects" for o in l.around())]
    if not found:
        return None
    text = chance.choice(found)
    document.set(text, userInteractionEnabled="YES")
    document.connect(text, '<outletCollection property="gestureRecognizers" destination='
                     '"planted-tap" appends="YES" id="planted-taps"/>')
    document.add_object(text, tap("planted-tap"))
    return text["id"], "accessibilityTraits", None


@plant("shadowing-recognizer", "a recognizer takes a button's taps")
def _(document, chance):
    found = plain_buttons(document)
    if not found:
        return None
    button = chance.choice(found)
    document.connect(button, '<outletCollection property="gestureRecognizers" destination='
                     '"planted-tap" appends="YES" id="planted-taps"/>')
    document.add_object(button, tap("planted-tap"))
    return button["id"], "gestureRecognizers", None


@plant("nested-element", "a view around a button is an element")
def _(document, chance):
    found = plain_buttons(document)
    if not found:
        return None
    button = chance.choice(found)
    x, y, width, height = numbers(button)
    document.edit(button.start, button.start, '<view contentMode="scaleToFill" id="planted-box">'
                  f'<rect key="frame" x="{x}" y="{y}" width="{width}" height="{height}"/>'
                  '<subviews>')
    document.set(button.child("rect", key="frame"), x="0.0", y="0.0")
    document.edit(button.end, button.end, '</subviews><accessibility key='
                  '"accessibilityConfiguration" label="Photo"><bool key="isElement" value="YES"/>'
                  '</accessibility></view>')
    return button["id"], None, None


@plant("covered", "a view is put over a button")
def _(document, chance):
    found = [b for b in plain_buttons(document) if min(numbers(b)[2:]) >= 20]
    if not found:
        return None
    button = chance.choice(found)
    x, y, width, height = numbers(button)
    last = button.parent.close
    document.edit(last, last, '<view contentMode="scaleToFill" id="planted-cover"><rect key='
                  f'"frame" x="{x - 5}" y="{y - 5}" width="{width + 10}" height="{height + 10}"/>'
                  '<color key="backgroundColor" white="1" alpha="1" colorSpace="custom" '
                  'customColorSpace="genericGamma22GrayColorSpace"/></view>')
    return button["id"], "frame", None


@plant("outside", "a button stands outside its view")
def _(document, chance):
    found = [b for b in plain_buttons(document) if b.parent.parent.name == "view"
             and b.parent.parent["key"] != "view" and b.parent.parent.parent.name == "subviews"
             and document.shown(b.parent.parent)]
    if not found:
        return None
    button = chance.choice(found)
    width = numbers(button.parent.parent)[2]
    document.set(button.child("rect", key="frame"), x=str(width + 4))
    return button["id"], "frame", None


@plant("crowded-target", "two tiny buttons stand side by side")
def _(document, chance):
    found = [b for b in plain_buttons(document) if b.parent.parent["key"] == "view"]
    if not found:
        return None
    button = chance.choice(found)
    x, y, width, height = numbers(button)
    document.set(button.child("rect", key="frame"), width="20", height="20")
    document.edit(button.end, button.end, '<button buttonType="system" id="planted-button"><rect '
                  f'key="frame" x="{x + 21}" y="{y}" width="20" height="20"/><state key="normal" '
                  'title="More"/></button>')
    return button["id"], "frame", None


@plant("overlapping-targets", "a button overlaps another one")
def _(document, chance):
    found = [b for b in plain_buttons(document) if b.parent.parent["key"] == "view"
             and min(numbers(b)[2:]) >= 30]
    if not found:
        return None
    button = chance.choice(found)
    x, y, width, height = numbers(button)
    document.edit(button.end, button.end, '<button buttonType="system" id="planted-button"><rect '
                  f'key="frame" x="{x + width * 0.7}" y="{y}" width="{width}" height="{height}"/>'
                  '<state key="normal" title="More"/></button>')
    return "planted-button", "frame", None


def connected(document, *names):
    return [e for e in document.elements if e.name in names and e["id"]]


def owner(connection):
    """The id of the object that has a connection."""
    return next(outer["id"] for outer in connection.around() if outer["id"])


@plant("missing-target", "an action leads to an id that is gone")
def _(document, chance):
    found = connected(document, "action")
    if not found:
        return None
    action = chance.choice(found)
    if not action["destination"]:
        return None
    document.set(action, destination="gone-00-id0")
    return owner(action), "destination", None


@plant("missing-target", "a segue leads to a scene that is gone")
def _(document, chance):
    found = connected(document, "segue")
    if not found:
        return None
    segue = chance.choice(found)
    document.set(segue, destination="gone-00-id0")
    return owner(segue), "destination", None


@plant("missing-outlet", "an outlet leads to an id that is gone")
def _(document, chance):
    found = connected(document, "outlet")
    if not found:
        return None
    outlet = chance.choice(found)
    document.set(outlet, destination="gone-00-id0")
    return owner(outlet), "destination", None


@plant("action-without-name", "an action loses its selector")
def _(document, chance):
    found = connected(document, "action")
    if not found:
        return None
    action = chance.choice(found)
    document.set(action, selector="")
    return owner(action), "selector", None


@plant("unsent-event", "a field sends an action for valueChanged")
def _(document, chance):
    found = [f for f in document.views("textField")]
    if not found:
        return None
    field = chance.choice(found)
    document.connect(field, '<action selector="changed:" destination="-1" eventType='
                     '"valueChanged" id="planted-action"/>')
    return field["id"], "eventType", None


@plant("unsent-event", "a button sends its action for editingChanged")
def _(document, chance):
    found = [a for b in plain_buttons(document) for a in actions(b) if a["id"]]
    if not found:
        return None
    action = chance.choice(found)
    document.set(action, eventType="editingChanged")
    return owner(action), "eventType", None


@plant("several-actions", "a button has a second action")
def _(document, chance):
    found = plain_buttons(document)
    if not found:
        return None
    button = chance.choice(found)
    action = actions(button)[0]
    document.edit(action.end, action.end, '<action selector="plantedAction:" destination='
                  f'"{action["destination"]}" eventType="touchUpInside" id="planted-action"/>')
    return button["id"], "selector", None


@plant("duplicate-id", "a button has the id of another one")
def _(document, chance):
    found = [b for b in document.views("button", "label")]
    if len(found) < 2:
        return None
    first, second = sorted(chance.sample(found, 2), key=lambda e: e.start)
    document.set(second, id=first["id"])
    return first["id"], "id", None


@plant("other-scene", "an action leads into another scene")
def _(document, chance):
    owners = [e for e in document.elements if e["sceneMemberID"] == "viewController"]
    found = [a for b in plain_buttons(document) for a in actions(b) if a["id"]]
    if len(owners) < 2 or not found:
        return None
    action = chance.choice(found)
    own = next(o for o in action.around() if o.name == "scene")
    other = [o for o in owners if own not in o.around()]
    if not other:
        return None
    document.set(action, destination=chance.choice(other)["id"])
    return owner(action), "destination", None


@plant("unanswered-action", "an action goes to the first responder")
def _(document, chance):
    found = plain_buttons(document)
    if not found:
        return None
    button = chance.choice(found)
    document.remove(button.child("connections"))
    responder = "-2"
    scene = next((o for o in button.around() if o.name == "scene"), None)
    if scene:
        placeholder = next((e for e in scene.all() if e["placeholderIdentifier"]
                            == "IBFirstResponder"), None)
        if placeholder is None:
            return None
        responder = placeholder["id"]
    document.insert(button, f'<connections><action selector="plantedAction:" destination="{responder}"'
                    ' eventType="touchUpInside" id="planted-action"/></connections>')
    return button["id"], "selector", None


# Texts of languages.


def tables(document):
    """The tables beside a document, by language."""
    folder = document.path.parent
    if folder.name != "Base.lproj":
        return {}
    return {
        table.parent.name[:-6]: table
        for table in sorted(folder.parent.glob(f"*.lproj/{document.path.stem}.strings"))
    }


def lines(document):
    """The texts that have to fit on the lines that they have."""
    return [e for e in texts(document) if e["numberOfLines"] != "0"]


def translated(rule, name, text, wanted=None, places=texts):
    """Adds a plant that gives a text of a document a translation in a language."""

    def run(document, chance):
        languages = [l for l in tables(document) if wanted is None or l in wanted]
        found = [e for e in places(document) if len(e["text"]) > 4]
        if not languages or not found:
            return None
        element, language = chance.choice(found), chance.choice(languages)
        document.entries[language] = f'\n"{element["id"]}.text" = "{text}";\n'
        document.removed = (language, f"{element['id']}.text")
        return element["id"], "text", language

    PLANTS.append((rule, name, run))


LATIN = ("de", "fr", "it", "es", "nl", "pl", "sv", "pt", "fi", "da", "hu")
translated("wrong-script", "a German text is in Russian", "Войти в систему", LATIN)
translated("grown-text", "a text is ten times as long",
           "Ein sehr langer Text, der nirgends mehr Platz findet, " * 10, places=lines)
translated("key-as-text", "a translation is a key", "sign_in.title", LATIN)


@plant("untranslated-name", "a hint is in one of two languages")
def _(document, chance):
    languages = [l for l in tables(document)]
    found = image_buttons(document)
    if len(languages) < 2 or not found:
        return None
    first, second = chance.sample(languages, 2)
    button = chance.choice(found)
    document.accessibility(button, label="Zoom", hint="Shows the photo")
    for language in languages:
        if language != second:
            document.entries[language] = (
                f'\n"{button["id"]}.accessibilityHint" = "Zeigt das Foto";\n'
                f'"{button["id"]}.accessibilityLabel" = "Zoom";\n')
    return button["id"], "accessibilityHint", second


def copy(document, folder):
    """Copies a document with its tables; returns the path of the copy."""
    source = document.path
    inside = source.parent.suffix == ".lproj"
    target = folder / source.parent.name / source.name if inside else folder / source.name
    target.parent.mkdir(parents=True)
    shutil.copyfile(source, target)
    for table in source.parent.parent.glob("*.lproj/*.strings") if inside else []:
        if table.stem == source.stem:
            place = folder / table.parent.name / table.name
            place.parent.mkdir(exist_ok=True)
            shutil.copyfile(table, place)
    return target


def add_entry(path, text, removed):
    """Adds an entry to a table, in the place of one that is there."""
    data = path.read_bytes()
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8"
    content = data.decode(encoding)
    if removed:
        content = re.sub(rf'^\s*"{re.escape(removed)}"\s*=\s*"(?:\\.|[^"\\])*"\s*;', "", content,
                         flags=re.MULTILINE)
    path.write_bytes((content + text).encode(encoding))


def check(ctl, folder):
    """Returns the findings of a folder by document, each as what tells it from others."""
    output = subprocess.run([ctl.absolute(), "check", ".", "--format", "json", "--review"],
                            cwd=folder, stdout=subprocess.PIPE,
                            stderr=subprocess.DEVNULL, check=False).stdout
    found = {}
    for finding in json.loads(output)["findings"]:
        names = ("rule", "object", "property", "language", "problem")
        key = tuple(finding.get(name) for name in names)
        # What a person has to decide is found by no tool, but for this one.
        if finding.get("needsReview") and finding["rule"] != "unanswered-action":
            continue
        found.setdefault(finding["path"].split("/")[0], []).append(key)
    return found


def documents(folder):
    """The documents of UIKit that can be edited as text, in the order of their paths."""
    for path in sorted(folder.rglob("*")):
        if path.suffix not in (".xib", ".storyboard") or not path.is_file():
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        # A launch screen is a picture, of which no one asks what is read there.
        if "InterfaceBuilder3.CocoaTouch" in text and 'launchScreen="YES"' not in text:
            yield path


def main():
    """Plants the faults; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path, help="a folder of documents")
    parser.add_argument("ctl", type=pathlib.Path, help="the path of ctl")
    parser.add_argument("--count", type=int, default=40, help="the number of faults")
    parser.add_argument("--seed", type=int, default=24)
    parser.add_argument("--keep", type=pathlib.Path, help="an empty folder for the copies")
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    paths = list(documents(arguments.folder))
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.keep or pathlib.Path(temporary)
        planted = []
        for rule, name, run in chance.sample(PLANTS, len(PLANTS)):
            if len(planted) == arguments.count:
                break
            for path in chance.sample(paths, len(paths)):
                document = Document(path)
                expected = run(document, chance)
                if expected:
                    break
            else:
                if arguments.count >= len(PLANTS):
                    print(f"{rule}: no document has a place where {name}")
                continue
            number = f"{len(planted):02}"
            copy(document, folder / "before" / number)
            target = copy(document, folder / "after" / number)
            changes = 0
            if document.edits:
                target.write_text(document.changed(), encoding="utf-8")
                changes += document.changed() != document.text
            for language, entry in document.entries.items():
                table = folder / "after" / number / f"{language}.lproj" / f"{path.stem}.strings"
                add_entry(table, entry, document.removed and document.removed[1])
                changes += 1
            if not changes:
                raise SystemExit(f"{path}: nothing was planted for {rule}")
            planted.append((number, rule, name, path, expected))
        before, after = check(arguments.ctl, folder / "before"), check(arguments.ctl, folder / "after")
        missed = 0
        for number, rule, name, path, (identifier, property, language) in planted:
            known = list(before.get(number, []))
            new = []
            for finding in after.get(number, []):
                if finding in known:
                    known.remove(finding)
                else:
                    new.append(finding)
            identifiers = identifier if isinstance(identifier, set) else {identifier}
            if any((rule, each, property, language) == finding[:4]
                   for each in identifiers for finding in new):
                continue
            missed += 1
            place = ", ".join(str(part) for part in (identifier, property, language) if part)
            others = "; ".join(" ".join(filter(None, each[:4])) for each in new) or "nothing"
            print(f"{number} {path.relative_to(arguments.folder)}: {rule}: missed that {name} "
                  f"({place}); new: {others}")
    rules = len({rule for _, rule, _, _, _ in planted})
    print(f"{len(planted) - missed} of {len(planted)} planted faults found")
    if rules < 25 and arguments.count >= 40:
        print(f"error: {rules} rules are too few")
        return 1
    return 1 if missed or len(planted) < arguments.count else 0


if __name__ == "__main__":
    sys.exit(main())
