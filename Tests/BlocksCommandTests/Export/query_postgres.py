"""Starts a PostgreSQL server of its own, runs files of SQL, and prints a JSON list of what statements answer.

Arguments: the files, `--`, the statements. The server listens on a socket in a temporary folder alone, and ends with it.
"""

import glob
import json
import os
import pwd
import shutil
import subprocess
import sys
import tempfile


def programs():
    found = shutil.which("initdb")
    folders = sorted(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda path: float(path.split("/")[4]))
    return os.path.dirname(found) if found else folders[-1]


def main():
    division = sys.argv.index("--")
    files, statements = sys.argv[1:division], sys.argv[division + 1 :]
    with tempfile.TemporaryDirectory(prefix="pg-", ignore_cleanup_errors=True) as folder:
        # The server refuses to run as root.
        user = {}
        if os.getuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(folder, owner.pw_uid, owner.pw_gid)
            user = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        binaries, data = programs(), os.path.join(folder, "data")

        def run(name, *words, **options):
            program = os.path.join(binaries, name) if name != "psql" else shutil.which(name)
            return subprocess.run([program, *words], check=True, cwd=folder, **options)

        quiet = {"stdout": subprocess.DEVNULL}
        run("initdb", "-D", data, "-U", "blocks", "-E", "UTF8", "--no-locale", "--no-sync", "-A", "trust", **quiet, **user)
        setting = f"-F -c listen_addresses='' -c unix_socket_directories='{folder}'"
        run("pg_ctl", "-D", data, "-w", "-l", os.path.join(folder, "log"), "-o", setting, "start", **quiet, **user)
        try:
            psql = ["--no-psqlrc", "-h", folder, "-U", "blocks", "-d", "postgres", "-v", "ON_ERROR_STOP=1"]
            for file in files:
                said = run("psql", *psql, "-q", "-f", file, capture_output=True, text=True)
                if said.stdout or said.stderr:
                    sys.exit(file + ": " + said.stdout + said.stderr)
            words = [word for statement in statements for word in ("-c", statement)]
            answer = run("psql", *psql, "-q", "-A", "-t", *words, capture_output=True, text=True)
            print(json.dumps(answer.stdout.splitlines()))
        except subprocess.CalledProcessError as error:
            sys.exit(error.stderr)
        finally:
            run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop", **quiet, **user)


main()
