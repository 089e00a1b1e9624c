#!/usr/bin/env python3
"""Measures the page of `ctl open` in a headless Chromium.

    python3 Scripts/MeasureLivePage.py .build/release/ctl [--pages 10 --seconds 300]

On screens of 200 and of 2,000 switches, a switch is clicked again and again: the time from the click until the page
is changed, in milliseconds, and the bytes of the patch. Then several pages are open for a while, one of them in use,
and the memory of both programs is compared with that before; the time of the processor of an idle page is told, too.
The exit status is 1 above the limits of Docs/LivePage.md, and 0 with a message where there is no Chromium.
"""

import argparse
import os
import pathlib
import statistics
import sys
import tempfile
import time

import Chromium
from AttackLivePage import Server

LIMITS = {200: 16, 2000: 33}
WATCH = """
window.times = []; window.sizes = [];
let clicked = null;
const isOn = id => document.getElementById(id).hasAttribute("checked");
document.addEventListener("click", event => {
  const id = event.target.id;
  clicked = { id, wasOn: isOn(id), began: performance.now() };
}, true);
// The patch of the focus may come after the click.
events.addEventListener("message", event => {
  if (!clicked || isOn(clicked.id) === clicked.wasOn) return;
  times.push(performance.now() - clicked.began);
  sizes.push(event.data.length);
  clicked = null;
});
"""


def document(count):
    """A xib with a number of switches."""
    switches = "".join(
        f'<switch opaque="NO" contentMode="scaleToFill" on="YES" id="s{n}">'
        f'<rect key="frame" x="{n % 20 * 60}" y="{n // 20 * 40}" width="51" height="31"/>'
        f'<accessibility key="accessibilityConfiguration" label="Switch {n}"/></switch>'
        for n in range(count))
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
<objects><view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="1200" height="{count * 2}"/>
<subviews>{switches}</subviews></view></objects></document>"""


def memory(process):
    """The resident memory of a process and of those that it began, in KiB."""
    children = pathlib.Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return sum(int(line.split()[1]) for each in [process, *children]
               for line in pathlib.Path(f"/proc/{each}/status").read_text().splitlines()
               if line.startswith("VmRSS"))


def processor(process):
    """The seconds of the processor that a process and those that it began have taken."""
    children = pathlib.Path(f"/proc/{process}/task/{process}/children").read_text().split()
    ticks = 0
    for each in [process, *children]:
        fields = pathlib.Path(f"/proc/{each}/stat").read_text().rsplit(")", 1)[1].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def clicks(ctl, count, folder):
    """The times and the bytes of clicks on a screen; whether they are within the limit."""
    path = pathlib.Path(folder) / f"Switches{count}.xib"
    path.write_text(document(count))
    server = Server(ctl, str(path))
    with Chromium.Chromium() as browser:
        browser.show(1400, "light", 1000)
        browser.call("Page.navigate", url=server.address)
        while browser.evaluate("document.getElementById('stage')?.dataset.patch") is None:
            time.sleep(0.05)
        browser.evaluate(WATCH)
        for n in range(60):
            place = browser.evaluate(f"""(() => {{
              const r = document.getElementById("e{n % 12 + 1}").getBoundingClientRect();
              return [r.x + r.width / 2, r.y + r.height / 2] }})()""")
            for kind in ("mousePressed", "mouseReleased"):
                browser.call("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1],
                             button="left", clickCount=1)
            browser.evaluate("new Promise(done => setTimeout(done, 20)).then(() => sending)")
        times = sorted(browser.evaluate("times")[10:])
        sizes = browser.evaluate("sizes")[10:]
    server.end()
    median, high = statistics.median(times), times[int(len(times) * 0.95)]
    limit = LIMITS[count]
    print(f"{count} controls: median {median:.1f} ms (limit {limit}), 95 % {high:.1f} ms (limit {3 * limit}), "
          f"patches of {statistics.median(sizes):.0f} bytes, {len(times)} clicks")
    return median <= limit and high <= 3 * limit


def growth(ctl, pages, seconds):
    """Whether open pages grow, and an idle one takes time."""
    server = Server(ctl, "Examples/SignIn")
    streams = [server.events()[0] for _ in range(pages)]
    for stream in streams:
        stream.setblocking(False)

    def use():
        server.send({"do": "tap", "on": "e4"})
        server.send({"do": "restart"})
        for stream in streams:
            try:
                while stream.recv(1 << 20):
                    pass
            except BlockingIOError:
                pass

    for _ in range(200):
        use()
    before, began = memory(server.process.pid), processor(server.process.pid)
    time.sleep(5)
    idle = (processor(server.process.pid) - began) / 5
    end, rounds = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        use()
        rounds += 1
        time.sleep(0.01)
    after = memory(server.process.pid)
    server.end()
    print(f"{pages} pages for {seconds} s, {2 * rounds} messages: {before} KiB before, {after} KiB after; "
          f"an idle page takes {100 * idle:.2f} % of a processor")
    return after <= before * 1.1 + 2048 and idle < 0.005


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("ctl")
    parser.add_argument("--pages", type=int, default=10)
    parser.add_argument("--seconds", type=int, default=300)
    parser.add_argument("--only-growth", action="store_true")
    given = parser.parse_args()
    good = growth(given.ctl, given.pages, given.seconds)
    if given.only_growth:
        sys.exit(not good)
    if not Chromium.path():
        print("skipped: there is no Chromium")
        return
    with tempfile.TemporaryDirectory() as folder:
        for count in LIMITS:
            good = clicks(given.ctl, count, folder) and good
    sys.exit(not good)


if __name__ == "__main__":
    main()
