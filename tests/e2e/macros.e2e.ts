import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees } from "./support/fight.js";
import type { Seat } from "./support/seat.js";
import { useTable } from "./support/table.js";
import { demandTally } from "./support/trouble.js";

const [FIGHTER, GOBLIN] = ["fighter", "goblin"].map(tokenIdOf) as [string, string];
const PAGE = readFileSync(fileURLToPath(new URL("../../docs/macro-api.md", import.meta.url)), "utf8");
/** The macros of the page, in its order. */
const [STRIKE = "", STEP = ""] = [...PAGE.matchAll(/```js\n(.*?)```/gs)].map(([, code = ""]) => code);

describe("the macros of docs/macro-api.md", () => {
  const table = useTable({ ruleset: "pf1", cast: { fighter: [6, 11], goblin: [7, 11] } });

  it("strike by the rules and arm a step that provokes nothing", async () => {
    const gm = await table().enter("gm");
    const fighter = await table().enter("player2");
    const party = { gm, fighter };
    await beginFight(party, [FIGHTER, GOBLIN]);
    await fighter.board.target(GOBLIN);
    await fighter.queueDice(2);
    await runMacro(fighter, STRIKE);
    await demandTally(party, { StrikeResolved: 1 });

    await runMacro(fighter, STEP);
    await fighter.board.press(FIGHTER, "ArrowLeft");
    await everybodySees(party, FIGHTER, [5, 11]);
    const actions = (await agreedEvents(party)).flatMap((event) => (event.type === "ActionTaken" ? [event] : []));
    expect(actions).toMatchObject([{ action: "attack-melee" }, { action: "five-foot-step" }]);
  });
});

/** Runs a macro's text as Foundry does: an async function that knows the token in hand. */
const runMacro = (seat: Seat, code: string): Promise<unknown> =>
  seat.page.evaluate(`(async (token) => {${code}})(canvas.tokens.get(${JSON.stringify(FIGHTER)}))`);
