"""The faults that are planted in documents.

Each plant edits a document and returns what is expected: object, property, language. Several
objects in a set are alternatives. It returns None for a document that has no place for it.
"""

import collections

from CheckPlaces import decode
from PlantedDocument import WORDS, actions, apart, ink, numbers, spoken, tables, title

# A rule, the words for a fault, the function, the kind of documents, the kind of fault, and
# whether an object keeps its name, place and look.
Plant = collections.namedtuple("Plant", "rule name run system kind keeps")
PLANTS = []


def add(rule, name, run, system="UIKit", kind=None, keeps=False):
    PLANTS.append(Plant(rule, name, run, system, kind, keeps))


def plant(rule, name, system="UIKit", kind=None, keeps=False):
    def added(function):
        add(rule, name, function, system, kind, keeps)
        return function

    return added


def simple(rule, name, places, edit, property):
    """Adds a plant that picks one of some places and edits it."""

    def run(document, chance):
        found = places(document)
        if not found:
            return None
        element = chance.choice(found)
        edit(document, element)
        return element["id"], property, None

    add(rule, name, run, keeps=property in ("accessibilityHint", "accessibilityTraits"))


def named(**attributes):
    return lambda document, element: document.accessibility(element, **attributes)


def adjustable(document, element, value=None, custom=None):
    """Makes an element adjustable, with a value or with a class that may adjust it."""
    if value:
        document.insert(element, '<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute '
                        f'type="string" keyPath="accessibilityValue" value="{value}"/>'
                        '</userDefinedRuntimeAttributes>')
    if custom:
        document.set(element, customClass=custom)
    document.accessibility(element, label="Rating", traits=("adjustable",), is_element=True)


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
       named(label="close_icon.png"), label)
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
       named(label="Photo of the day", hint="Photo of the day"), "accessibilityHint")
simple("conflicting-traits", "a button is a link", plain_buttons,
       named(traits=("button", "link")), "accessibilityTraits")
simple("static-and-operable", "a button is a static text", plain_buttons,
       named(traits=("button", "staticText")), "accessibilityTraits")
simple("wrong-enabled-trait", "an enabled button says that it is dimmed",
       lambda d: [b for b in plain_buttons(d) if b["enabled"] != "NO"],
       named(traits=("button", "notEnabled")), "accessibilityTraits")
simple("adjustable-without-action", "a plain view is adjustable", boxes,
       lambda d, e: adjustable(d, e, value="Three stars"), "accessibilityTraits")
simple("adjustable-without-value", "an adjustable view has no value", boxes,
       lambda d, e: adjustable(d, e, custom="StarsView"), "accessibilityValue")
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


def put(rule, name, xml, property, width=200, height=44, kind=None):
    """Adds a plant that puts a view into free place of a screen."""

    def run(document, chance):
        spot = document.spot(chance, width, height)
        if spot is None:
            return None
        identifier = document.fresh("view")
        document.add_view(spot, xml.format(id=identifier, frame=frame(spot)))
        return identifier, property, None

    add(rule, name, run, kind=kind)


def frame(spot, **changes):
    """The frame of an added view, and that nothing but the frame places it."""
    x, y, width, height = (changes.get(name, getattr(spot, name))
                           for name in ("x", "y", "width", "height"))
    return f'<rect key="frame" x="{x}" y="{y}" width="{width}" height="{height}"/>'


PLACED = 'fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO"'
put("unlabeled-switch", "a switch without a label is added",
    f'<switch on="YES" {PLACED} id="{{id}}">{{frame}}</switch>', label, width=51)
put("unnamed-value", "a slider without a label is added",
    f'<slider value="0.5" minValue="0.0" maxValue="1" {PLACED} id="{{id}}">{{frame}}</slider>',
    label)


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


def tap(document, element):
    """Adds a recognizer of taps to an element."""
    name, taps, action = (document.fresh(each) for each in ("tap", "taps", "action"))
    document.touch(element)
    document.connect(element, '<outletCollection property="gestureRecognizers" destination='
                     f'"{name}" appends="YES" id="{taps}"/>')
    document.add_object(
        element, f'<tapGestureRecognizer id="{name}"><connections><action selector="tapped:" '
        f'destination="{document.target(element)}" id="{action}"/></connections>'
        '</tapGestureRecognizer>')


