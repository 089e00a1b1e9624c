"""A headless Chromium that is asked over its own protocol, through a pipe: nothing but Python.

The path of the browser is that of `chromium`, or in the variable CHROMIUM. Nothing is fetched: a page
is a file, and what it asks the network for is noted.
"""

import itertools
import json
import os
import shutil
import subprocess
import tempfile
import time


def path():
    """The path of the browser; None where there is none."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium")


class Chromium:
    """A browser with one page."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()
        # The browser reads its commands from descriptor 3 and answers on descriptor 4.
        command = 'exec 3<&"$0" 4>&"$1"; shift 1; exec "$@"'
        self.process = subprocess.Popen(
            ["bash", "-c", command, str(to_browser), str(from_browser), path(), "--headless=new",
             "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
             "--remote-debugging-pipe", f"--user-data-dir={self.folder.name}", "about:blank"],
            pass_fds=(to_browser, from_browser), stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.numbers = itertools.count(1)
        self.rest = b""
        self.events = []
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Network", "Runtime"):
            self.call(f"{domain}.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self.output)
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.folder.cleanup()

    def call(self, method, **parameters):
        """Calls a method and returns its result; what happens meanwhile is kept in `events`."""
        number = next(self.numbers)
        message = {"id": number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.output, data):]
        while True:
            answer = self.message()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def message(self):
        """The next message of the browser."""
        while b"\0" not in self.rest:
            data = os.read(self.input, 1 << 20)
            if not data:
                raise RuntimeError("the browser has ended")
            self.rest += data
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def open(self, page):
        """Opens a file; returns the seconds until it is loaded."""
        self.events = []
        start = time.monotonic()
        self.call("Page.navigate", url=page.absolute().as_uri())
        while not any(e.get("method") == "Page.loadEventFired" for e in self.events):
            self.events.append(self.message())
        return time.monotonic() - start

    def requests(self):
        """The addresses that the page has asked for, besides files and data."""
        urls = [e["params"]["request"]["url"] for e in self.events
                if e.get("method") == "Network.requestWillBeSent"]
        return [u for u in urls if not u.startswith(("file:", "data:"))]

    def evaluate(self, expression):
        """Returns the value of an expression of JavaScript."""
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True,
                           returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"]["text"])
        return result["result"].get("value")

    def show(self, width, scheme, height=1600):
        """Sets the width of the screen and the color scheme, light or dark."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": scheme}])

    def accessibility(self):
        """The nodes of the accessibility tree by the id of their element."""
        # It takes longer than the page itself, so it is on only where it is asked for.
        self.call("Accessibility.enable")
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        document = self.call("DOM.getDocument", depth=-1)["root"]
        ids, pending = {}, [document]
        while pending:
            node = pending.pop()
            attributes = node.get("attributes", [])
            names = dict(zip(attributes[::2], attributes[1::2]))
            if "id" in names:
                ids[node["backendNodeId"]] = names["id"]
            pending += node.get("children", [])
        by_number = {node["nodeId"]: node for node in nodes}
        found = {}
        for node in nodes:
            name = ids.get(node.get("backendDOMNodeId"))
            if name:
                found[name] = node
        self.call("Accessibility.disable")
        return found, by_number
