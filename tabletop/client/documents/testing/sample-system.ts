import type { HeadlessApi, HeadlessClient } from "./headless-client.js";

/** The system of the tests: hit points that are clamped, a value derived from them, and two queries. */
export function registerSystem({ TypeDataModel, documentConfig, fields, CONFIG }: HeadlessApi): void {
  class Creature extends TypeDataModel {
    declare hp: number;
    declare wounded: boolean;
    static override defineSchema(): Record<string, InstanceType<typeof fields.DataField>> {
      return {
        hp: new fields.NumberField({ required: true, nullable: false, integer: true, min: 0, max: 20, initial: 20 }),
        notes: new fields.ArrayField(new fields.StringField()),
      };
    }
    override prepareDerivedData(): void {
      this.wounded = this.hp < 20;
    }
  }
  documentConfig("Actor").dataModels["pf1"] = Creature;
  CONFIG["queries"] = {
    "test.double": (data: unknown) => Number(data) * 2,
    "test.fail": () => Promise.reject(new Error("broken")),
  };
}

/** The arguments of every call of a hook on a client. */
export function record(client: HeadlessClient, hook: string): unknown[][] {
  const calls: unknown[][] = [];
  client.Hooks.on(hook, (...args) => void calls.push(args));
  return calls;
}
