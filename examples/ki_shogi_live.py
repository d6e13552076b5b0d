#!/usr/bin/env python3
"""Play a whole game of Ki Shogi over the live protocol (docs/protocol.md).

    examples/ki_shogi_live.py --url http://127.0.0.1:8080

Two people, Ann and Bob, take their names and the two seats of a new match over
HTTP, open a WebSocket each, and play the example game of the author of Ki Shogi
to its end. Whoever is cut off connects again and goes on; --cut 5 has each of
them cut off after every fifth message, to show it.

It ends with 0 if the whole game was played, with 1 if the server refused
something or could not be reached, and with 2 if the call is wrong.
"""

import argparse
import base64
import hashlib
import http.cookiejar
import json
import os
import random
import secrets
import socket
import ssl
import struct
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

GAME = """
Gyoku*0,0 Gyoku*1,2 Cho*1,0 Myou*2,2 1,0-1,-1 1,2-2,1 Myou*0,-1 Cho*2,0 0,-1-1,0 2,0x1,0=Ou
1,-1x1,0=Chuu Zou*1,2 Cho*1,-1 2,2-3,1 1,0-1,1 3,1x1,-1=Ga 1,1x1,-1=Shu 1,2x1,-1=Kaku 0,0x1,-1 2,1-1,1
Zou*2,-1 1,1-0,1 Ken*0,-2 0,1--1,1 0,-2-0,-1 Cho*-1,2 0,-1-1,-2 -1,2-0,2 2,-1-2,0 Hi*-1,0
""".split()


class Failure(Exception):
    """What went wrong, as a sentence for a person."""


class Gone(Exception):
    """The connection has ended."""


