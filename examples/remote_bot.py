"""A remote bot: any program can play that reads lines of JSON and answers with lines.

    engawa match pass_the_pandas --bots "greedy,remote:python examples/remote_bot.py"

This one knows nothing about games: it plays a random line, if possible one that it has not played.
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["is"] == "start":
        luck = random.Random(message["seed"])  # the same seed, the same game
        played: set[str] = set()
    elif message["is"] == "decide":
        fresh = [line for line in message["lines"] if line not in played]
        choice = luck.choice(fresh or message["lines"])
        played.add(choice)
        print(choice, flush=True)
    elif message["is"] == "refused":
        sys.exit(message["says"])
