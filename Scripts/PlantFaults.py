#!/usr/bin/env python3
"""Plants faults into copies of documents and checks that `ctl check` finds each of them.

    python3 Scripts/PlantFaults.py ../shared/corpus .build/release/ctl
    python3 Scripts/PlantFaults.py ../shared/corpus .build/release/ctl --together 5 --count 30

Documents are copied into a temporary folder with the tables beside them, each for one fault, which
a seed puts at a place where it makes sense. The copy has to have a finding that the document itself
does not have: of the rule, at the object, with the property and the language. The exit status is 1
if a fault is missed. Nothing is written into the folder of documents.

With --together, the seed draws so many documents, and all faults are planted in them, several in
each. Every kind of fault is there. No other finding may change: what is found in an
untouched copy has to be found in the planted one, and nothing else. Lines and columns are not
compared, nor what needs review at an object that has a fault or is added.
"""

import argparse
import collections
import json
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

import AppKitPlants  # noqa: E402, F401
from PlantedDocument import Document, add_entry  # noqa: E402
from Plants import PLANTS  # noqa: E402
from ScenePlants import FURNITURE, furniture  # noqa: E402

# The groups of rules of which two older faults each are planted together.
GROUPS = ("names", "touch", "languages")
SYSTEMS = {"UIKit": "InterfaceBuilder3.CocoaTouch.", "AppKit": "InterfaceBuilder3.Cocoa."}


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


def write_entries(folder, path, entries):
    """Adds texts to the tables of a copy."""
    for language, key, text in entries:
        add_entry(folder / f"{language}.lproj" / f"{path.stem}.strings", key, text)


def check(ctl, folder, to_review=False):
    """Returns the findings of a folder by document, each as what tells it from others."""
    output = subprocess.run([ctl.absolute(), "check", ".", "--format", "json", "--review"],
                            cwd=folder, stdout=subprocess.PIPE,
                            stderr=subprocess.DEVNULL, check=False).stdout
    found = {}
    for finding in json.loads(output)["findings"]:
        names = ("rule", "object", "property", "language")
        key = tuple(finding.get(name) for name in names)
        key = (*key, f"{finding['severity']}: {finding['problem']}")
        # What a person has to decide is found by no tool, but for this one.
        review = finding.get("needsReview") and finding["rule"] != "unanswered-action"
        if review and not to_review:
            continue
        key = (*key, bool(review)) if to_review else key
        found.setdefault(finding["path"].split("/")[0], []).append(key)
    return found


def documents(folder, system="UIKit"):
    """The documents of a system that can be edited as text, in the order of their paths."""
    for path in sorted(folder.rglob("*")):
        if path.suffix not in (".xib", ".storyboard") or not path.is_file():
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        # A launch screen is a picture, of which no one asks what is read there.
        if SYSTEMS[system] in text and 'launchScreen="YES"' not in text:
            yield path


def plant_apart(arguments, folder, chance):
    """Plants each fault in a document of its own; returns the exit status."""
    paths = {system: list(documents(arguments.folder, system)) for system in SYSTEMS}
    planted = []
    for plant in chance.sample(PLANTS, len(PLANTS)):
        rule, name = plant.rule, plant.name
        if len(planted) == arguments.count:
            break
        for path in chance.sample(paths[plant.system], len(paths[plant.system])):
            document = Document(path)
            expected = plant.run(document, chance)
            if expected:
                break
        else:
            if arguments.count >= len(PLANTS):
                print(f"{rule}: no document has a place where {name}")
            continue
        number = f"{len(planted):02}"
        copy(document, folder / "before" / number)
        target = copy(document, folder / "after" / number)
        changes = len(document.entries)
        if document.edits:
            target.write_text(document.changed(), encoding="utf-8")
            changes += document.changed() != document.text
        write_entries(folder / "after" / number, path, document.entries)
        if not changes:
            raise SystemExit(f"{path}: nothing was planted for {rule}")
        planted.append((number, rule, name, path, expected))
    before, after = check(arguments.ctl, folder / "before"), check(arguments.ctl, folder / "after")
    missed = 0
    for number, rule, name, path, (identifier, property, language, *_) in planted:
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


# Faults that are planted together.


def kinds(plants):
    """The plants of each kind of fault that is always there."""
    names = list(dict.fromkeys(plant.kind for plant in PLANTS if plant.kind))
    return [[plant for plant in plants if plant.kind == name] for name in names]


def draw(chance, plants, groups):
    """Draws faults: one of each kind, and two older ones of each group."""
    drawn = [chance.choice(of_kind) for of_kind in kinds(plants)]
    for group in GROUPS:
        drawn += chance.sample([p for p in plants if not p.kind and groups[p.rule] == group], 2)
    return drawn


