import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { commandId, creatureId, refusal } from "../../table/host.js";
import { createOutbox, GIVE_UP_AFTER, GM_GRACE, RESEND_AFTER, type Parcel } from "./outbox.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const parcel = (id: string, emit: Parcel["emit"], combat = "fight"): Parcel => ({
  id: commandId(id),
  combat,
  creature: creatureId("hero"),
  emit,
});

describe("the outbox", () => {
  it("sends a command once and settles when the ledger shows it", async () => {
    const outbox = createOutbox();
    const emit = vi.fn(() => true);
    const answer = outbox.post(parcel("a", emit));
    outbox.accept(commandId("a"), 7);
    await expect(answer).resolves.toEqual({ ok: true, value: 7 });
    vi.advanceTimersByTime(GIVE_UP_AFTER);
    expect(emit).toHaveBeenCalledTimes(1);
  });

  it("sends it again, under the same id, while nobody answers", () => {
    const outbox = createOutbox();
    const emit = vi.fn(() => true);
    void outbox.post(parcel("a", emit));
    vi.advanceTimersByTime(RESEND_AFTER[0] ?? 0);
    vi.advanceTimersByTime(RESEND_AFTER[1] ?? 0);
    expect(emit).toHaveBeenCalledTimes(3);
  });

  it("gives up after a while, so that nothing waits without end", async () => {
    const outbox = createOutbox();
    const answer = outbox.post(parcel("a", () => true));
    vi.advanceTimersByTime(GIVE_UP_AFTER + 6000);
    await expect(answer).resolves.toEqual({ ok: false, error: refusal("no-gm") });
    expect(outbox.isWaiting("fight")).toBe(false);
  });

  it("lets a game master who reloads come back, and sends to them at once", () => {
    const outbox = createOutbox();
    let there = false;
    const emit = vi.fn(() => there);
    void outbox.post(parcel("a", emit));
    vi.advanceTimersByTime(1000);
    there = true;
    outbox.readdress();
    expect(emit).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(GM_GRACE);
    expect(outbox.isWaiting("fight")).toBe(true);
  });

  it("refuses where nobody comes back", async () => {
    const outbox = createOutbox();
    const answer = outbox.post(parcel("a", () => false));
    vi.advanceTimersByTime(GM_GRACE + 6000);
    await expect(answer).resolves.toEqual({ ok: false, error: refusal("no-gm") });
  });

  it("keeps the order: the next is sent when the one before is settled, refused or not", () => {
    const outbox = createOutbox();
    const second = vi.fn(() => true);
    void outbox.post(parcel("a", () => true));
    void outbox.post(parcel("b", second));
    expect(second).not.toHaveBeenCalled();
    outbox.refuse(commandId("a"), refusal("no-slot"));
    expect(second).toHaveBeenCalledTimes(1);
  });

  it("keeps fights apart, and knows who waits", () => {
    const outbox = createOutbox();
    const other = vi.fn(() => true);
    void outbox.post(parcel("a", () => true));
    void outbox.post(parcel("b", other, "second fight"));
    expect(other).toHaveBeenCalledTimes(1);
    expect(outbox.isWaiting("fight", creatureId("hero"))).toBe(true);
    expect(outbox.isWaiting("fight", creatureId("ogre"))).toBe(false);
  });

  it("hears an answer once; a second one changes nothing", async () => {
    const outbox = createOutbox();
    const answer = outbox.post(parcel("a", () => true));
    outbox.refuse(commandId("a"), refusal("too-far"));
    outbox.accept(commandId("a"), 3);
    await expect(answer).resolves.toEqual({ ok: false, error: refusal("too-far") });
  });

  it("waits for a move that others record, and for all of a combat that is gone no longer", async () => {
    const outbox = createOutbox();
    const answer = outbox.post(parcel("a", null));
    outbox.drop("fight");
    await expect(answer).resolves.toMatchObject({ ok: false });
  });
});
