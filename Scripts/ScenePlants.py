"""Faults of scenes, identifiers, fields, colors and outlets, most of them in added views."""

import collections

from PlantedDocument import WORDS, apart, languages, numbers
from Plants import (
    INK, LONG, LOOK, PLACED, WHITE, connected, frame, owner, plain_buttons, plant, put, texts,
)

def shown_scenes(document, but=()):
    """The controllers that something leads to, so that one more way changes nothing."""
    ways = document.reached()
    return [c for c in document.scenes() if ways[c["id"]] and c["id"] not in but]


def button(document, identifier, text, place, inner="", attributes=""):
    """An added button with a title in a text style."""
    document.say(identifier, "normalTitle", text)
    return (f'<button opaque="NO" contentMode="scaleToFill" {attributes} buttonType="system" '
            f'{PLACED} id="{identifier}">{place}<fontDescription key="fontDescription" '
            f'style="UICTFontTextStyleBody"/><state key="normal" title="{text}"><color '
            f'key="titleColor" {WHITE.format(0.25)}</state>{LOOK}{inner}</button>')


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
    document.add_view(spot, button(document, added, document.word(chance), frame(spot),
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
        if holder.name == "prototypes" or (
                holder.name == "cells" and holder.parent.name == "collectionView"):
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
    word = document.word(chance)
    document.say(text, "text", word)
    document.edit(scenes.close, scenes.close,
                  f'<scene sceneID="{scene}"><objects><viewController id="{controller}" '
                  f'sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" '
                  f'id="{view}"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>'
                  f'<subviews><label opaque="NO" userInteractionEnabled="NO" contentMode="left" '
                  f'text="{word}" adjustsFontForContentSizeCategory="YES" '
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
    f'{NAMED.format("Volume")}</slider>', "minimumValue", kind="empty range", spoken_name="Volume")


def put_field(rule, name, spoken_name, property, kind, traits=""):
    """Adds a plant that puts a field into free place of a screen."""
    put(rule, name,
        '<textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" '
        f'contentVerticalAlignment="center" borderStyle="roundedRect" textAlignment="natural" '
        f'adjustsFontForContentSizeCategory="YES" {PLACED} id="{{id}}">{{frame}}'
        f'{NAMED.format(spoken_name)}<fontDescription key="fontDescription" '
        f'style="UICTFontTextStyleBody"/><textInputTraits key="textInputTraits"{traits}/>'
        '</textField>', property, kind=kind, spoken_name=spoken_name)


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
    traits = [e for e in document.elements if e.name == "textInputTraits" and e.parent["id"]
              and e["secureTextEntry"] == "YES" and document.is_free(e.parent)]
    found = [e for e in traits if e.parent.name == "textField"]
    if not found:
        return None
    element = chance.choice(found)
    field = element.parent
    document.set(element, secureTextEntry=None)
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
        if (back and back["systemColor"] == "systemBackgroundColor" and alone
                and view["key"] == "view"
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
    word = document.word(chance)
    document.say(text, "text", word)
    document.add_view(
        spot, f'<view contentMode="scaleToFill" {PLACED} id="{panel}">{frame(spot)}<subviews>'
        f'<label opaque="NO" userInteractionEnabled="NO" contentMode="left" '
        f'text="{word}" adjustsFontForContentSizeCategory="YES" {PLACED} id="{text}">'
        f'{frame(spot, x=8, y=8, width=200, height=44)}<fontDescription '
        f'key="fontDescription" style="UICTFontTextStyleBody"/>{BLACK}</label></subviews>'
        '<color key="backgroundColor" systemColor="systemBackgroundColor"/></view>')
    document.add_color("systemBackgroundColor")
    return text, "textColor", None


@plant("grown-text", "a text of a fixed width gets a long translation", kind="grown text")
def _(document, chance):
    spot, known = document.spot(chance), languages(document)
    if spot is None or not known:
        return None
    text, language, word = document.fresh("text"), chance.choice(known), document.word(chance)
    document.say(text, "text", word)
    document.add_view(
        spot, '<label opaque="NO" userInteractionEnabled="NO" contentMode="left" '
        f'text="{word}" lineBreakMode="tailTruncation" '
        f'adjustsFontForContentSizeCategory="YES" {PLACED} id="{text}">{frame(spot)}'
        '<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>'
        f'{INK}</label>')
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
    document.add_view(spot, button(document, added, document.word(chance), frame(spot),
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
    document.add_view(spot, button(document, added, document.word(chance), frame(spot),
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
    document.add_view(spot, button(document, first, words[0], frame(spot, width=140),
                                   sent(document, spot.controller))
                      + button(document, second, words[1], frame(spot, x=120, width=140),
                               sent(document, spot.controller).replace("planted", "other")))
    return second, "frame", None


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
        xml = button(document, identifier, word, place, sent(document, spot.controller))
    elif what == "image":
        xml = (f'<button opaque="NO" contentMode="scaleToFill" buttonType="system" {PLACED} '
               f'id="{identifier}">{place}{named_by}<state key="normal" '
               'image="plantedPicture"/></button>')
    elif what == "label":
        xml = (f'<label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="{word}" '
               f'adjustsFontForContentSizeCategory="YES" {PLACED} id="{identifier}">{place}{style}'
               f'{INK}</label>')
    elif what in ("named field", "field", "blank field"):
        hint = f'placeholder="{word}"' if what == "field" else ""
        named_by = named_by if what == "named field" else ""
        xml = (f'<textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" {hint} '
               f'adjustsFontForContentSizeCategory="YES" {PLACED} id="{identifier}">{place}'
               f'{named_by}{style}<textInputTraits key="textInputTraits"/></textField>')
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
        xml += button(document, second, other, frame(spot, y=spot.y + 54, width=200, height=44),
                      sent(document, spot.controller).replace("plantedAction:", "otherAction:"))
        found.add(second)
    document.add_view(spot, xml)
    if "label=" in xml:
        document.say(identifier, "accessibilityLabel", word)
    if what in ("label", "field"):
        document.say(identifier, "text" if what == "label" else "placeholder", word)
    return found


FURNITURE = ("button", "image", "label", "named field", "field", "blank field", "switch", "slider")
FURNITURE += ("box", "pair")
