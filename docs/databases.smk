# Endgame databases as a Snakemake workflow: one job per layer, as `alquerque solve --plan` lists them. See solving.md.

import json
import shlex
import subprocess

PROGRAM = config.get("program", "alquerque")
OPTIONS = shlex.split(config.get("options", "--rules alfonso --build 8 --outcomes 8"))
PLAN = json.loads(subprocess.check_output([PROGRAM, "solve", "--plan", "--database", ".", *OPTIONS]))


rule all:
    input:
        [file for job in PLAN["jobs"] for file in job["outputs"]],


for job in PLAN["jobs"]:

    rule:
        name:
            "layer_" + job["layer"]
        input:
            job["inputs"],
        output:
            job["outputs"],
        threads: 8
        resources:
            mem_mb=256 + job["bytes"] // 1_000_000,
            # Minutes: twice the estimate for one core.
            runtime=10 + job["seconds"] // 30,
        params:
            command=shlex.join([PROGRAM, *job["command"][1:]]),
        shell:
            "{params.command} --jobs {threads}"
