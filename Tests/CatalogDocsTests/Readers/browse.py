"""Serves a folder on loopback, opens a page of it in headless Chromium, and prints what the page has become.

usage: browse.py FOLDER PATH

Prints JSON: `dom`, the page once its scripts have run, and `console`, what its scripts complained of.
"""

import functools
import http.server
import json
import re
import subprocess
import sys
import tempfile
import threading


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def main():
    folder, path = sys.argv[1:]
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory() as profile:
        command = [
            "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--dump-dom",
            "--enable-logging=stderr", "--log-level=0", f"--user-data-dir={profile}", "--virtual-time-budget=30000",
            f"http://127.0.0.1:{server.server_port}/{path}",
        ]
        answer = subprocess.run(command, capture_output=True, check=True, timeout=120)
    lines = answer.stderr.decode(errors="replace").splitlines()
    console = [line for line in lines if re.search(r"CONSOLE[:(]", line)]
    json.dump({"dom": answer.stdout.decode(), "console": console}, sys.stdout)


main()