class WebSocket:
    """A WebSocket as RFC 6455 has it: what a client needs of it."""

    TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

    def __init__(self, url, headers):
        parts = urllib.parse.urlsplit(url)
        secure = parts.scheme == "https"
        try:
            self.socket = socket.create_connection((parts.hostname, parts.port or (443 if secure else 80)), timeout=60)
            if secure:
                self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=parts.hostname)
            self.stream = self.socket.makefile("rb")
            self.shake_hands(parts, headers)
        except OSError as err:
            raise Gone(str(err)) from err

    def shake_hands(self, parts, headers):
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {parts.path} HTTP/1.1", f"Host: {parts.netloc}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.socket.sendall("\r\n".join(lines + ["", ""]).encode())
        status = self.stream.readline().split()
        answer = {}
        while line := self.stream.readline().strip():
            name, _, value = line.decode().partition(":")
            answer[name.lower()] = value.strip()
        if len(status) < 2 or status[1] in (b"503", b"502", b"429"):
            raise Gone("the server takes no connections at the moment")
        if status[1] != b"101":
            raise Failure(f"the server opens no WebSocket: {status[1].decode()}")
        want = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        if answer.get("sec-websocket-accept") != want.decode():
            raise Failure("the server speaks no WebSocket")

    def write(self, opcode, data):
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else struct.pack("!BH", 0x80 | 126, size)
        mask = os.urandom(4)
        masked = bytes(b ^ mask[i % 4] for i, b in enumerate(data))
        try:
            self.socket.sendall(bytes([0x80 | opcode]) + length + mask + masked)
        except OSError as err:
            raise Gone(str(err)) from err

    def read_bytes(self, n):
        try:
            data = self.stream.read(n)
        except OSError as err:
            raise Gone(str(err)) from err
        if len(data) < n:
            raise Gone("the connection has ended")
        return data

    def read(self):
        """The next message; pings are answered meanwhile."""
        message = b""
        while True:
            first, size = self.read_bytes(2)
            if size == 126:
                (size,) = struct.unpack("!H", self.read_bytes(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.read_bytes(8))
            data = self.read_bytes(size)
            opcode = first & 0x0F
            if opcode == self.CLOSE:
                self.write(self.CLOSE, data[:2])
                raise Gone(data[2:].decode() or "the server has closed the connection")
            if opcode == self.PING:
                self.write(self.PONG, data)
            elif opcode != self.PONG:
                message += data
                if first & 0x80:
                    return message.decode()

    def close(self):
        self.stream.close()
        self.socket.close()


class Player:
    """Somebody with a name, who looks at one match and plays in it."""

    def __init__(self, url, name, cut):
        self.url, self.name, self.cut = url, name, cut
        self.jar = http.cookiejar.CookieJar()
        self.client = secrets.token_hex(8)
        self.seen, self.ids, self.open = 0, 0, {}  # the last event; commands without an answer by their ids
        self.turns, self.outcome = [], None
        self.ws, self.read, self.cuts = None, 0, 0
        self.current = False  # whether all has been seen that there was
        self.post("/api/me", {"name": name})

    def post(self, path, body=None):
        request = urllib.request.Request(
            self.url + path, json.dumps(body or {}).encode(), {"Content-Type": "application/json"}
        )
        opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        try:
            with opener.open(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as err:
            with err:
                raise Failure(f"{path}: {json.load(err).get('detail')}") from err
        except (OSError, ValueError) as err:
            raise Failure(f"cannot reach {self.url}: {err} (make run starts a server)") from err

    def look_at(self, match):
        self.match = match
        self.connect()

    def connect(self):
        """Connects, as often as it takes, and says what has been seen."""
        self.current, wait = False, 0.5
        for _ in range(8):
            try:
                path = f"{self.url}/api/matches/{self.match}/live"
                request = urllib.request.Request(path)
                self.jar.add_cookie_header(request)
                self.ws = WebSocket(path, {"Cookie": request.get_header("Cookie")})
                self.send({"type": "hello", "protocol": 1, "client": self.client, "after": self.seen, "lines": 0})
                return
            except Gone:
                time.sleep(wait * random.uniform(0.5, 1))
                wait = min(2 * wait, 15)
        raise Failure(f"{self.name} cannot connect any more")

    def send(self, message):
        self.ws.write(WebSocket.TEXT, json.dumps(message).encode())

    def step(self):
        """Reads one message and does what it asks for."""
        try:
            self.read += 1
            if self.cut and self.read % self.cut == 0:
                self.cuts += 1
                self.ws.close()
                raise Gone("cut off")
            self.take(json.loads(self.ws.read()))
        except (Gone, ValueError):
            self.ws.close()
            self.connect()

    def take(self, message):
        kind = message["type"]
        if kind == "event":
            self.happen(message["event"])
        elif kind == "current":
            self.current = True
            for command in self.open.values():  # what was not answered before the connection was cut
                self.send(command)
        elif kind == "done":
            self.open.pop(message["id"], None)
        elif kind == "failed":
            time.sleep(message["retry_ms"] / 1000)
            self.send(self.open[message["id"]])
        elif kind == "refused":
            raise Failure(f"{self.name} was refused: {message['text']}")

    def happen(self, event):
        if event["seq"] <= self.seen:
            return
        if event["seq"] != self.seen + 1:
            raise Gone("an event is missing")
        self.seen = event["seq"]
        if event["kind"] == "played":
            self.turns.append((event["seat"], event["turn"]))
        elif event["kind"] == "ended":
            self.outcome = event

    def play(self, turn):
        """Plays a turn and returns when it is on the server's disk."""
        while not self.current:
            self.step()
        self.ids += 1
        command = {"type": "do", "id": str(self.ids), "expect": self.seen, "command": {"kind": "play", "turn": turn}}
        self.open[command["id"]] = command
        try:
            self.send(command)
        except Gone:
            pass  # It is sent again once there is a connection.
        while command["id"] in self.open:
            self.step()

    def wait_for(self, turns):
        while len(self.turns) < turns:
            self.step()


def play(url, cut):
    ann, bob = Player(url, "Ann", cut), Player(url, "Bob", cut)
    match = ann.post("/api/matches", {"game": "ki-shogi", "seats": {"first": "me", "second": "open"}})["match"]
    bob.post(f"/api/matches/{match}/seats/second")
    print(f"Ann and Bob play {url}/match/{match}")
    ann.look_at(match)
    bob.look_at(match)
    for number, turn in enumerate(GAME, start=1):
        me, other = (ann, bob) if number % 2 else (bob, ann)
        me.wait_for(number - 1)
        me.play(turn)
        me.wait_for(number)
        other.wait_for(number)
        seat, played = other.turns[-1]
        print(f"{number:4} {seat:6} {played}", flush=True)
    for player in ann, bob:
        while not player.outcome:
            player.step()
        player.ws.close()
        if player.turns != ann.turns or [turn for _, turn in player.turns] != GAME:
            raise Failure(f"{player.name} has seen another game: {player.turns}")
    if cut:
        print(f"cut off {ann.cuts + bob.cuts} times; nothing was lost or played twice")
    print(f"ki-shogi: {ann.outcome['winner']} wins ({ann.outcome['reason']}) after {len(ann.turns)} turns")


def count(text):
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of messages")
    return int(text)


def main():
    parser = argparse.ArgumentParser(description="Play a whole game of Ki Shogi over a Teahouse server.")
    parser.add_argument("--url", default="http://127.0.0.1:8080", help="of the server (default: http://127.0.0.1:8080)")
    parser.add_argument("--cut", metavar="N", type=count, default=0, help="be cut off after every N messages, at least 4 (default: never)")
    call = parser.parse_args()
    if urllib.parse.urlsplit(call.url).scheme not in ("http", "https") or 0 < call.cut < 4:
        parser.error("the URL begins with http:// or https://, and --cut is 0 or at least 4")
    try:
        play(call.url.rstrip("/"), call.cut)
    except Failure as err:
        print(f"ki_shogi_live.py: {err}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
