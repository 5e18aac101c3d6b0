import type { DocumentSource } from "../../tabletop/protocol.js";
import { idOf, tokenIdOf } from "../../tabletop/world/documents.js";
import type { Seat } from "../e2e/support/seat.js";
import { TestTable } from "../e2e/support/table.js";
import { bundleHands } from "./hands.js";

export const FIGHT = idOf("fight");
const RUIN = idOf("ruin");

const PLAYERS = ["player1", "player2", "player3", "player4"] as const;
export type Name = "gm" | "gm2" | (typeof PLAYERS)[number];

/** Everybody stands close: there is much to strike at. */
const CAST = { archer: [6, 8], fighter: [6, 11], goblin: [7, 11], goblin2: [8, 9], ogre: [10, 8] } as const;
/** Where the heroes of the third and the fourth player stand; they are as the archer and the fighter are. */
const GUESTS = [
  { user: "player3", like: "archer", hero: "ranger", at: [4, 9] },
  { user: "player4", like: "fighter", hero: "guard4", at: [8, 13] },
] as const;

/** Those who see the scene; the others have the canvas switched off, as on a weak machine. */
const DRAWN: ReadonlySet<Name> = new Set<Name>(["gm", "player1", "player2"]);

/** What a broken line makes the browser itself say. */
const BROKEN_LINE = [/net::ERR_/, /WebSocket connection to/, /WebSocket is already in CLOSING/];

export interface CompanyOptions {
  readonly ruleset: string;
  readonly generation: 13 | 14;
  readonly seed: number;
  /** 2 to 4 */
  readonly players: number;
}

/** A table with so many players, and a second game master who may come and go. */
export async function openTable({ ruleset, generation, seed, players }: CompanyOptions): Promise<TestTable> {
  const table = await TestTable.open({ ruleset, generation, seed, cast: CAST, hurry: 20 });
  // Each browser that is opened is a new one: nobody may have the key to what was sealed.
  table.complaints.tolerate(...BROKEN_LINE, /can’t be read in this browser/);
  const { store } = table.server;
  const users = store.draft("users");
  const [gm, player] = [users.edit(idOf("gm")), users.edit(idOf("player1"))];
  if (!gm || !player) throw new Error("the world has no users");
  users.put({ ...structuredClone(gm), _id: idOf("gm2"), name: "Second game master" });
  for (const { user, hero } of GUESTS)
    users.put({ ...structuredClone(player), _id: idOf(user), name: user, character: idOf(hero) });
  await store.commit(users);
  for (const guest of GUESTS.slice(0, Math.max(0, players - 2))) await seatHero(table, guest);
  return table;
}

/** One more hero, with a token and a place in the fight, played by one user alone. */
async function seatHero(
  { server: { store } }: TestTable,
  { user, like, hero, at }: (typeof GUESTS)[number],
): Promise<void> {
  const [actors, scenes, combats] = [store.draft("actors"), store.draft("scenes"), store.draft("combats")];
  const [model, scene, combat] = [store.get("actors", idOf(like)), scenes.edit(RUIN), combats.edit(FIGHT)];
  if (!model || !scene || !combat) throw new Error(`the world has no ${like}`);
  const actorId = idOf(hero);
  actors.put({ ...structuredClone(model), _id: actorId, name: hero, ownership: { default: 2, [idOf(user)]: 3 } });
  const tokens = scene["tokens"] as DocumentSource[];
  const token = tokens.find(({ _id }) => _id === tokenIdOf(like));
  const [x, y] = at.map((cell) => cell * 100);
  tokens.push({
    ...structuredClone(token ?? { _id: "" }),
    _id: tokenIdOf(hero),
    name: hero,
    actorId,
    x,
    y,
  } as DocumentSource);
  const combatants = combat["combatants"] as DocumentSource[];
  const [first] = combatants;
  const place = { _id: idOf(`${hero}Fights`), tokenId: tokenIdOf(hero), actorId, initiative: null };
  combatants.push({ ...structuredClone(first ?? { _id: "" }), ...place });
  for (const draft of [actors, scenes, combats]) await store.commit(draft);
}

/** Who sits at the table, each with hands that do what steps say. */
export class Company {
  readonly #seats = new Map<Name, Seat>();
  readonly #hands = bundleHands();
  #dice = 0;

  constructor(
    readonly table: TestTable,
    private readonly seed: number,
  ) {}

  static namesFor(players: number): Name[] {
    return ["gm", ...PLAYERS.slice(0, players)];
  }

  async enter(name: Name): Promise<Seat> {
    const lang = name === "player1" ? "ru" : "en";
    const seat = await this.table.enter(name, { lang, canvas: DRAWN.has(name), prepare: await this.#hands });
    this.#seats.set(name, seat);
    await this.#seedDice(seat);
    return seat;
  }

  async leave(name: Name): Promise<void> {
    const seat = this.#seats.get(name);
    if (!seat) return;
    this.#seats.delete(name);
    await this.table.seeOff(seat);
  }

  async reload(seat: Seat): Promise<void> {
    await seat.reload();
    await this.#seedDice(seat);
  }

  find(name: Name): Seat | undefined {
    return this.#seats.get(name);
  }

  get seats(): Seat[] {
    return [...this.#seats.values()];
  }

  async #seedDice({ page }: Seat): Promise<void> {
    await page.evaluate(
      (seed) => {
        (globalThis as unknown as { tabletop: { dice: { seed(seed: number): void } } }).tabletop.dice.seed(seed);
      },
      this.seed + 7919 * ++this.#dice,
    );
  }
}
