import type { Seat } from "./seat.js";
import type { TestTable, UserName } from "./table.js";
import { waitFor } from "./wait.js";

/** Three people at the table, each in a browser of their own. */
export interface Party {
  readonly gm: Seat;
  readonly archer: Seat;
  readonly fighter: Seat;
}

type Lang = "en" | "ru";

/** Everybody sits down: the game master, the archer's player and the fighter's. */
export async function gather(
  table: TestTable,
  langs: Partial<Record<UserName, Lang>> = {},
  { gmCanvas = true } = {},
): Promise<Party> {
  const enter = (user: UserName): Promise<Seat> =>
    table.enter(user, { lang: langs[user] ?? "en", canvas: user !== "gm" || gmCanvas });
  const gm = await enter("gm");
  const [archer, fighter] = await Promise.all([enter("player1"), enter("player2")]);
  return { gm, archer, fighter };
}

/** A table at which not everybody has to sit: the game master, and whoever else the test needs. */
export type Round = Pick<Party, "gm"> & Partial<Party>;

export const seatsOf = ({ gm, archer, fighter }: Round): Seat[] =>
  [gm, archer, fighter].filter((seat) => seat !== undefined);

interface FightPage {
  game: {
    combat: FightOnPage | null;
    combats: { contents: [FightOnPage] };
    system: { api: { sessionOf(combat: FightOnPage): { ledger: { records: readonly AnyRecord[] } } | null } };
  };
}

interface FightOnPage {
  started: boolean;
  nextTurn(): Promise<unknown>;
  combatants: { contents: { id: string; tokenId: string }[] };
  setInitiative(id: string, value: number): Promise<unknown>;
  system: { toObject(): { ledger: { folded: number; records: Record<string, string> } } };
}

/** Puts the creatures in order (by token id, first acts first; whoever isn't named comes last) and begins the fight by the tracker's button. `records`: so many the beginning makes, one where nobody has the turn. */
export async function beginFight(
  party: Round,
  order: readonly string[],
  { begin = "Begin combat", records = 2 } = {},
): Promise<void> {
  await party.gm.page.evaluate(async (tokens) => {
    const [combat] = (globalThis as unknown as FightPage).game.combats.contents;
    // Nobody is equal to anybody, so that no game asks who goes first.
    for (const [i, { id, tokenId }] of combat.combatants.contents.entries()) {
      await combat.setInitiative(id, tokens.includes(tokenId) ? 20 - tokens.indexOf(tokenId) : -i);
    }
  }, order);
  await party.gm.page.getByRole("tab", { name: /Combat|Бой|Сраж/ }).click();
  await party.gm.click(begin);
  for (const seat of seatsOf(party)) {
    await waitFor(`${seat.name} to see the fight begun`, async () => (await ledgerOf(seat)).length >= records);
  }
}

/** The game master passes on to the next turn, whatever language the buttons are in. */
export async function nextTurn({ gm }: Round): Promise<void> {
  await gm.page.evaluate(async () => {
    await (globalThis as unknown as FightPage).game.combat?.nextTurn();
  });
}

/** The records of the fight's ledger as this client holds them. */
export const ledgerOf = (seat: Seat): Promise<string[]> =>
  seat.page.evaluate(() => {
    const { combat, combats } = (globalThis as unknown as FightPage).game;
    const { records } = (combat ?? combats.contents[0]).system.toObject().ledger;
    return Object.keys(records)
      .sort((a, b) => Number(a) - Number(b))
      .map((key) => records[key] ?? "");
  });

interface AnyRecord {
  kind: string;
  group: number;
  undoes?: number;
  events?: [];
}

/** The records of the fight as they truly are: what the game master's client reads in its ledger. */
const trueLedgerOf = (seat: Seat): Promise<AnyRecord[]> =>
  seat.page.evaluate(() => {
    const { combat, combats, system } = (globalThis as unknown as FightPage).game;
    return [...(system.api.sessionOf(combat ?? combats.contents[0])?.ledger.records ?? [])];
  });

/**
 * Waits until all clients hold the same ledger, and returns the events that the game master reads there, undone ones left
 * out.
 */
export async function agreedEvents(party: Round): Promise<{ type: string; [key: string]: unknown }[]> {
  await waitFor("all screens to hold the same ledger", async () => {
    const [first, ...others] = await Promise.all(seatsOf(party).map(ledgerOf));
    return others.every((other) => JSON.stringify(other) === JSON.stringify(first));
  });
  const parsed = await trueLedgerOf(party.gm);
  const undone = new Set(parsed.flatMap((record) => (record.kind === "undo" ? [record.undoes] : [])));
  return parsed.flatMap((record) => (undone.has(record.group) ? [] : (record.events ?? [])));
}

/** Waits until the token stands in the cell on all three screens. */
export async function everybodySees(party: Round, tokenId: string, cell: readonly [number, number]): Promise<void> {
  for (const seat of seatsOf(party)) await seat.board.waitForToken(tokenId, cell);
}

/** A number of the creature's actor, as its sheet on this client holds it. */
export const vitalOf = (seat: Seat, tokenId: string): Promise<number> =>
  seat.page.evaluate((id) => {
    interface ActorPage {
      game: {
        scenes: {
          contents: { tokens: { get(id: string): { actor: { system: { hp: { value: number } } } } | undefined } }[];
        };
      };
    }
    const { scenes } = (globalThis as unknown as ActorPage).game;
    const found = scenes.contents.flatMap(({ tokens }) => tokens.get(id) ?? [])[0];
    if (!found) throw new Error(`no token ${id} in this world`);
    return found.actor.system.hp.value;
  }, tokenId);