class Places:
    """Tells which document has a place for which fault, and remembers it.

    `findings` has what is found in each document, `systems` the system of each.
    """

    def __init__(self, findings, systems):
        self.findings, self.systems = findings, systems
        self.documents, self.noisy, self.known = {}, {}, {}

    def loud(self, path, fault):
        """The ids of objects that do not take a fault, because of what is found already."""
        key = path, fault.keeps
        if key not in self.noisy:
            # A finding about size stays what it is where a fault changes no size, look or name.
            but = ("dynamic-type", "small-target") if fault.keeps else ()
            self.noisy[key] = loud(Document(path), self.findings.get(path, []), but)
        return self.noisy[key]

    def has(self, path, fault):
        if (path, fault) not in self.known:
            self.known[path, fault] = self.systems[path] == fault.system and self.find(path, fault)
        return self.known[path, fault]

    def find(self, path, fault):
        key = path, fault.keeps
        if key not in self.documents:
            self.documents[key] = Document(path, loud=self.loud(path, fault), strict=True)
        document = self.documents[key]
        document.begin()
        return bool(fault.run(document, random.Random(0))
                    or furnish(document, fault, random.Random(0)))


FITTING = {}


def furnish(document, fault, chance):
    """Adds views without a fault for a fault that has no place, and plants it there.

    Returns the document and what is expected; None if the document has no free place, or if the
    fault is none of such views.
    """
    for what in FITTING.get(fault, FURNITURE):
        document.begin()
        found = furniture(document, chance, what)
        if not found:
            continue
        furnished = Document(document.path, document.changed(), document.used, document.loud,
                             found, True)
        expected = fault.run(furnished, chance)
        if expected:
            furnished.entries = document.entries + furnished.entries
            FITTING[fault] = (what,)
            return furnished, expected
    return None


