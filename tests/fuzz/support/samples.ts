import type { Command } from "../../../module/model/command.js";
import { commandId, creatureId, windowId } from "../../../module/model/ids.js";
import type { UndoRequest } from "../../../module/table/envelope.js";

const [HERO, OGRE, LATE] = ["hero", "ogre", "late"].map(creatureId) as [
  ReturnType<typeof creatureId>,
  ReturnType<typeof creatureId>,
  ReturnType<typeof creatureId>,
];
const POSITION = { cell: [1, 2], elevation: 0, facing: "n" } as const;

/** A valid command of each kind; a kind that is missing here doesn't compile. */
const BY_KIND: { readonly [T in Command["type"]]: readonly Extract<Command, { type: T }>[] } = {
  BeginFight: [
    {
      type: "BeginFight",
      creatures: [
        { id: HERO, position: POSITION, conditions: [{ id: "prone", by: OGRE }], vitals: { hp: 9 }, chances: "never" },
        { id: OGRE, position: null, conditions: [], vitals: { hp: 20 }, turn: { spent: { move: 1 } } },
      ],
      order: [HERO, OGRE],
      round: 2,
      surprise: false,
      fresh: true,
    },
  ],
  JoinFight: [
    {
      type: "JoinFight",
      creature: { id: LATE, position: POSITION, conditions: [], vitals: { hp: 4 } },
      order: [HERO, LATE, OGRE],
    },
  ],
  LeaveFight: [{ type: "LeaveFight", creature: OGRE }],
  ChangeOrder: [{ type: "ChangeOrder", order: [OGRE, HERO] }],
  StartTurn: [{ type: "StartTurn", creature: OGRE, with: [HERO] }],
  StartPhase: [
    { type: "StartPhase", phase: "fast" },
    { type: "StartPhase", phase: null },
  ],
  RewindTurn: [{ type: "RewindTurn", to: "turn" }],
  EndTurn: [{ type: "EndTurn", creature: HERO }],
  TakeAction: [
    {
      type: "TakeAction",
      act: {
        by: HERO,
        action: "move",
        path: [
          [1, 2],
          [1, 3],
          [2, 4],
        ],
        elevations: [0, 0, 0],
        facing: "s",
        facings: ["s", "s", "s"],
      },
      word: "insist",
    },
    { type: "TakeAction", act: { by: HERO, action: "attack", target: OGRE, with: "blow", options: { power: 2 } } },
    {
      type: "TakeAction",
      act: {
        by: HERO,
        action: "ready",
        trigger: { on: "move", of: OGRE },
        then: { by: HERO, action: "attack", target: OGRE },
      },
    },
    {
      type: "TakeAction",
      act: {
        by: OGRE,
        action: "forced",
        cause: "push",
        source: HERO,
        path: [
          [4, 4],
          [5, 4],
        ],
        targets: [HERO],
        variant: "bull-rush",
        pay: "standard",
        unseen: false,
        drags: {
          [HERO]: [
            [1, 2],
            [2, 2],
          ],
        },
      },
      word: "overrule",
    },
  ],
  AnswerWindow: [
    {
      type: "AnswerWindow",
      window: windowId("w1"),
      by: OGRE,
      answer: { accept: true, action: "strike", with: "blow", target: HERO, variant: "", options: { distance: 1 } },
    },
  ],
  AnswerAll: [
    { type: "AnswerAll", window: windowId("w1"), answers: [{ by: OGRE, answer: { accept: false, restOfTurn: true } }] },
  ],
  ExpireWindow: [{ type: "ExpireWindow", window: windowId("w1") }],
  GiveRolls: [
    { type: "GiveRolls", request: "r1", faces: [4, 12] },
    { type: "GiveRolls", request: "r1", faces: null },
  ],
  AbandonAct: [{ type: "AbandonAct", by: HERO }],
  Repair: [{ type: "Repair", creature: HERO, turn: { spent: { standard: 1, movement: 10 } } }],
  MeetUnseen: [{ type: "MeetUnseen", creature: HERO, action: "move" }],
  Observe: [
    {
      type: "Observe",
      creature: HERO,
      position: POSITION,
      vitals: { hp: 3 },
      conditions: [{ id: "stunned", until: { turns: 1 } }],
      turn: { spent: { move: 1 } },
      out: false,
      chances: "ask",
    },
  ],
};

/** Valid commands, at least one of each kind, and requests to take something back. */
export const COMMANDS: readonly (Command | UndoRequest)[] = [
  ...Object.values(BY_KIND).flat(),
  { type: "Undo", creature: HERO, reach: "act" },
  { type: "Undo", creature: null },
  { type: "Undo", creature: null, foreign: { group: 4, then: "restore" } },
];

/** Valid messages of each kind, with a command of each kind among them. */
export const MESSAGES: readonly unknown[] = [
  ...COMMANDS.map((command, i) => ({
    type: "command",
    combat: "fight",
    envelope: { id: commandId(`c${String(i)}`), revision: i, command },
  })),
  { type: "accepted", id: "c1", revision: 4 },
  { type: "refused", id: "c1", combat: "fight", refusal: { reasons: [{ code: "no-slot", data: { slot: "move" } }] } },
  { type: "roll-asked", combat: "fight", combatants: ["hero", "ogre"] },
  { type: "ran-out", combat: "fight", window: "w1" },
  { type: "keys", keys: { k1: "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=" }, asks: true },
];
