"""The faults that are planted in documents.

Each plant edits a document and returns what is expected: object, property, language. Several
objects in a set are alternatives. More findings that a fault cannot be without follow, each as a
rule and a property. A plant returns None for a document that has no place for it.
"""

import collections

from CheckPlaces import decode
from PlantedDocument import WORDS, actions, apart, languages, numbers, spoken, tables, title

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


def simple(rule, name, places, edit, property, *consequences):
    """Adds a plant that picks one of some places and edits it."""

    def run(document, chance):
        found = places(document)
        if not found:
            return None
        element = chance.choice(found)
        edit(document, element)
        return element["id"], property, None, *consequences

    # A hint and the traits of a button with a title leave its name as it is.
    add(rule, name, run, keeps=places is plain_buttons
        and property in ("accessibilityHint", "accessibilityTraits"))


def named(**attributes):
    return lambda document, element: document.accessibility(element, **attributes)


def valued(**attributes):
    """Makes an element speak a value, and more."""

    def edit(document, element):
        document.insert(element, '<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute '
                        'type="string" keyPath="accessibilityValue" value="Three stars"/>'
                        '</userDefinedRuntimeAttributes>')
        document.accessibility(element, is_element=True, **attributes)

    return edit


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
       named(label="IMG_0042"), label)
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
       valued(label="Rating", traits=("adjustable",)), "accessibilityTraits")
simple("adjustable-without-value", "an adjustable view has no value", boxes,
       named(label="Rating", traits=("adjustable",), is_element=True), "accessibilityValue",
       ("adjustable-without-action", "accessibilityTraits"))
simple("empty-heading", "a heading has no text", boxes,
       valued(traits=("header",)), "accessibilityTraits")
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


def put(rule, name, xml, property, width=200, kind=None, spoken_name=None):
    """Adds a plant that puts a view into free place of a screen."""

    def run(document, chance):
        spot = document.spot(chance, width)
        if spot is None:
            return None
        identifier = document.fresh("view")
        if spoken_name:
            document.say(identifier, "accessibilityLabel", spoken_name)
        document.add_view(spot, xml.format(id=identifier, frame=frame(spot)))
        return identifier, property, None

    add(rule, name, run, kind=kind)


# Colors that can be read on any background, and in dark appearance.
WHITE = ('white="{}" alpha="1" colorSpace="custom" '
         'customColorSpace="genericGamma22GrayColorSpace"/>')
LOOK = f'<color key="backgroundColor" {WHITE.format(1)}'
INK = f'{LOOK}<color key="textColor" {WHITE.format(0.25)}'


def frame(spot, **changes):
    """The frame of an added view."""
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
            spoken_for = first.child("accessibility") or second.child("accessibility")
            if names[0] == names[1] or spoken_for:
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
                  f'<view contentMode="scaleToFill" id="{document.fresh("box")}"><rect '
                  f'key="frame" x="{x}" y="{y}" width="{width}" height="{height}"/><subviews>')
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
                  f'width="{width + 10}" height="{height + 10}"/>{LOOK}</view>')
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


@plant("crowded-target", "a tiny button stands beside another one")
def _(document, chance):
    found = [b for b in plain_buttons(document) if b.parent.parent["key"] == "view"]
    if not found:
        return None
    button = chance.choice(found)
    x, y, width, height = numbers(button)
    document.set(button.child("rect", key="frame"), width="20", height="20")
    other, word = document.fresh("button"), document.word(chance)
    document.edit(button.end, button.end, f'<button buttonType="system" id="{other}"><rect '
                  f'key="frame" x="{x + 21}" y="{y}" width="100" height="44"/><state key="normal" '
                  f'title="{word}"/>{LOOK}</button>')
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
                  f'<state key="normal" title="{word}"/>{LOOK}</button>')
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


# What an outlet may reach or not without another finding.
PLAIN = {"view", "tableView", "collectionView", "scrollView", "stackView", "imageView"}
PLAIN |= {"constraint", "activityIndicatorView", "tableViewController", "viewController", "mapView"}


@plant("missing-outlet", "an outlet leads to an id that is gone")
def _(document, chance):
    found = connected(document, "outlet")
    if document.strict:
        # Code no longer reaches the object, which may bring findings of its own.
        plain = {e["id"] for e in document.elements if e.name in PLAIN}
        found = [o for o in found if o["destination"] in plain]
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
    if document.strict and document.text.count(f'"{title(button)}"') > 1:
        # Another control of the name would do something else then.
        return None
    action = actions(button)[0]
    document.touch(button)
    document.edit(action.end, action.end, '<action selector="secondAction:" destination='
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
    document.insert(button, '<connections><action selector="unansweredAction:" '
                    f'destination="{responder}" eventType="touchUpInside" '
                    f'id="{document.fresh("action")}"/></connections>')
    return button["id"], "selector", None


# Texts of languages.


def lines(document):
    """The texts that have to fit on the lines that they have."""
    return [e for e in texts(document) if e["numberOfLines"] != "0"]


def translated(rule, name, text, wanted=None, places=texts, property="text", system="UIKit",
               kind=None):
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

    add(rule, name, run, system, kind)


LATIN = ("de", "fr", "it", "es", "nl", "pl", "sv", "pt", "fi", "da", "hu")
LONG = "Ein sehr langer Text, der nirgends mehr Platz findet, " * 10
translated("wrong-script", "a German text is in Russian", "Войти в систему", LATIN)
translated("grown-text", "a text is ten times as long", LONG, places=lines, kind="grown text")
translated("key-as-text", "a translation is a key", "sign_in.title", LATIN)


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