def assign(faults, count, paths, places, chance):
    """Deals faults to documents that have a place for them; None if it is impossible.

    Each document has room for its part of the count.
    """
    room = [count // len(paths) + (index < count % len(paths)) for index in range(len(paths))]
    dealt = [[] for _ in paths]
    order = chance.sample(list(enumerate(paths)), len(paths))
    can = [[index for index, path in order if places.has(path, fault)] for fault in faults]
    if not all(can):
        return None

    def deal(number, seen):
        for index in can[number]:
            if index in seen:
                continue
            seen.add(index)
            if len(dealt[index]) < room[index]:
                dealt[index].append(number)
                return True
            for other in dealt[index]:
                if deal(other, seen):
                    dealt[index][dealt[index].index(other)] = number
                    return True
        return False

    if not all(deal(number, set()) for number in range(len(faults))):
        return None
    return [[faults[number] for number in sorted(numbers)] for numbers in dealt]


def loud(document, findings, but=()):
    """The ids of objects that findings are about or name, without the findings of some rules."""
    findings = [finding for finding in findings if finding[0] not in but]
    found = {finding[1] for finding in findings if not finding[5]}
    for element in document.elements:
        state = element.child("state", key="normal")
        names = [element[name] for name in ("id", "text", "title", "placeholder")]
        names += [state["title"] if state else None]
        child = element.child("accessibility")
        names += [child["label"] if child else None]
        if any(name and any(f"“{name}”" in finding[4] or f"id {name})" in finding[4]
                            for finding in findings if finding[1] != element["id"])
               for name in names):
            found.add(element["id"])
    return found


def plant_in(path, faults, places, chance):
    """Plants faults in one document, one after the other; None if one has no place.

    Returns the text, the texts for tables, and what is expected of each fault.
    """
    document = Document(path)
    original, used, entries, expectations = document.ids, set(), [], []
    for fault in faults:
        text = document.text
        for _ in range(8):
            document = Document(path, text, used, places.loud(path, fault), strict=True)
            expected = fault.run(document, chance)
            if not expected:
                document, expected = furnish(document, fault, chance) or (document, None)
            if not expected:
                continue
            identifiers = expected[0] if isinstance(expected[0], set) else {expected[0]}
            touched = (document.touched | identifiers) - {None}
            if not touched & used:
                break
        else:
            return None
        entries += document.entries
        document = Document(path, document.changed())
        used |= touched | document.ids - original
        expectations.append((fault, expected, identifiers))
    return document.text, entries, expectations, document.ids - original


def draw_documents(chance, count, paths, fits):
    """Draws documents, for each fault one that has a place for it while there are too few.

    `fits` has the documents for each fault, those for the fewest first.
    """
    drawn = []
    for places in fits:
        if places and len(drawn) < count and not any(path in drawn for path in places):
            drawn.append(chance.choice(places))
    rest = [path for path in paths if path not in drawn]
    return sorted(drawn + chance.sample(rest, count - len(drawn)))


def draw_together(arguments, folder, chance):
    """Draws faults and documents until each fault has a place, and plants the faults.

    Returns a list of documents, each with its path and what is expected.
    """
    output = subprocess.run([arguments.ctl.absolute(), "check", "rules", "--format", "json"],
                            stdout=subprocess.PIPE, check=True).stdout
    groups = {rule["id"]: rule["group"] for rule in json.loads(output)["rules"]}
    systems = {path: system for system in SYSTEMS for path in documents(arguments.folder, system)}
    paths = sorted(systems)
    for index, path in enumerate(paths):
        copy(Document(path), folder / "all" / str(index))
    found = check(arguments.ctl, folder / "all", to_review=True)
    shutil.rmtree(folder / "all")
    places = Places({path: found.get(str(index), []) for index, path in enumerate(paths)}, systems)
    plants = [plant for plant in PLANTS if any(places.has(path, plant) for path in paths)]
    for _ in range(200):
        faults = draw(chance, plants, groups)
        rest = chance.sample([p for p in plants if p not in faults], len(plants) - len(faults))
        fits = [[path for path in paths if places.has(path, fault)] for fault in faults]
        for _ in range(50):
            drawn = draw_documents(chance, arguments.together, paths, sorted(fits, key=len))
            if not assign(faults, arguments.count, drawn, places, chance):
                continue
            # The rest of the faults is whatever else has a place there.
            chosen = list(faults)
            for fault in rest:
                if (len(chosen) < arguments.count
                        and assign([*chosen, fault], arguments.count, drawn, places, chance)):
                    chosen.append(fault)
            if len(chosen) < arguments.count:
                continue
            dealt = assign(chosen, arguments.count, drawn, places, chance)
            planted = []
            for path, faults_of_one in zip(drawn, dealt):
                planted.append(plant_in(path, faults_of_one, places, chance))
                if planted[-1] is None:
                    break
            else:
                return list(zip(drawn, planted))
    raise SystemExit("the documents have no places for so many faults")


def plant_together(arguments, folder, chance):
    """Plants the faults in a few documents; returns the exit status."""
    drawn = draw_together(arguments, folder, chance)
    for index, (path, (text, entries, _, _)) in enumerate(drawn):
        number = f"{index:02}"
        copy(Document(path), folder / "before" / number)
        copy(Document(path), folder / "after" / number).write_text(text, encoding="utf-8")
        write_entries(folder / "after" / number, path, entries)
    before = check(arguments.ctl, folder / "before", to_review=True)
    after = check(arguments.ctl, folder / "after", to_review=True)
    rows, missed, changed = [], 0, []
    for index, (path, (_, _, expectations, added)) in enumerate(drawn):
        number, name = f"{index:02}", path.relative_to(arguments.folder).as_posix()
        known = collections.Counter(before.get(number, []))
        told = collections.Counter(after.get(number, []))
        new, gone = told - known, known - told
        faulty = set(added)
        for fault, (_, property, language, *consequences), identifiers in expectations:
            hit = next((finding for finding in sorted(new.elements(), key=str)
                        if finding[0] == fault.rule and finding[1] in identifiers
                        and finding[2:4] == (property, language) and not finding[5]), None)
            if hit:
                new[hit] -= 1
            missed += not hit
            for rule, of_what in consequences:
                also = next((finding for finding in sorted(new.elements(), key=str)
                             if finding[0] == rule and finding[1] in identifiers
                             and finding[2] == of_what and not finding[5]), None)
                if also:
                    new[also] -= 1
                else:
                    changed.append(f"not there: {name}: {rule} {of_what}")
            faulty |= identifiers
            rows.append((str(len(rows) + 1), name, fault.rule, fault.name,
                         " or ".join(sorted(identifiers)), property or "", language or "",
                         "found" if hit else "missed"))
        for word, findings in (("new", new), ("gone", gone)):
            for finding in sorted(findings.elements(), key=str):
                if not (finding[5] and finding[1] in faulty):
                    changed.append(f"{word}: {name}: " + " ".join(filter(None, finding[:4]))
                                   + f": {finding[4]}" + " (needs review)" * finding[5])
    for number, name, rule, words, identifier, property, language, result in rows:
        place = ", ".join(part for part in (identifier, property, language) if part)
        print(f"{number:>3} {result:6} {name}: {rule}: {words} ({place})")
    for line in changed:
        print(line)
    print(f"{len(rows) - missed} of {len(rows)} planted faults found in {len(drawn)} documents; "
          f"{len(changed)} other findings changed")
    if arguments.list:
        heads = ("number", "document", "rule", "fault", "object", "property", "language", "result")
        arguments.list.write_text("".join("\t".join(row) + "\n" for row in [heads, *rows]),
                                  encoding="utf-8")
    return 1 if missed or changed or len(rows) < arguments.count else 0


def main():
    """Plants the faults; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path, help="a folder of documents")
    parser.add_argument("ctl", type=pathlib.Path, help="the path of ctl")
    parser.add_argument("--count", type=int, help="the number of faults: 40, or 30 together")
    parser.add_argument("--seed", type=int, default=24)
    parser.add_argument("--together", type=int, metavar="DOCUMENTS",
                        help="plant all faults in so many documents")
    parser.add_argument("--list", type=pathlib.Path, help="a file for the faults that are together")
    parser.add_argument("--keep", type=pathlib.Path, help="an empty folder for the copies")
    arguments = parser.parse_args()
    arguments.count = arguments.count or (30 if arguments.together else 40)
    chance = random.Random(arguments.seed)
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.keep or pathlib.Path(temporary)
        run = plant_together if arguments.together else plant_apart
        return run(arguments, folder, chance)


if __name__ == "__main__":
    sys.exit(main())
