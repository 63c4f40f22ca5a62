"""Types lines into a shell at a terminal of its own, presses the tab key after each, and prints what has become of them.

Arguments: the shell (bash, zsh, fish), a file of commands it reads first, and the lines; `~~` in a line stands for a tab
key within it. Prints a JSON list with the text of the line and what the terminal has shown since it was typed.
"""

import json
import os
import pty
import select
import signal
import sys
import tempfile
import time

LIMIT = 30  # seconds for one line

DUMP = {
    "bash": "bind 'set enable-bracketed-paste off'\nbind 'set bell-style none'\nPS1='ready> '\n"
    "dump() {{ printf %s \"$READLINE_LINE\" >{0}.part && mv {0}.part {0}; }}\nbind -x '\"\\C-g\": dump'\n",
    "zsh": "PS1='ready> '\nunset zle_bracketed_paste\nautoload -Uz compinit && compinit -u -D\nunsetopt beep\n"
    "dump() {{ print -rn -- \"$BUFFER\" >{0}.part && mv {0}.part {0}; }}\nzle -N dump\nbindkey -e\nbindkey '^G' dump\n",
    "fish": "function fish_prompt; echo -n 'ready> '; end\nset -g fish_greeting\n"
    "function dump; string join \\n -- (commandline) | string collect >{0}.part; and mv {0}.part {0}; end\n"
    "bind \\cg dump\n",
}


def main():
    shell, setup, *lines = sys.argv[1:]
    with tempfile.TemporaryDirectory() as home:
        answer = os.path.join(home, "answer")
        start = os.path.join(home, ".zshrc")
        with open(start, "w", encoding="utf-8") as file, open(setup, encoding="utf-8") as more:
            file.write(DUMP[shell].format(answer) + more.read())
        words = {
            "bash": ["bash", "--noprofile", "--rcfile", start, "-i"],
            "zsh": ["zsh", "-i"],
            "fish": ["fish", "--no-config", "--init-command", "source " + start],
        }[shell]
        environment = dict(os.environ, HOME=home, ZDOTDIR=home, TERM="xterm", LC_ALL="C.UTF-8", COLUMNS="200", LINES="50")
        child, terminal = pty.fork()
        if child == 0:
            signal.pthread_sigmask(signal.SIG_SETMASK, [])
            os.execvpe(words[0], words, environment)
        try:
            print(json.dumps(typed(terminal, answer, lines)))
        finally:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def typed(terminal, answer, lines):
    shown = wait(terminal, lambda shown: b"ready> " in shown)
    results = []
    for line in lines:
        os.write(terminal, line.replace("~~", "\t").encode() + b"\t\x07")
        shown = wait(terminal, lambda _: os.path.exists(answer))
        with open(answer, encoding="utf-8") as file:
            text = file.read().rstrip("\n")
        os.remove(answer)
        results.append({"line": text, "shown": shown.decode("utf-8", "replace")})
        os.write(terminal, b"\x05\x15")  # to the end of the line, and away with it
    return results


def wait(terminal, is_done):
    shown, end = b"", time.monotonic() + LIMIT
    while not is_done(shown):
        if time.monotonic() > end:
            sys.exit("the shell does not answer; it has shown: %r" % shown)
        if select.select([terminal], [], [], 0.01)[0]:
            shown += os.read(terminal, 65536)
    return shown


main()
