#!/usr/bin/env python3
"""A whole client in one page: opens a table of cells, puts a bot beside itself, and plays to the end.

It needs no rules: it keeps the three documents by merge patches, asks for the lawful moves and takes the one that brings its
pawn nearest to a letter that it lacks.

    pip install websockets
    python3 examples/bot.py ws://127.0.0.1:8080 --level novice
"""

import argparse
import asyncio
import json
import random

from websockets.asyncio.client import connect


def patch(document, change):
    """JSON merge patch, RFC 7396."""
    if not isinstance(change, dict):
        return change
    document = dict(document) if isinstance(document, dict) else {}
    for key, value in change.items():
        if value is None:
            document.pop(key, None)
        else:
            document[key] = patch(document.get(key), value)
    return document


class Client:
    def __init__(self, socket):
        self.socket = socket
        self.documents = {"table": {}, "public": {}, "mine": {}}
        self.seat = None
        self.seq = 0

    async def ask(self, **request):
        """Sends a request with a number of its own, and reads until it is answered."""
        request["id"] = random.getrandbits(53)
        await self.socket.send(json.dumps(request))
        while True:
            kind, body = await self.hear()
            if kind in ("ok", "no", "opened", "moves") and body.get("id") == request["id"]:
                return kind, body

    async def hear(self):
        """The next answer. The documents are kept true on the way."""
        kind, body = next(iter(json.loads(await self.socket.recv()).items()))
        if kind == "whole":
            self.documents = {name: body.get(name) or {} for name in self.documents}
            self.seat, self.seq = body.get("seat"), body["seq"]
        elif kind == "entry":
            assert body["seq"] == self.seq, "entries come without gaps"
            self.seq += 1
            for name in self.documents:
                if name in body:
                    self.documents[name] = patch(self.documents[name], body[name])
        return kind, body

    @property
    def over(self):
        return self.documents["table"].get("phase") == "over"


def distance(one, other):
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


def choose(client, moves):
    """Towards the nearest letter that is missing; otherwise anything."""
    public, mine = client.documents["public"], client.documents["mine"]
    keys = [place for key, place in public["key"].items() if key not in mine["letters"] and "|" not in place]
    here = public["pawn"][client.seat]

    def away(move):
        go = move.get("Go", {})
        if go.get("piece") != "pawn" or not keys:
            return 99
        return min(distance(go["to"], key) for key in keys)

    best = min(moves, key=away)
    nearer = here and keys and away(best) < min(distance(here, key) for key in keys)
    return best if nearer else random.choice(moves)


async def play(url, level, turn_limit):
    async with connect(url + "/api/socket") as socket:
        client = Client(socket)
        await socket.send(json.dumps({"do": "hello", "protocol": 2, "name": "bot.py"}))
        await client.hear()
        options = {"turn_limit": turn_limit} if turn_limit else {}
        _, opened = await client.ask(do="open", game="cells", seats=2, options=options)
        await socket.send(json.dumps({"do": "join", "table": opened["table"]}))
        await client.hear()
        await client.ask(do="sit", seat=0, entropy=random.randbytes(16).hex())
        await client.ask(do="bot", seat=1, level=level)
        await client.ask(do="start")
        commitment = client.documents["table"]["commitment"]
        made = 0
        while not client.over:
            _, offer = await client.ask(do="moves")
            if offer.get("moves"):
                kind, answer = await client.ask(do="move", on=client.seq, move=choose(client, offer["moves"]))
                assert kind == "ok" or client.over, answer
                made += 1
            elif not client.over:
                await client.hear()
        while "seed" not in client.documents["table"]:
            await client.hear()
        outcome = client.documents["public"]["outcome"]
        print(f"{made} moves, winners {outcome['winners']}, I am {client.seat}")
        print(f"commitment {commitment}, seed {client.documents['table']['seed']}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("url", nargs="?", default="ws://127.0.0.1:8080")
    parser.add_argument("--level", default="novice", help="how well the bot on the other seat plays")
    parser.add_argument("--turn-limit", type=int, default=0, help="end the game after so many rounds")
    arguments = parser.parse_args()
    asyncio.run(play(arguments.url, arguments.level, arguments.turn_limit))
