#!/usr/bin/env python3
"""Operates the pages of `ctl open` in a headless Chromium, and compares what happens with `ctl tap`.

    python3 Scripts/CheckLivePage.py .build/debug/ctl [--pictures FOLDER]

Every control of four documents of Examples is operated with the mouse, with the keyboard alone, and by the
node of Chromium's accessibility tree. What is said and recorded on the page has to be what `ctl tap` prints
for the same operation, to the byte; a wheel of a picker, which `ctl tap` turns otherwise, is compared between the three.
An input method composes a text, the wheel of a mouse turns, and a touch swipes.
What was done is saved, and `ctl run` has to play it again. axe-core may find nothing but controls without a name, which the
document has none for. The pictures are of the page on a phone's and a desk's width, light and dark. The exit status is
1 if something differs, and 0 with a message where there is no Chromium.
"""

import argparse
import base64
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

import CheckPage
import Chromium

DOCUMENTS = [
    "Examples/SignIn/Base.lproj/SignIn.storyboard", "Examples/Documents/Values.xib",
    "Examples/Documents/MainMenu.xib", "Examples/Documents/Preferences.xib",
]
# The fields in which an input method composes a text.
FIELDS = {DOCUMENTS[0]: "e2", DOCUMENTS[3]: "e9"}
# A table, which a wheel moves.
MOVED = "Examples/Documents/Cells.storyboard"
STEPPER = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa">
<objects><customView id="root"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
<stepper id="copies"><rect key="frame" x="20" y="20" width="19" height="28"/>
<stepperCell key="cell" minValue="1" maxValue="10" doubleValue="3" id="cell"/><accessibility description="Copies"/></stepper>
</subviews></customView></objects></document>"""
NOW = "2026-01-01T12:00"
# The elements of the screen that stand for an operation.
ELEMENTS = """[...document.querySelectorAll("#elements [data-do]")].map(e => ({
  id: e.id, act: e.dataset.do, steps: "steps" in e.dataset, tag: e.localName, type: e.type,
  disabled: e.disabled || e.getAttribute("aria-disabled") === "true",
  titles: e.localName === "select" ? [...e.options].map(o => o.value) : [],
  focusable: e.tabIndex >= 0 }))"""
STEPS = """[...document.querySelectorAll("#steps > li:not(.waiting)")].map(li => ({
  step: li.querySelector("code").textContent,
  said: [...li.querySelectorAll(".said")].map(p => p.textContent),
  problem: li.querySelector(".problem")?.textContent ?? null,
  record: li.querySelector("pre")?.textContent ?? "" }))"""


class LivePage:
    """A page of `ctl open` in a browser."""

    def __init__(self, ctl, document, browser, command=None):
        self.browser = browser
        command = command or [ctl, "open", document, "--no-browser", "--now", NOW]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        browser.call("Page.navigate", url=self.address)
        self.wait("document.getElementById('stage')?.dataset.patch !== undefined")

    def end(self):
        """Ends the program as Ctrl-C does; returns the seconds that it takes."""
        start = time.monotonic()
        self.process.send_signal(2)
        self.process.wait(timeout=10)
        return time.monotonic() - start

    def wait(self, condition):
        """Waits until an expression is true; at most ten seconds."""
        end = time.monotonic() + 10
        while not self.browser.evaluate(f"Boolean({condition})"):
            if time.monotonic() > end:
                raise RuntimeError(f"timed out: {condition}")
            time.sleep(0.01)

    def settle(self):
        """Waits until the page has sent what was done, and shows what it was told."""
        self.browser.evaluate("new Promise(done => setTimeout(done, 0)).then(() => sending)")

    def restart(self):
        """Takes all steps back."""
        self.browser.evaluate("send('restart')")
        self.wait("document.querySelectorAll('#steps > li:not(.waiting)').length === 0")
        self.settle()

    def steps(self):
        """The steps that were made, with what happened at each."""
        self.settle()
        return [s for s in self.browser.evaluate(STEPS) if s["step"]]

    def middle(self, name):
        """The middle of an element, after it was scrolled into view."""
        return self.browser.evaluate(f"""(() => {{
          const e = document.getElementById({json.dumps(name)});
          e.scrollIntoView({{ block: "center" }});
          const r = e.getBoundingClientRect();
          return [r.x + r.width / 2, r.y + r.height / 2, r.width] }})()""")

    def click(self, x, y):
        """Clicks the left button."""
        for kind in ("mousePressed", "mouseReleased"):
            self.browser.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left",
                              clickCount=1)

    def press(self, key, code=None, text=None):
        """Presses a key."""
        more = {"text": text} if text else {}
        self.browser.call("Input.dispatchKeyEvent", type="keyDown", key=key, code=code or key,
                          windowsVirtualKeyCode={"Enter": 13, " ": 32, "ArrowUp": 38,
                                                 "ArrowDown": 40, "Tab": 9}.get(key, 0), **more)
        self.browser.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=code or key)

    def focus(self, name):
        """Focuses an element, as Tab does."""
        return self.browser.evaluate(f"""(() => {{
          const e = document.getElementById({json.dumps(name)});
          e.focus(); return document.activeElement === e }})()""")

    def node(self, name, function):
        """Calls a function on the element that a node of the accessibility tree stands for."""
        found, _ = self.browser.accessibility()
        node = found.get(name)
        if node is None or node.get("ignored"):
            return False
        resolved = self.browser.call("DOM.resolveNode", backendNodeId=node["backendDOMNodeId"])
        self.browser.call("Runtime.callFunctionOn", objectId=resolved["object"]["objectId"],
                          functionDeclaration=function)
        return True


def operate(page, element, way):
    """Operates an element in a way; returns False where the way does not apply."""
    name, act = element["id"], element["act"]
    if way != "mouse" and not element["focusable"]:
        return False
    x, y, width = page.middle(name)
    choice = next((t for t in reversed(element["titles"]) if t), None)
    choose = (f"e => {{ e.value = {json.dumps(choice)}; "
              "e.dispatchEvent(new Event('change', { bubbles: true })) }")
    if act == "choose":
        # The list of a browser is outside of the page.
        if way == "mouse":
            page.browser.evaluate(f"({choose})(document.getElementById({json.dumps(name)}))")
        elif way == "keyboard":
            page.focus(name)
            page.press("ArrowDown")
        else:
            return page.node(name, f"function() {{ ({choose})(this) }}")
        return True
    if way == "mouse":
        page.click(x + width / 4 if act == "set" else x, y)
    elif way == "keyboard":
        if not page.focus(name):
            return False
        if act == "set":
            page.press("ArrowUp")
        elif act == "type":
            page.browser.call("Input.insertText", text="a")
        elif element["tag"] == "input":
            page.press(" ", "Space", " ")
        else:
            page.press("Enter", "Enter", "\r")
    elif act == "type":
        return page.node(name, "function() { this.focus() }") and (
            page.browser.call("Input.insertText", text="a") is not None)
    elif act == "set":
        return page.node(name, "function() { this.value = "
                               "Number(this.value) + ((this.max || 100) - this.min) / 10; "
                               "this.dispatchEvent(new Event('change', { bubbles: true })) }")
    else:
        return page.node(name, "function() { this.click() }")
    return True


def unquoted(text):
    """A name or a value of a step."""
    return json.loads(text) if text.startswith('"') else text


def arguments(step):
    """The name and the options of `ctl tap` for a step; None where it has none."""
    name = r'("(?:[^"\\]|\\.)*"|\S+)'
    for pattern, option in [(rf"(?:tap|click) {name}$", None), (rf"set {name} to (\S+)$", "--to"),
                            (rf"choose {name} in {name}$", "--choose"),
                            (rf"type {name} into {name}$", "--type"),
                            (rf"(increment|decrement) {name}$", "--")]:
        found = re.match(pattern, step)
        if not found:
            continue
        words = [unquoted(w) for w in found.groups()]
        if option is None:
            return words
        if option == "--to":
            return [words[0], option, words[1]]
        if option == "--":
            return [words[1], f"--{words[0]}"]
        return [words[1], option, words[0]]
    return None


def tapped(ctl, document, step):
    """What `ctl tap` says and records; None where it has no such operation."""
    words = arguments(step)
    if words is None:
        return None
    run = subprocess.run([ctl, "tap", document, *words, "--now", NOW], capture_output=True,
                         text=True)
    if "is not" in run.stderr or run.returncode > 1:
        return None
    said, record, column = [], [], None
    for line in run.stdout.splitlines():
        parts = re.split(r"(?<=\S)  +", line, maxsplit=1)
        if len(line) - len(line.lstrip()) > 20:
            # The rest of a row that is too long for a line of a terminal.
            rows = record if column == "record" else said
            gap = " " if "  " in rows[-1].lstrip() or column == "said" else "  "
            if not re.fullmatch(r"\d+ more on the screen", line.strip()):
                rows[-1] += gap + line.strip()
        elif parts[0] == "says":
            column = "said"
            said.append(parts[1])
        elif parts[0].strip():
            column = "record"
            record.append("  ".join(parts))
    # The command line names its options where a scenario has other words.
    text = "\n".join(record).replace("another --choose", "another title")
    return said, text.replace("--to chooses", "'set' chooses")


def check(ctl, document, browser):
    """Operates every control of a document; returns the number of operations and what differs."""
    page = LivePage(ctl, document, browser)
    problems, count, ways = [], 0, {}
    screens = page.browser.evaluate(
        "[...document.querySelectorAll('#screens [data-do=screen]')].map(e => e.dataset.value)")
    for screen in screens:
        page.browser.evaluate(f"send('screen', null, {json.dumps(screen)})")
        page.settle()
        elements = page.browser.evaluate(ELEMENTS)
        for number, element in enumerate(elements):
            results = {}
            for way in ("mouse", "keyboard", "node"):
                page.restart()
                now = page.browser.evaluate(ELEMENTS)
                if number >= len(now) or not operate(page, now[number], way):
                    continue
                steps = page.steps()
                count += bool(steps)
                if element["disabled"] != (not steps) and not element["disabled"]:
                    problems.append(f"{document} {element}: the {way} does nothing")
                    continue
                results[way] = steps
                if element["act"] == "tap" and results["mouse"] != steps:
                    problems.append(f"{document} {element}: the {way} does something else")
                if element["disabled"]:
                    if any(not step["problem"] for step in steps):
                        problems.append(f"{document} {element}: the {way} operates what is disabled")
                    continue
                if steps and steps[-1]["problem"]:
                    problems.append(f"{document} {way} {steps[-1]['step']}: {steps[-1]['problem']}")
                for step in steps:
                    expected = tapped(ctl, document, step["step"])
                    if expected is None:
                        continue
                    ways[way] = ways.get(way, 0) + 1
                    # Columns are aligned on the command line.
                    actual = (step["said"], re.sub(r"(?<=\S)  +", "  ", step["record"]))
                    if step["problem"] is None and expected != actual:
                        problems.append(f"{document} {way} {step['step']}:\n  ctl tap {expected}\n"
                                        f"  page    {actual}")
    # What was done can be played again.
    with urllib.request.urlopen(page.address + "save/scenario") as answer:
        text = answer.read().decode()
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "Page.scenario"
        path.write_text(text.replace(
            re.search(r"@document (.*)", text)[1], str(pathlib.Path(document).absolute()), 1))
        if "\n> " in text:
            run = subprocess.run([ctl, "run", str(path)], capture_output=True, text=True)
            if run.returncode:
                problems.append(f"{document}: the saved scenario differs: {run.stdout}{run.stderr}")
    seconds = page.end()
    if seconds > 1:
        problems.append(f"{document}: Ctrl-C takes {seconds:.1f} s")
    return count, ways, problems


def access(ctl, document, browser, axe):
    """What axe-core finds on the page of a document at two widths, besides controls without a name."""
    problems = []
    for width, scheme in ((1280, "light"), (390, "dark")):
        browser.show(width, scheme, 1000)
        page = LivePage(ctl, document, browser)
        browser.call("Runtime.evaluate", expression=axe)
        found = browser.evaluate(
            "axe.run().then(r => r.violations.flatMap(v => v.nodes.map(n => [v.id, n.html])))")
        # A control that the document gives no name has none here.
        problems += [f"{document} at {width}: {rule}: {html}" for rule, html in found
                     if not (rule in NAMES and "aria-label" not in html)]
        page.end()
    return problems


def tabbing(ctl, document, browser):
    """What Tab alone does not reach on the page of a document at 200 % with less motion, or does not leave."""
    browser.call("Emulation.setDeviceMetricsOverride", width=640, height=600, deviceScaleFactor=2,
                 mobile=False)
    browser.call("Emulation.setEmulatedMedia",
                 features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
    page = LivePage(ctl, document, browser)
    wanted = [e["id"] for e in browser.evaluate(ELEMENTS) if e["focusable"] and not e["disabled"]]
    seen = []
    for _ in range(len(wanted) + 60):
        page.press("Tab", "Tab")
        seen.append(browser.evaluate("document.activeElement.id || document.activeElement.localName"))
        if seen[-1] == "body":
            break
    wide = browser.evaluate("document.documentElement.scrollWidth > innerWidth + 1")
    moving = browser.evaluate("document.getAnimations().length")
    page.end()
    order = [name for name in seen if name in wanted]
    problems = [] if order == wanted else [f"{document}: Tab reaches {order}, not {wanted}"]
    if "steps" not in seen:
        problems.append(f"{document}: Tab does not leave the screen: {seen}")
    if wide or moving:
        problems.append(f"{document}: at 200 % the page scrolls sideways: {wide}, {moving} animations")
    return problems


def composing(ctl, document, browser, field):
    """What differs where an input method composes a text in a field, gives one up, and composes another one."""
    page = LivePage(ctl, document, browser)
    page.focus(field)
    problems = []
    for text in ("に", "にほ", "にほん"):
        browser.call("Input.imeSetComposition", text=text, selectionStart=len(text), selectionEnd=len(text))
        page.settle()
    if page.steps():
        problems.append(f"{document}: a text that is being composed is a step: {page.steps()}")
    browser.call("Input.insertText", text="日本")
    page.settle()
    browser.call("Input.imeSetComposition", text="ご", selectionStart=1, selectionEnd=1)
    browser.call("Input.imeSetComposition", text="", selectionStart=0, selectionEnd=0)
    page.settle()
    steps = [step["step"].split(" into ")[0] for step in page.steps()]
    shown = browser.evaluate(f"document.getElementById({json.dumps(field)}).value")
    if steps != ["type 日本"] or shown != "日本":
        problems.append(f"{document}: composed 日本, and made {steps}, shown {shown!r}")
    page.end()
    return problems


def moving(ctl, browser):
    """What differs where a wheel turns, two fingers tap, move apart and turn, and a touch swipes."""
    page = LivePage(ctl, MOVED, browser, [ctl, "open", MOVED, "--no-browser", "--rows", "50"])
    problems = []
    element = browser.evaluate("document.querySelector('#elements [data-scrolls]')?.id ?? null")
    if element is None:
        page.end()
        return [f"{MOVED}: nothing scrolls"]
    if browser.evaluate("document.querySelector('[data-do=rows]').value") != "50":
        problems.append(f"{MOVED}: the rows of the command line are not shown")
    x, y, _ = page.middle(element)
    before = browser.evaluate("document.getElementById('drawing').innerHTML")
    browser.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=120)
    page.wait("document.querySelectorAll('#steps > li').length === 2")
    page.settle()
    drawn = browser.evaluate("document.getElementById('drawing').innerHTML")
    if [step["step"] for step in page.steps()][1:] != ["scroll down"] or drawn == before:
        problems.append(f"{MOVED}: the wheel does not scroll: {page.steps()}")
    page.restart()
    for dx, dy in ((0, 0), (0, -60), (60, 0)):
        x, y, _ = page.middle(element)
        for kind, px, py in (("mousePressed", x, y), ("mouseMoved", x + dx, y + dy),
                             ("mouseReleased", x + dx, y + dy)):
            browser.call("Input.dispatchMouseEvent", type=kind, x=px, y=py, button="left", buttons=1,
                         clickCount=1, modifiers=1)
        page.settle()
    browser.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=2)
    for dx, dy in ((-90, 0), (0, -90)):
        x, y, _ = page.middle(element)
        browser.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        for part in (0.5, 1):
            browser.call("Input.dispatchTouchEvent", type="touchMove",
                         touchPoints=[{"x": x + dx * part, "y": y + dy * part}])
        browser.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        page.settle()
    browser.call("Emulation.setTouchEmulationEnabled", enabled=False)
    made = [step["step"].split()[1] for step in page.steps()]
    page.end()
    wanted = ["two-finger-tap", "pinch-open", "rotate", "swipe-left", "swipe-up"]
    return problems if made == wanted else [*problems, f"{MOVED}: {made}, not {wanted}"]


def stepping(ctl, browser):
    """What differs where the halves of a stepper of a Mac are clicked."""
    with tempfile.TemporaryDirectory() as folder:
        document = pathlib.Path(folder) / "Stepper.xib"
        document.write_text(STEPPER)
        page = LivePage(ctl, str(document), browser)
        x, y, _ = page.middle(browser.evaluate(ELEMENTS)[0]["id"])
        for dy in (-8, 8, 8):
            page.click(x, y + dy)
            page.settle()
        said = [step["said"] for step in page.steps()]
        page.end()
    return [] if said == [["4"], ["3"], ["2"]] else [f"a stepper says {said}"]


# The rules of axe-core about the names of controls.
NAMES = {"label", "button-name", "select-name", "image-alt", "link-name", "input-button-name"}


def pictures(ctl, browser, folder):
    """Takes pictures of a page with some steps on it."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, width, height, scheme in (("desk", 1280, 800, "light"), ("desk-dark", 1280, 800, "dark"),
                                        ("phone", 390, 900, "light"), ("phone-dark", 390, 900, "dark")):
        browser.show(width, scheme, height)
        page = LivePage(ctl, DOCUMENTS[0], browser)
        for element in ("e2", "e4", "e5"):
            x, y, _ = page.middle(element)
            page.click(x, y)
            if element == "e2":
                page.browser.call("Input.insertText", text="Ann")
            page.settle()
        page.browser.evaluate("scrollTo(0, 0)")
        data = browser.call("Page.captureScreenshot", format="png")["data"]
        (folder / f"live-page-{name}.png").write_bytes(base64.b64decode(data))
        page.end()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("ctl")
    parser.add_argument("--pictures", type=pathlib.Path)
    given = parser.parse_args()
    if not Chromium.path():
        print("skipped: there is no Chromium")
        return
    ctl, axe = given.ctl, CheckPage.axe()
    failed = False
    if axe is None:
        print("axe-core: skipped, the package is absent")
    with Chromium.Chromium() as browser:
        browser.show(1300, "light", 1200)
        for document in DOCUMENTS:
            count, ways, problems = check(ctl, document, browser)
            compared = ", ".join(f"{n} by {way}" for way, n in ways.items())
            print(f"{document}: {count} operations; as ctl tap: {compared}")
            if axe:
                problems += access(ctl, document, browser, axe)
                browser.show(1300, "light", 1200)
            problems += tabbing(ctl, document, browser)
            browser.show(1300, "light", 1200)
            if document in FIELDS:
                problems += composing(ctl, document, browser, FIELDS[document])
            for problem in problems:
                print(problem)
            failed = failed or bool(problems)
        problems = moving(ctl, browser) + stepping(ctl, browser)
        for problem in problems:
            print(problem)
        failed = failed or bool(problems)
        if given.pictures:
            pictures(ctl, browser, given.pictures)
    sys.exit(failed)


if __name__ == "__main__":
    main()
