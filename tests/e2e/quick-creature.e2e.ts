import { describe, expect, it } from "vitest";
import { gather, seatsOf, type Party } from "./support/fight.js";
import type { Seat } from "./support/seat.js";
import { useTable } from "./support/table.js";
import { waitFor } from "./support/wait.js";
import { sentence, type Lang } from "./support/words.js";

interface ActorsPage {
  game: {
    actors: {
      getName(name: string):
        | {
            toObject(): { system: object; prototypeToken: { width: number } };
            items: { contents: { name: string; system: { bonus: number | null; damage: string } }[] };
          }
        | undefined;
    };
  };
}

/** An actor as this client holds it; null: it doesn't have it. */
const actorNamed = (seat: Seat, name: string) =>
  seat.page.evaluate((wanted) => {
    const actor = (globalThis as unknown as ActorsPage).game.actors.getName(wanted);
    if (!actor) return null;
    const { system, prototypeToken } = actor.toObject();
    const attacks = actor.items.contents.map((item) => [item.name, item.system.bonus, item.system.damage]);
    return { system, width: prototypeToken.width, attacks };
  }, name);

async function everybodyHas(party: Party, name: string): Promise<void> {
  for (const seat of seatsOf(party))
    await waitFor(`${seat.name} to have ${name}`, async () => (await actorNamed(seat, name)) !== null);
}

async function openQuick({ page }: Seat, lang: Lang) {
  await page.getByRole("tab", { name: /^(Actors|Актёры|Актеры|Персонажи)/ }).click();
  await page.getByRole("button", { name: sentence(lang, "Quick.title"), exact: true }).click();
  const quick = page.locator(".tempo-quick");
  await quick.waitFor({ state: "visible" });
  return quick;
}

const BLOCK = `Топяной ловчий ПО 4
Н Большой магический зверь
КБ 17, касание 11, врасплох 15
ПЗ 42 (5к10+15)
Стойкость +6, Реакция +6, Воля +2
Скорость 40 фт.
Ближний бой укус +8 (1к8+4), 2 когтя +8 (1к6+4)
Сил 19, Лвк 14, Тел 15, Инт 2, Мдр 13, Хар 6`;

describe("a creature made quickly", () => {
  const table = useTable({ ruleset: "dnd5e2024" });

  it("needs a name and a level, by keys alone", async () => {
    const party = await gather(table());
    const { gm } = party;
    const quick = await openQuick(gm, "en");
    await gm.page.keyboard.type("Bog thing");
    const level = quick.locator("[data-path=level]");
    await level.fill("5");
    await gm.page.keyboard.press("Tab");
    await waitFor(
      "hit points to follow the level",
      async () => (await quick.locator('[data-path="hp.max"]').inputValue()) === "82",
    );
    expect(await quick.locator("[data-guessed=false]").count()).toBe(1);
    await quick.locator('[name="attack.0.damage"]').press("Enter");
    await quick.waitFor({ state: "detached" });
    await everybodyHas(party, "Bog thing");
    expect(await actorNamed(gm, "Bog thing")).toMatchObject({
      system: { role: "npc", level: 5, hp: { value: 82, max: 82 } },
      attacks: [["Strike", null, "1d6"]],
    });
    await gm.page.locator(".tempo-sheet").getByText("Bog thing").first().waitFor();
  });
});

describe("a creature out of a stat block", () => {
  const table = useTable({ ruleset: "pf1", names: "ru" });

  it("is read, with every guess marked before it is made", async () => {
    const party = await gather(table(), { gm: "ru" });
    const { gm } = party;
    const quick = await openQuick(gm, "ru");
    await quick.locator("[name=block]").fill(BLOCK);
    await quick.getByRole("button", { name: sentence("ru", "Quick.doRead") }).click();
    await quick.getByText(sentence("ru", "Quick.read", { count: "1" })).waitFor();
    const guess = quick.locator("[data-guessed=true]");
    expect(await guess.locator("[data-path]").getAttribute("data-path")).toBe("bab");
    await guess.locator("[data-path]").fill("5");
    await gm.page.keyboard.press("Tab");
    await waitFor("nothing to be guessed any more", async () => (await guess.count()) === 0);
    await quick.getByRole("button", { name: sentence("ru", "Quick.make") }).click();
    await everybodyHas(party, "Топяной ловчий");
    expect(await actorNamed(party.archer, "Топяной ловчий")).toMatchObject({
      system: {
        ...{ size: "large", level: 4, bab: 5, hp: { value: 42, max: 42 } },
        ...{ ac: { dex: 2, natural: 6 }, saves: { fort: 6, ref: 6, will: 2 }, speeds: { walk: 40 } },
      },
      width: 2,
      attacks: [
        ["Укус", 8, "1d8+4"],
        ["Когтя", 8, "1d6+4"],
      ],
    });
  });
});