@plant("missing-trait", "a text is tapped")
def _(document, chance):
    found = [l for l in texts(document) if any(o.name == "objects" for o in l.around())]
    if not found:
        return None
    text = chance.choice(found)
    document.set(text, userInteractionEnabled="YES")
    tap(document, text)
    return text["id"], "accessibilityTraits", None


@plant("shadowing-recognizer", "a recognizer takes a button's taps", keeps=True)
def _(document, chance):
    found = plain_buttons(document)
    if not found:
        return None
    button = chance.choice(found)
    tap(document, button)
    return button["id"], "gestureRecognizers", None


@plant("nested-element", "a view around a button is an element")
def _(document, chance):
    found = plain_buttons(document)
    if not found:
        return None
    button = chance.choice(found)
    x, y, width, height = numbers(button)
    document.edit(button.start, button.start,
                  f'<view contentMode="scaleToFill" id="{document.fresh("box")}"><rect key="frame" x="{x}" y="{y}" width="{width}" '
                  f'height="{height}"/><subviews>')
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
    document.touch(button)
    document.edit(last, last, '<view contentMode="scaleToFill" '
                  f'id="{document.fresh("cover")}"><rect key="frame" x="{x - 5}" y="{y - 5}" '
                  f'width="{width + 10}" height="{height + 10}"/><color key="backgroundColor" white="1" alpha="1" colorSpace="custom" '
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
    other, word = document.fresh("button"), document.word(chance)
    document.edit(button.end, button.end, f'<button buttonType="system" id="{other}"><rect '
                  f'key="frame" x="{x + 21}" y="{y}" width="20" height="20"/><state key="normal" '
                  f'title="{word}"/></button>')
    return button["id"], "frame", None


@plant("overlapping-targets", "a button overlaps another one")
def _(document, chance):
    found = [b for b in plain_buttons(document) if b.parent.parent["key"] == "view"
             and min(numbers(b)[2:]) >= 30]
    if not found:
        return None
    button = chance.choice(found)
    x, y, width, height = numbers(button)
    other, word = document.fresh("button"), document.word(chance)
    document.touch(button)
    document.edit(button.end, button.end, f'<button buttonType="system" id="{other}"><rect '
                  f'key="frame" x="{x + width * 0.7}" y="{y}" width="{width}" height="{height}"/>'
                  f'<state key="normal" title="{word}"/></button>')
    return other, "frame", None


def connected(document, *names):
    return [e for e in document.elements if e.name in names and e["id"]
            and owner(e) not in document.used]


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
    ways = document.reached()
    found = [s for s in connected(document, "segue")
             if not document.strict or ways[s["destination"]] > 1]
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


@plant("unsent-event", "a field sends an action for valueChanged", keeps=True)
def _(document, chance):
    found = [f for f in document.views("textField")]
    if not found:
        return None
    field = chance.choice(found)
    document.touch(field)
    document.connect(field, f'<action selector="changed:" destination="{document.target(field)}" '
                     f'eventType="valueChanged" id="{document.fresh("action")}"/>')
    return field["id"], "eventType", None


@plant("unsent-event", "a button sends its action for editingChanged", keeps=True)
def _(document, chance):
    found = [a for b in plain_buttons(document) for a in actions(b) if a["id"]]
    if not found:
        return None
    action = chance.choice(found)
    document.set(action, eventType="editingChanged")
    return owner(action), "eventType", None


@plant("several-actions", "a button has a second action", keeps=True)
def _(document, chance):
    found = plain_buttons(document)
    if not found:
        return None
    button = chance.choice(found)
    action = actions(button)[0]
    document.touch(button)
    document.edit(action.end, action.end, '<action selector="plantedAction:" destination='
                  f'"{action["destination"]}" eventType="touchUpInside" '
                  f'id="{document.fresh("action")}"/>')
    return button["id"], "selector", None


@plant("duplicate-id", "a button has the id of another one")
def _(document, chance):
    found = [b for b in document.views("button", "label")]
    if len(found) < 2:
        return None
    first, second = sorted(chance.sample(found, 2), key=lambda e: e.start)
    # What is connected to the second one loses it.
    if document.strict and document.text.count(f'"{second["id"]}"') > 1:
        return None
    document.set(second, id=first["id"])
    return first["id"], "id", None


@plant("other-scene", "an action leads into another scene", keeps=True)
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


@plant("unanswered-action", "an action goes to the first responder", keeps=True)
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
    document.insert(button, '<connections><action selector="plantedAction:" '
                    f'destination="{responder}" eventType="touchUpInside" '
                    f'id="{document.fresh("action")}"/></connections>')
    return button["id"], "selector", None


# Texts of languages.


def lines(document):
    """The texts that have to fit on the lines that they have."""
    return [e for e in texts(document) if e["numberOfLines"] != "0"]


def languages(document):
    """The languages whose tables can be edited as text."""
    return [l for l, table in tables(document).items()
            if table.read_bytes()[:6] != b"bplist"]


def translated(rule, name, text, wanted=None, places=texts, property="text", system="UIKit"):
    """Adds a plant that gives a text of a document a translation in a language."""

    def run(document, chance):
        known = [l for l in languages(document) if wanted is None or l in wanted]
        found = [e for e in places(document) if len(e[property]) > 4]
        if not known or not found:
            return None
        element, language = chance.choice(found), chance.choice(known)
        document.touch(element)
        document.translate(language, f"{element['id']}.{property}", text)
        return element["id"], property, language

    add(rule, name, run, system)


def cells(document):
    """The labels and buttons of AppKit that have a title."""
    return [e for e in document.elements if e.name in ("textFieldCell", "buttonCell") and e["id"]
            and e["title"] and document.is_free(e) and e.parent.name in ("textField", "button")
            and document.is_free(e.parent) and e.parent["hidden"] != "YES"]


LATIN = ("de", "fr", "it", "es", "nl", "pl", "sv", "pt", "fi", "da", "hu")
LONG = "Ein sehr langer Text, der nirgends mehr Platz findet, " * 10
translated("wrong-script", "a German text is in Russian", "Войти в систему", LATIN)
translated("grown-text", "a text is ten times as long", LONG, places=lines)
translated("key-as-text", "a translation is a key", "sign_in.title", LATIN)
translated("wrong-script", "a text of AppKit is in Russian", "Войти в систему", LATIN, cells,
           "title", "AppKit")
translated("grown-text", "a text of AppKit is ten times as long", LONG, None, cells, "title",
           "AppKit")
translated("key-as-text", "a translation of AppKit is a key", "sign_in.title", LATIN, cells,
           "title", "AppKit")


@plant("untranslated-name", "a hint is in all languages but one")
def _(document, chance):
    known = languages(document)
    found = image_buttons(document)
    if len(known) < 2 or not found:
        return None
    other, button = chance.choice(known), chance.choice(found)
    if f"{button['id']}.accessibilityHint" in decode(tables(document)[other].read_bytes()):
        return None
    document.accessibility(button, label="Zoom", hint="Shows the photo")
    for language in known:
        document.translate(language, f"{button['id']}.accessibilityLabel", "Zoom")
        if language != other:
            document.translate(language, f"{button['id']}.accessibilityHint", "Zeigt das Foto")
    return button["id"], "accessibilityHint", other


# Faults of scenes and identifiers.


def shown_scenes(document, but=()):
    """The controllers that something leads to, so that one more way changes nothing."""
    ways = document.reached()
    return [c for c in document.scenes() if ways[c["id"]] and c["id"] not in but]


def button(identifier, text, place, inner="", attributes=""):
    """An added button with a title in a text style."""
    return (f'<button opaque="NO" contentMode="scaleToFill" {attributes} buttonType="system" '
            f'{PLACED} id="{identifier}">{place}<fontDescription key="fontDescription" '
            f'style="UICTFontTextStyleBody"/><state key="normal" title="{text}"/>{inner}</button>')


def two_segues(document, chance, name):
    """Adds a button with two segues for one tap; returns the ids of the button and of the last."""
    spot = document.spot(chance)
    if spot is None or spot.controller not in document.scenes():
        return None
    others = shown_scenes(document, but={spot.controller["id"]})
    if len(others) < 2:
        return None
    ids = [document.fresh("segue"), document.fresh("segue")]
    inner = "".join(f'<segue destination="{other["id"]}" kind="show" {name} id="{each}"/>'
                    for each, other in zip(ids, chance.sample(others, 2)))
    added = document.fresh("button")
    document.add_view(spot, button(added, document.word(chance), frame(spot),
                                   f"<connections>{inner}</connections>"))
    return added, ids[1]


@plant("duplicate-segue", "a button has two segues with one identifier", kind="segue twice")
def _(document, chance):
    added = two_segues(document, chance, 'identifier="plantedSegue"')
    return added and (added[1], "identifier", None)


@plant("duplicate-storyboard-id", "a controller has the identifier of another one",
       kind="storyboard identifier twice")
def _(document, chance):
    found = [c for c in shown_scenes(document) if document.is_free(c)]
    if len(found) < 2:
        return None
    first, second = sorted(chance.sample(found, 2), key=lambda e: e.start)
    # The way into a storyboard stays what it is.
    if not document.has_way_in():
        return None
    identifier = first["storyboardIdentifier"]
    same = [c for c in document.scenes() if c["storyboardIdentifier"] == identifier]
    if identifier is None or len(same) > 1:
        identifier = document.fresh("scene")
        document.set(first, storyboardIdentifier=identifier)
    document.set(second, storyboardIdentifier=identifier)
    document.touch(first)
    return second["id"], "storyboardIdentifier", None


def prototypes(document):
    """The lists of prototypes that have identifiers, with their cells."""
    for holder in document.elements:
        around = holder.parent
        if holder.name == "prototypes" or holder.name == "cells" and around["dataMode"] != "static":
            named = [c for c in holder.children if c["reuseIdentifier"] and c["id"]
                     and document.is_free(c)]
            if named:
                yield holder, named


@plant("duplicate-reuse-identifier", "a prototype has the identifier of another one",
       kind="reuse identifier twice")
def _(document, chance):
    found = [(holder, named) for holder, named in prototypes(document) if len(named) > 1]
    if not found:
        return None
    holder, named = chance.choice(found)
    first, second = sorted(chance.sample(named, 2), key=lambda e: e.start)
    if sum(c["reuseIdentifier"] in (first["reuseIdentifier"], second["reuseIdentifier"])
           for c in holder.children) != 2:
        return None
    document.set(second, reuseIdentifier=first["reuseIdentifier"])
    document.touch(first)
    return second["id"], "reuseIdentifier", None


@plant("duplicate-reuse-identifier", "a cell is there a second time", kind="reuse identifier twice")
def _(document, chance):
    found = [cell for _, named in prototypes(document) for cell in named
             if cell.name == "tableViewCell" and cell.child("rect", key="frame")]
    if not found:
        return None
    cell = chance.choice(found)
    x, y, width, height = numbers(cell)
    last = max(numbers(c)[1] + numbers(c)[3] for c in cell.parent.children
               if c.child("rect", key="frame"))
    identifier, content = document.fresh("cell"), document.fresh("content")
    document.edit(cell.parent.close, cell.parent.close,
                  f'<tableViewCell contentMode="scaleToFill" selectionStyle="default" '
                  f'reuseIdentifier="{cell["reuseIdentifier"]}" id="{identifier}"><rect '
                  f'key="frame" x="{x}" y="{last}" width="{width}" height="{max(height, 44)}"/>'
                  f'<tableViewCellContentView key="contentView" contentMode="center" '
                  f'tableViewCell="{identifier}" id="{content}"><rect key="frame" x="0.0" y="0.0" '
                  f'width="{width}" height="{max(height, 44)}"/></tableViewCellContentView>'
                  '</tableViewCell>')
    document.touch(cell)
    return identifier, "reuseIdentifier", None


@plant("duplicate-accessibility-identifier", "two views have the same identifier",
       kind="accessibility identifier twice")
def _(document, chance):
    scenes = collections.defaultdict(list)
    for view in texts(document) + plain_buttons(document):
        scene = next((o for o in view.around() if o.name in ("scene", "objects")), None)
        if scene and not view.child("accessibility"):
            scenes[scene.start].append(view)
    found = [scenes[start] for start in sorted(scenes) if len(scenes[start]) > 1]
    if not found:
        return None
    first, second = sorted(chance.sample(chance.choice(found), 2), key=lambda e: e.start)
    identifier = document.fresh("identifier")
    for view in (first, second):
        document.accessibility(view, identifier=identifier)
    return second["id"], "accessibilityIdentifier", None


@plant("orphan-scene", "a scene is added that nothing leads to", kind="orphan scene")
def _(document, chance):
    scenes = document.root.child("scenes")
    if not scenes or not document.has_way_in():
        return None
    scene, controller, view, text = (
        document.fresh(each) for each in ("scene", "controller", "view", "text"))
    document.edit(scenes.close, scenes.close,
                  f'<scene sceneID="{scene}"><objects><viewController id="{controller}" '
                  f'sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" '
                  f'id="{view}"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>'
                  f'<subviews><label opaque="NO" userInteractionEnabled="NO" contentMode="left" '
                  f'text="{document.word(chance)}" adjustsFontForContentSizeCategory="YES" '
                  f'{PLACED} id="{text}"><rect key="frame" x="20" y="100" width="200" height="44"/>'
                  '<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>'
                  '<nil key="textColor"/></label></subviews><color key="backgroundColor" '
                  'systemColor="systemBackgroundColor"/></view></viewController></objects></scene>')
    document.add_color("systemBackgroundColor")
    return controller, None, None


@plant("orphan-scene", "the only segue to a scene leads to another one", kind="orphan scene")
def _(document, chance):
    ways = document.reached()
    ids = {c["id"] for c in document.scenes()}
    found = []
    for segue in connected(document, "segue"):
        scene = next((o for o in segue.around() if o.name == "scene"), None)
        others = [c for c in shown_scenes(document, but={segue["destination"]})
                  if scene not in c.around()]
        if (segue["destination"] in ids and ways[segue["destination"]] == 1 and others
                and segue["kind"] not in ("embed", "relationship", "unwind")
                and document.has_way_in() and segue["destination"] not in document.used):
            found.append((segue, others))
    if not found:
        return None
    segue, others = chance.choice(found)
    document.set(segue, destination=chance.choice(others)["id"])
    document.touched.add(owner(segue))
    return segue["destination"], None, None


@plant("no-initial-scene", "a storyboard loses its initial scene", kind="no initial scene")
def _(document, chance):
    scenes = document.scenes()
    initial = document.root["initialViewController"]
    if not initial or not scenes or any(c["storyboardIdentifier"] for c in scenes):
        return None
    # What nothing leads to is told of a storyboard with a way in alone.
    if any(not document.reached()[c["id"]] for c in scenes):
        return None
    document.set(document.root, initialViewController=None)
    return scenes[0]["id"], "initialViewController", None


# Faults of fields, sliders and colors.


@plant("empty-range", "the minimum of a slider is over its maximum", kind="empty range")
def _(document, chance):
    found = [s for s in document.elements if s.name == "slider" and s["id"]
             and document.is_free(s) and s["minValue"] and s["maxValue"]]
    if not found:
        return None
    slider = chance.choice(found)
    document.set(slider, minValue=str(float(slider["maxValue"]) + 1))
    return slider["id"], "minimumValue", None


NAMED = '<accessibility key="accessibilityConfiguration" label="{}"/>'
put("empty-range", "a slider from 10 to 1 is added",
    f'<slider value="5" minValue="10" maxValue="1" {PLACED} id="{{id}}">{{frame}}'
    f'{NAMED.format("Volume")}</slider>', "minimumValue", kind="empty range")


def put_field(rule, name, spoken_name, property, kind, traits=""):
    """Adds a plant that puts a field into free place of a screen."""
    put(rule, name,
        '<textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" '
        f'contentVerticalAlignment="center" borderStyle="roundedRect" textAlignment="natural" '
        f'adjustsFontForContentSizeCategory="YES" {PLACED} id="{{id}}">{{frame}}'
        f'{NAMED.format(spoken_name)}<fontDescription key="fontDescription" '
        f'style="UICTFontTextStyleBody"/><textInputTraits key="textInputTraits"{traits}/>'
        '</textField>', property, kind=kind)


PASSWORD = "readable password"
put_field("readable-password", "a field for a password is added", "Password", "isSecureTextEntry",
          PASSWORD)
put_field("readable-password", "a field with the content type of a password is added", "Entrance",
          "isSecureTextEntry", PASSWORD, ' textContentType="password"')
put_field("field-without-content-type", "a field for mail is added", "Email address",
          "textContentType", "mail")
put_field("field-without-content-type", "a field with the keyboard for mail is added",
          "Where to send it", "textContentType", "mail", ' keyboardType="emailAddress"')
put_field("field-without-content-type", "a field for a phone number is added", "Phone number",
          "textContentType", "phone")
put_field("field-without-content-type", "a field with the keyboard for phone numbers is added",
          "Where to call", "textContentType", "phone", ' keyboardType="phonePad"')


@plant("readable-password", "a field no longer hides its password", kind=PASSWORD)
def _(document, chance):
    found = [f for f in document.elements if f.name == "textField" and f["id"]
             and document.is_free(f)
             and (f.child("textInputTraits") or {"secureTextEntry": None})["secureTextEntry"] == "YES"]
    if not found:
        return None
    field = chance.choice(found)
    document.set(field.child("textInputTraits"), secureTextEntry=None)
    return field["id"], "isSecureTextEntry", None


BLACK = '<color key="textColor" white="0.0" alpha="1" colorSpace="custom" ' \
        'customColorSpace="genericGamma22GrayColorSpace"/>'


@plant("black-in-dark", "a text on a background of the system is black", kind="black text")
def _(document, chance):
    found = []
    for text in texts(document):
        view = text.parent.parent
        back = view.child("color", key="backgroundColor")
        alone = all(other is text or apart(text, other) for other in text.parent.children)
        if (back and back["systemColor"] == "systemBackgroundColor" and alone and view["key"] == "view"
                and not text.child("color", key="backgroundColor") and not text["alpha"]):
            found.append(text)
    if not found:
        return None
    text = chance.choice(found)
    document.remove(text.child("color", "nil", key="textColor"))
    document.insert(text, BLACK)
    return text["id"], "textColor", None


@plant("black-in-dark", "a panel with a black text is added", kind="black text")
def _(document, chance):
    spot = document.spot(chance, 240, 60)
    if spot is None:
        return None
    panel, text = document.fresh("panel"), document.fresh("text")
    document.add_view(
        spot, f'<view contentMode="scaleToFill" {PLACED} id="{panel}">{frame(spot)}<subviews>'
        f'<label opaque="NO" userInteractionEnabled="NO" contentMode="left" '
        f'text="{document.word(chance)}" adjustsFontForContentSizeCategory="YES" {PLACED} '
        f'id="{text}">{frame(spot, x=8, y=8, width=200, height=44)}<fontDescription '
        f'key="fontDescription" style="UICTFontTextStyleBody"/>{BLACK}</label></subviews>'
        '<color key="backgroundColor" systemColor="systemBackgroundColor"/></view>')
    document.add_color("systemBackgroundColor")
    return text, "textColor", None


@plant("grown-text", "a text of a fixed width gets a long translation", kind="grown text")
def _(document, chance):
    spot, known = document.spot(chance), languages(document)
    if spot is None or not known:
        return None
    text, language = document.fresh("text"), chance.choice(known)
    document.add_view(
        spot, '<label opaque="NO" userInteractionEnabled="NO" contentMode="left" '
        f'text="{document.word(chance)}" lineBreakMode="tailTruncation" '
        f'adjustsFontForContentSizeCategory="YES" {PLACED} id="{text}">{frame(spot)}'
        '<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>'
        f'{ink(spot.view)}</label>')
    document.translate(language, f"{text}.text", LONG)
    return text, "text", language


# Faults of connections and touches.


def sent(document, controller):
    return ('<connections><action selector="plantedAction:" destination="{}" '
            'eventType="touchUpInside" id="{}"/></connections>'
            .format(controller["id"], document.fresh("action")))


@plant("several-actions", "an added button has two actions", kind="several actions")
def _(document, chance):
    spot = document.spot(chance, connected=True)
    if spot is None:
        return None
    added, controller = document.fresh("button"), spot.controller["id"]
    inner = "".join(f'<action selector="{name}:" destination="{controller}" '
                    f'eventType="touchUpInside" id="{document.fresh("action")}"/>'
                    for name in ("openPlanted", "closePlanted"))
    document.add_view(spot, button(added, document.word(chance), frame(spot),
                                   f"<connections>{inner}</connections>"))
    return added, "selector", None


TOUCHES = "no touches with an outlet"


@plant("without-touches", "a button with an outlet takes no touches", kind=TOUCHES)
def _(document, chance):
    found = [b for b in plain_buttons(document) if b["id"] in document.outlets]
    if not found:
        return None
    place = chance.choice(found)
    document.set(place, userInteractionEnabled="NO")
    return place["id"], "isUserInteractionEnabled", None


@plant("without-touches", "an added button with an outlet takes no touches", kind=TOUCHES)
def _(document, chance):
    spot = document.spot(chance, connected=True)
    if spot is None:
        return None
    added = document.fresh("button")
    document.outlet(spot.controller, added)
    document.add_view(spot, button(added, document.word(chance), frame(spot),
                                   sent(document, spot.controller), 'userInteractionEnabled="NO"'))
    return added, "isUserInteractionEnabled", None


@plant("overlapping-targets", "two buttons with outlets overlap", kind="overlap with outlets")
def _(document, chance):
    spot = document.spot(chance, 240, connected=True)
    if spot is None:
        return None
    first, second = document.fresh("button"), document.fresh("button")
    words = [document.word(chance), document.word(chance)]
    if words[0] == words[1]:
        return None
    document.outlet(spot.controller, first, second)
    document.add_view(spot, button(first, words[0], frame(spot, width=140),
                                   sent(document, spot.controller))
                      + button(second, words[1], frame(spot, x=120, width=140),
                               sent(document, spot.controller).replace("planted", "other")))
    return second, "frame", None


# Documents of AppKit.


@plant("key-equivalent-twice", "a menu item has the key of another one", "AppKit", "key twice")
def _(document, chance):
    found = []
    for items in document.elements:
        if items.name != "items" or items.parent.name != "menu":
            continue
        plain = [i for i in items.children if i.name == "menuItem" and i["id"]
                 and i["isSeparatorItem"] != "YES" and not i.child("menu", "string")
                 and i["alternate"] != "YES" and i["hidden"] != "YES" and document.is_free(i)]
        found += [(first, second) for first in plain for second in plain
                  if first["keyEquivalent"] and first is not second
                  and second["keyEquivalent"] is None]
    if not found:
        return None
    first, second = chance.choice(found)
    document.set(second, keyEquivalent=first["keyEquivalent"])
    document.touch(first)
    document.remove(second.child("modifierMask", key="keyEquivalentModifierMask"))
    mask = first.child("modifierMask", key="keyEquivalentModifierMask")
    if mask:
        document.insert(second, document.text[mask.start : mask.end])
    return max(first, second, key=lambda e: e.start)["id"], "keyEquivalent", None


def push_buttons(document):
    """The push buttons of a window, by window."""
    found = collections.defaultdict(list)
    for cell in document.elements:
        top = next((o for o in cell.around() if o.name in ("window", "panel")), None)
        if (cell.name == "buttonCell" and cell["type"] == "push" and top and cell.parent["id"]
                and cell.parent["hidden"] != "YES" and document.is_free(cell.parent)):
            found[top["id"]].append(cell)
    return found


@plant("key-equivalent-twice", "a button has the key of another one", "AppKit", "key twice")
def _(document, chance):
    found = []
    for cells_of_window in push_buttons(document).values():
        for first in cells_of_window:
            key = first.child("string", key="keyEquivalent")
            if key:
                found += [(first, key, second) for second in cells_of_window if second is not first]
    if not found:
        return None
    first, key, second = chance.choice(found)
    document.touch(first.parent, second.parent)
    document.remove(second.child("string", key="keyEquivalent"))
    document.set(second, keyEquivalent=None)
    document.insert(second, document.text[key.start : key.end])
    return max(first, second, key=lambda e: e.start).parent["id"], "keyEquivalent", None


@plant("missing-target", "an action of AppKit leads to an id that is gone", "AppKit")
def _(document, chance):
    found = [a for a in connected(document, "action") if a["target"]]
    if not found:
        return None
    action = chance.choice(found)
    document.set(action, target="gone-00-id0")
    return owner(action), "target", None


@plant("missing-outlet", "an outlet of AppKit leads to an id that is gone", "AppKit")
def _(document, chance):
    found = connected(document, "outlet")
    if not found:
        return None
    outlet = chance.choice(found)
    document.set(outlet, destination="gone-00-id0")
    return owner(outlet), "destination", None


@plant("action-without-name", "an action of AppKit loses its selector", "AppKit")
def _(document, chance):
    found = connected(document, "action")
    if not found:
        return None
    action = chance.choice(found)
    document.set(action, selector="")
    return owner(action), "selector", None


@plant("duplicate-id", "a button of AppKit has the id of another one", "AppKit")
def _(document, chance):
    # Nothing is connected to the one that loses its id.
    free = [e for e in document.elements if e.name in ("button", "textField") and e["id"]
            and document.is_free(e)]
    found = [e for e in free if document.text.count(f'"{e["id"]}"') == 1]
    if not found:
        return None
    second = chance.choice(found)
    first = [e for e in free if e.start < second.start and e.name == second.name]
    if not first:
        return None
    identifier = chance.choice(first)["id"]
    document.set(second, id=identifier)
    return identifier, "id", None


@plant("empty-range", "the minimum of a slider of AppKit is over its maximum", "AppKit",
       "empty range")
def _(document, chance):
    found = [c for c in document.elements if c.name in ("sliderCell", "stepperCell") and c["id"]
             and c["maxValue"] and document.is_free(c)]
    if not found:
        return None
    cell = chance.choice(found)
    document.set(cell, minValue=str(float(cell["maxValue"]) + 1))
    return cell["id"], "minimumValue", None


@plant("duplicate-accessibility-identifier", "two buttons of AppKit have the same identifier",
       "AppKit", "accessibility identifier twice")
def _(document, chance):
    found = [pair for pair in push_buttons(document).values() if len(pair) > 1]
    if not found:
        return None
    pair = [cell.parent for cell in chance.choice(found)
            if not cell.parent.child("accessibility") and not cell.child("accessibility")]
    if len(pair) < 2:
        return None
    first, second = sorted(chance.sample(pair, 2), key=lambda e: e.start)
    identifier = document.fresh("identifier")
    for each in (first, second):
        document.touch(each)
        document.insert(each, f'<accessibility identifier="{identifier}"/>')
    return second["id"], "accessibilityIdentifier", None


# Views without a fault, for faults that find no place in a document.


def furniture(document, chance, what):
    """Adds views that have no fault; returns their ids, or None without a free place."""
    spot = document.spot(chance, 240, 100 if what == "pair" else 60, what in ("button", "pair"))
    if spot is None:
        return None
    identifier, word = document.fresh("view"), document.word(chance)
    place = frame(spot, width=200, height=44)
    style = '<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>'
    named_by = NAMED.format(word)
    if what in ("button", "pair"):
        xml = button(identifier, word, place, sent(document, spot.controller))
    elif what == "image":
        xml = (f'<button opaque="NO" contentMode="scaleToFill" buttonType="system" {PLACED} '
               f'id="{identifier}">{place}{named_by}<state key="normal" image="star" '
               'catalog="system"/></button>')
    elif what == "label":
        xml = (f'<label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="{word}" '
               f'adjustsFontForContentSizeCategory="YES" {PLACED} id="{identifier}">{place}{style}'
               f'{ink(spot.view)}</label>')
    elif what in ("field", "blank field"):
        hint = f'placeholder="{word}"' if what == "field" else ""
        xml = (f'<textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" {hint} '
               f'adjustsFontForContentSizeCategory="YES" {PLACED} id="{identifier}">{place}{style}'
               '<textInputTraits key="textInputTraits"/></textField>')
    elif what == "switch":
        xml = (f'<switch opaque="NO" contentMode="scaleToFill" on="YES" {PLACED} '
               f'id="{identifier}">{place}{named_by}</switch>')
    elif what == "slider":
        xml = (f'<slider opaque="NO" contentMode="scaleToFill" value="5" minValue="0.0" '
               f'maxValue="10" {PLACED} id="{identifier}">{place}{named_by}</slider>')
    else:
        xml = (f'<view contentMode="scaleToFill" {PLACED} id="{identifier}">{place}</view>')
    found = {identifier}
    if what == "pair":
        second = document.fresh("view")
        other = chance.choice([each for each in WORDS if each not in document.text
                               and each != word])
        xml += button(second, other, frame(spot, y=spot.y + 54, width=200, height=44),
                      sent(document, spot.controller).replace("plantedAction:", "otherAction:"))
        found.add(second)
    document.add_view(spot, xml)
    return found


FURNITURE = ("button", "image", "label", "field", "blank field", "switch", "slider", "box", "pair")
