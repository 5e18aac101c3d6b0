import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, gather } from "./support/fight.js";
import { useTable } from "./support/table.js";
import { sentence } from "./support/words.js";
import { armInHud } from "./support/token-hud.js";

const [FIGHTER, GOBLIN] = ["fighter", "goblin"].map(tokenIdOf) as [string, string];

const nameOf = (tactic: string): string => sentence("en", `pf1.Action.${tactic}`);

describe("pf1: tactics at hand while a token is dragged or chosen", () => {
  const table = useTable({
    ruleset: "pf1",
    cast: { fighter: [6, 11], goblin: [9, 3], archer: [3, 3] },
  });

  it("are gone round by key in the middle of a drag, and the label follows; the HUD arms one, too", async () => {
    const party = await gather(table());
    const { fighter } = party;
    await beginFight(party, [FIGHTER, GOBLIN]);
    const labels = fighter.page.locator(".tempo-label__cost").last();

    await fighter.board.pickUp(FIGHTER);
    await fighter.board.carryTo([4, 11]);
    await labels.getByText(nameOf("move")).waitFor();
    await fighter.page.keyboard.press(",");
    await labels.getByText(sentence("en", "Ruler.armed", { tactic: nameOf("withdraw") })).waitFor();
    await fighter.page.keyboard.press(".");
    await labels.getByText(nameOf("move"), { exact: true }).waitFor();
    await fighter.board.carryTo([6, 11]);
    await fighter.board.drop();

    const offered = await armInHud(fighter, FIGHTER, nameOf("five-foot-step"));
    expect(offered).toContain(nameOf("withdraw"));
    await fighter.board.press(FIGHTER, "ArrowLeft");
    await everybodySees(party, FIGHTER, [5, 11]);
    const events = await agreedEvents(party);
    expect(events.filter(({ type }) => type === "Moved")).toHaveLength(1);
    expect(JSON.stringify(events)).toContain('"stepUsed":true');
  });

  it("don't concern a game master's unconstrained movement: it is noted, and costs nothing", async () => {
    const party = await gather(table());
    const { gm } = party;
    await beginFight(party, [FIGHTER, GOBLIN]);
    const before = (await agreedEvents(party)).length;
    await gm.page.getByRole("button", { name: "Unconstrained movement" }).click();
    await gm.board.drag(FIGHTER, [18, 3]);
    await everybodySees(party, FIGHTER, [18, 3]);
    const noted = await agreedEvents(party);
    expect(noted.slice(before)).toMatchObject([{ type: "Observed" }]);
  });
});
