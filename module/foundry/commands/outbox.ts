import type { Result } from "../../kernel/result.js";
import type { CommandId, CreatureId } from "../../model/ids.js";
import type { Refusal } from "../../model/refusal.js";
import { err, ok, refusal } from "../../table/host.js";

/** Waits between two sendings of one command, in milliseconds; the last one is repeated. */
export const RESEND_AFTER = [1500, 3000, 6000];
/** A command that nobody has answered for so long is given up. */
export const GIVE_UP_AFTER = 30_000;
/** So long may there be nobody to address: a game master who reloads comes back meanwhile. */
export const GM_GRACE = 10_000;

/** A command on its way, or a move that the keeper of the ledger is going to record by itself. */
export interface Parcel {
  readonly id: CommandId;
  readonly combat: string;
  /** Whose doing it is, for `isWaiting`. */
  readonly creature: CreatureId | null;
  /** Sends it (again); false where there is nobody to send it to. Null: nothing to send, only to wait for. */
  readonly emit: (() => boolean) | null;
  /** Milliseconds after which it is given up, where not `GIVE_UP_AFTER`. */
  readonly patience?: number;
}

export interface Outbox {
  /** Sends in order, one at a time per combat; settles when it is known what became of it, with null where it was withdrawn. */
  readonly post: (parcel: Parcel) => Promise<Result<number, Refusal> | null>;
  /** The ledger shows the command, or the keeper says that it does. */
  readonly accept: (id: CommandId, revision: number) => void;
  readonly refuse: (id: CommandId, reason: Refusal) => void;
  /** It has come to nothing on this client itself: nobody waits for it any more. */
  readonly withdraw: (id: CommandId) => void;
  /** Somebody else keeps the ledger now, or nobody: what is unanswered is addressed anew. */
  readonly readdress: () => void;
  readonly isWaiting: (combat: string, creature?: CreatureId) => boolean;
  /** The combat is gone. */
  readonly drop: (combat: string) => void;
}

interface Entry extends Parcel {
  readonly settle: (result: Result<number, Refusal> | null) => void;
  attempts: number;
  since: number;
  unaddressedSince: number | null;
  timer: ReturnType<typeof setTimeout> | null;
}

/** The client's own unacknowledged commands. The same id is sent again until it is answered: nothing is spent twice. */
export function createOutbox(): Outbox {
  const lines = new Map<string, Entry[]>();
  const all = (): Entry[] => [...lines.values()].flat();
  const find = (id: CommandId): Entry | undefined => all().find((entry) => entry.id === id);

  const finish = (entry: Entry, result: Result<number, Refusal> | null): void => {
    if (entry.timer !== null) clearTimeout(entry.timer);
    const line = (lines.get(entry.combat) ?? []).filter((other) => other !== entry);
    if (line.length > 0) lines.set(entry.combat, line);
    else lines.delete(entry.combat);
    entry.settle(result);
    const next = line[0];
    if (next?.attempts === 0) attempt(next);
  };

  const attempt = (entry: Entry): void => {
    const now = Date.now();
    if (entry.attempts === 0) entry.since = now;
    if (entry.timer !== null) clearTimeout(entry.timer);
    const sent = entry.emit?.() ?? true;
    entry.unaddressedSince = sent ? null : (entry.unaddressedSince ?? now);
    const wait = RESEND_AFTER[Math.min(entry.attempts, RESEND_AFTER.length - 1)] ?? 0;
    entry.attempts += 1;
    if (!isLive(entry, now)) finish(entry, err(refusal("no-gm")));
    else entry.timer = setTimeout(attempt, wait, entry);
  };

  return {
    post: (parcel) =>
      new Promise((settle) => {
        const entry: Entry = { ...parcel, settle, attempts: 0, since: 0, unaddressedSince: null, timer: null };
        const line = [...(lines.get(parcel.combat) ?? []), entry];
        lines.set(parcel.combat, line);
        if (line.length === 1) attempt(entry);
      }),
    accept: (id, revision) => {
      const entry = find(id);
      if (entry) finish(entry, ok(revision));
    },
    refuse: (id, reason) => {
      const entry = find(id);
      if (entry) finish(entry, err(reason));
    },
    withdraw: (id) => {
      const entry = find(id);
      if (entry) finish(entry, null);
    },
    readdress: () => {
      for (const entry of all()) if (entry.attempts > 0) attempt(entry);
    },
    isWaiting: (combat, creature) =>
      (lines.get(combat) ?? []).some((entry) => creature === undefined || entry.creature === creature),
    drop: (combat) => {
      for (const entry of [...(lines.get(combat) ?? [])]) finish(entry, err(refusal("no-fight")));
    },
  };
}

const isLive = (entry: Entry, now: number): boolean =>
  now - entry.since < (entry.patience ?? GIVE_UP_AFTER) &&
  (entry.unaddressedSince === null || now - entry.unaddressedSince < GM_GRACE);
