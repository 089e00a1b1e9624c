#!/usr/bin/env python3
"""Attacks the server of `ctl open`, while a page of its user is open.

    python3 Scripts/AttackLivePage.py .build/debug/ctl

Requests without the token, of another origin, by another name of the machine, too long, cut off, too many, out of the
folder or on a port that is taken are refused; a reader of one byte a second stops no one; texts of documents, tables
and file names that are markup stay texts. After each the page of the user still works. The exit status is 1 if
something gets through.
"""

import http.client
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

MARKUP = "</svg></script><script>alert(1)</script><img src=x onerror=alert(1)>\"'&"


class Server:
    """A `ctl open` that serves a document."""

    def __init__(self, ctl, document, *options):
        self.process = subprocess.Popen([ctl, "open", document, "--no-browser", *options],
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        parts = urllib.parse.urlsplit(self.address)
        self.port, self.token = parts.port, parts.path.strip("/")

    def end(self):
        self.process.send_signal(2)
        self.process.wait(timeout=10)

    def ask(self, method="GET", path="", body=None, **headers):
        """The status, the headers and the body of an answer; a header that is None is left out."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        named = {"Host": f"127.0.0.1:{self.port}", **{k.replace("_", "-"): v
                                                      for k, v in headers.items()}}
        connection.putrequest(method, path if path.startswith("/") else f"/{self.token}/{path}",
                              skip_host=True, skip_accept_encoding=True)
        for name, value in named.items():
            if value is not None:
                connection.putheader(name, value)
        if body is not None and "Content-Length" not in named:
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        result = answer.status, dict(answer.getheaders()), answer.read()
        connection.close()
        return result

    def send(self, message, **headers):
        """Sends a message as the page does."""
        return self.ask("POST", "input", json.dumps(message).encode(), Origin=f"http://127.0.0.1:{self.port}",
                        **{"Content_Type": "application/json", **headers})

    def events(self):
        """An open stream of patches, and its first patch."""
        stream = socket.create_connection(("127.0.0.1", self.port), timeout=10)
        stream.sendall(f"GET /{self.token}/events HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n".encode())
        data = b""
        while b"\n\n" not in data:
            more = stream.recv(1 << 16)
            if not more:
                raise RuntimeError("the stream has ended")
            data += more
        return stream, data

    def works(self):
        """Returns True if the page of the user still works: a message changes what another one sees."""
        before = int(self.send({"do": "restart"})[2])
        stream, _ = self.events()
        number = int(self.send({"do": "tap", "on": "e4"})[2])
        stream.settimeout(10)
        data = b""
        while f'"number":{number}'.encode() not in data:
            data += stream.recv(1 << 16)
        stream.close()
        return number > before


def refused(server, problems):
    """Requests that get nothing."""
    own = f"http://127.0.0.1:{server.port}"
    message = json.dumps({"do": "tap", "on": "e4"}).encode()
    like = {"Content_Type": "application/json", "Origin": own}
    cases = {
        "another origin": ("POST", "input", message, {**like, "Origin": "http://example.com"}, 403),
        "a page from a file": ("POST", "input", message, {**like, "Origin": "null"}, 403),
        "no origin": ("POST", "input", message, {**like, "Origin": None}, 403),
        "a form": ("POST", "input", message, {**like, "Content_Type": "text/plain"}, 403),
        "no token": ("GET", "/", None, {}, 404),
        "another token": ("GET", "/" + "0" * 32 + "/", None, {}, 404),
        "another host": ("GET", "", None, {"Host": "example.com"}, 421),
        "a rebound name": ("GET", "", None, {"Host": f"rebound.test:{server.port}"}, 421),
        "no host": ("GET", "", None, {"Host": None}, 421),
        "a folder above": ("GET", f"/{server.token}/../../../../etc/passwd", None, {}, 404),
        "a folder above, encoded": ("GET", f"/{server.token}/%2e%2e%2f%2e%2e%2fetc/passwd", None, {}, 404),
        "100 MB": ("POST", "input", b"{}", {**like, "Content_Length": "100000000"}, 413),
        "another method": ("PUT", "input", message, like, 405),
        "a message in an address": ("GET", "input", None, {}, 405),
    }
    for name, (method, path, body, headers, status) in cases.items():
        got, answer, text = server.ask(method, path, body, **headers)
        if got != status or text or "default-src 'none'" not in answer["Content-Security-Policy"]:
            problems.append(f"{name}: {got} {text[:80]}")
    # A request in the body of a refused one.
    inner = (f"POST /{server.token}/input HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {own}\r\n"
             f"Content-Type: application/json\r\nContent-Length: {len(message)}\r\n\r\n").encode() + message
    for host in ("evil.example", f"127.0.0.1:{server.port}"):
        smuggler = socket.create_connection(("127.0.0.1", server.port), timeout=5)
        smuggler.sendall(f"POST /nope HTTP/1.1\r\nHost: {host}\r\nContent-Length: 3000000\r\n\r\n".encode() + inner)
        data = b""
        try:
            while more := smuggler.recv(1 << 16):
                data += more
        except OSError:
            pass
        if data.count(b"HTTP/1.1") != 1:
            problems.append(f"a request in a body is answered: {data[:80]}")
        smuggler.close()
    for name, text in {"no JSON": b"tap", "another act": b'{"do":"fly"}', "a list": b"[1]",
                       "a number without an end": b'{"do":"set","on":"e2","value":"1e300"}',
                       "not UTF-8": b"\xff\xfe", "nothing": b"", "a line break": b'{"do":\n"tap"}\nopen 1'}.items():
        got, _, _ = server.ask("POST", "input", text, **like)
        if got not in (200, 400):
            problems.append(f"{name}: {got}")
    page = server.ask()[2].decode()
    if re.search(r"https?:|\son\w+=|style=|<script>", page):
        problems.append("the page has something from elsewhere, or a script in it")
    if server.ask()[1]["Referrer-Policy"] != "no-referrer":
        problems.append("the address is told in a referrer")


def cut(server, problems):
    """Half messages, slow readers and many connections."""
    halves = []
    for _ in range(20):
        half = socket.create_connection(("127.0.0.1", server.port))
        half.sendall(f"POST /{server.token}/input HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-".encode())
        halves.append(half)
    if not server.works():
        problems.append("half messages stop the page")
    slow, _ = server.events()
    stop = threading.Event()

    def crawl():
        while not stop.is_set():
            slow.recv(1)
            time.sleep(1)

    threading.Thread(target=crawl, daemon=True).start()
    start = time.monotonic()
    for _ in range(100):
        server.send({"do": "tap", "on": "e4"})
        server.send({"do": "restart"})
    seconds = time.monotonic() - start
    if seconds > 60 or not server.works():
        problems.append(f"a reader of one byte a second stops the page: {seconds:.1f} s")
    stop.set()
    many = []
    try:
        for _ in range(1000):
            many.append(socket.create_connection(("127.0.0.1", server.port), timeout=10))
    except OSError as error:
        problems.append(f"connection {len(many)}: {error}")
    if not server.works():
        problems.append("1,000 connections stop the page")
    for each in halves + many:
        each.close()
    if not server.works():
        problems.append("1,000 connections that end stop the page")
    streams = [server.events()[0] for _ in range(100)]
    if not server.works():
        problems.append("100 pages stop the page")
    for each in streams:
        each.close()


def texts(ctl, problems):
    """Titles, ids, file names and tables that are markup."""
    with tempfile.TemporaryDirectory() as folder:
        name = "a<img src=x onerror=alert(1)>.storyboard"
        source = pathlib.Path("Examples/SignIn/Base.lproj/SignIn.storyboard").read_text()
        escaped = MARKUP.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
        text = source.replace("Welcome back", escaped).replace("sgn-bt-001", "x&quot; onclick=&quot;alert(1)")
        text = text.replace('title="Sign In"', f'title="{escaped}"')
        base = pathlib.Path(folder) / "Base.lproj"
        base.mkdir()
        (base / name).write_text(text)
        table = pathlib.Path(folder) / "de.lproj"
        table.mkdir()
        words = MARKUP.replace("\\", "\\\\").replace('"', '\\"')
        (table / (name.removesuffix(".storyboard") + ".strings")).write_text(
            f'"sgn-lb-001.text" = "{words}";\n')
        server = Server(ctl, folder)
        stream, data = server.events()
        for message in ({"do": "language", "value": "de"}, {"do": "tap", "on": "e5"},
                        {"do": "focus", "on": "e5"}, {"do": "type", "on": "e2", "value": MARKUP}):
            number = server.send(message)[2]
        if not data.startswith(b"HTTP/1.1 200"):
            problems.append("a document of markup is not served")
        stream.settimeout(3)
        try:
            while more := stream.recv(1 << 16):
                data += more
        except TimeoutError:
            pass
        markup = "".join(
            piece for line in unchunked(data).decode().split("\n") if line.startswith("data: {")
            for splice in patches(line) for piece in splice["inserted"])
        if "alert(1)" not in markup:
            problems.append("the document has no markup to show")
        if re.search(r"<(?:script|img src=x)|<[^>]*\sonclick=", markup):
            problems.append("a text became markup")
        saved = server.ask("GET", "save/scenario")
        if saved[0] != 200 or "\r" in saved[1]["Content-Disposition"] or "<" in saved[1]["Content-Disposition"]:
            problems.append(f"a saved file has a name of markup: {saved[1]['Content-Disposition']}")
        server.end()


def unchunked(data):
    """The body of an answer that is sent in chunks."""
    rest, body = data.split(b"\r\n\r\n", 1)[1], b""
    while b"\r\n" in rest:
        size, rest = rest.split(b"\r\n", 1)
        body, rest = body + rest[:int(size, 16)], rest[int(size, 16) + 2:]
    return body


def patches(line):
    """The splices of a line of a stream."""
    return json.loads(line[6:])["splices"]


def main():
    ctl, problems = sys.argv[1], []
    server = Server(ctl, "Examples/SignIn")
    if not server.works():
        problems.append("the page does not work")
    refused(server, problems)
    if not server.works():
        problems.append("what is refused stops the page")
    taken = subprocess.run([ctl, "open", "Examples/SignIn", "--no-browser", "--port", str(server.port)],
                           capture_output=True, text=True, timeout=20)
    if taken.returncode != 3 or "cannot be used" not in taken.stderr:
        problems.append(f"a port that is taken: {taken.returncode} {taken.stderr}")
    cut(server, problems)
    # Every page is on this machine alone.
    elsewhere = socket.gethostbyname(socket.gethostname())
    if not elsewhere.startswith("127."):
        try:
            socket.create_connection((elsewhere, server.port), timeout=2)
            problems.append(f"the server listens on {elsewhere}")
        except OSError:
            pass
    start = time.monotonic()
    server.end()
    if time.monotonic() - start > 1:
        problems.append("the end takes more than a second")
    texts(ctl, problems)
    for problem in problems:
        print(problem)
    print(f"attacked: {len(problems)} got through" if problems else "attacked: nothing got through")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
