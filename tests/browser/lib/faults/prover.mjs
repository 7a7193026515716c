// A prover whose download stalls.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { until } from "../player.mjs";
import { DIST } from "../server.mjs";

const FOLDER = "parts/prover";
const module = () => `${FOLDER}/${readdirSync(join(DIST, FOLDER)).find((name) => /^module-/.test(name))}`;

export const OF_PROVER = [
  {
    what: "the prover's module stalls until the player tries again", expected: [/ERR_|exception|console/],
    inject: (server) => server.stalls.add(module()),
    async holds({ server, tab, player, url }) {
      await tab.go(url);
      await player.started();
      const begun = Date.now();
      await tab.run(() => document.getElementById("menu-solve").click());
      await player.sees("the page says what is missing", ({ notice }) => (
        /The solver stopped loading after \d+ KB\./.test(notice)
      ));
      assert.ok(Date.now() - begun > 9000, "the page waited ten seconds");
      server.stalls.clear();
      await tab.run(() => document.getElementById("try-again").click());
      await until("the verdict is shown", () => tab.run(() => /Light can force a win/.test(document.getElementById("verdict").textContent)));
    },
  },
];
