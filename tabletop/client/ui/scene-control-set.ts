import { host } from "../apps/host.js";

export interface SceneTool {
  name: string;
  order: number;
  title: string;
  icon: string;
  visible?: boolean;
  toggle?: boolean;
  button?: boolean;
  active?: boolean;
  onChange?: (event: Event, active: boolean) => unknown;
  toolclip?: unknown;
}

export interface SceneControl {
  name: string;
  order: number;
  title: string;
  icon: string;
  layer?: string;
  visible?: boolean;
  tools: Record<string, SceneTool>;
  activeTool: string;
  onChange?: (event: Event, active: boolean) => unknown;
  onToolChange?: (event: Event, tool: SceneTool, active?: boolean) => unknown;
}

/** The controls of the tabletop's own, after packages have changed them in `getSceneControlButtons`. */
export function prepareSceneControls(): Record<string, SceneControl> {
  const controls: Record<string, SceneControl> = { tokens: makeTokenControl() };
  host.Hooks.callAll("getSceneControlButtons", controls);
  for (const [name, control] of Object.entries(controls)) {
    control.name ??= name;
    for (const [toolName, tool] of Object.entries(control.tools)) tool.name ??= toolName;
  }
  return controls;
}

function makeTokenControl(): SceneControl {
  const tools: Record<string, SceneTool> = {
    select: { name: "select", order: 1, title: "selectTool", icon: "fa-solid fa-expand" },
    target: { name: "target", order: 2, title: "targetTool", icon: "fa-solid fa-bullseye" },
    ruler: { name: "ruler", order: 3, title: "rulerTool", icon: "fa-solid fa-ruler" },
    unconstrainedMovement: {
      name: "unconstrainedMovement",
      order: 4,
      title: "unconstrainedMovement",
      icon: "fa-solid fa-person-walking-dashed-line-arrow-right",
      toggle: true,
      active: false,
      visible: host.game.user.isGM,
    },
  };
  return {
    name: "tokens",
    order: 1,
    title: "tokenControls",
    icon: "fa-solid fa-user-large",
    layer: "tokens",
    visible: true,
    tools,
    activeTool: "select",
    onChange: (_event, active) => activateTokenLayer(active),
  };
}

function activateTokenLayer(active: boolean): void {
  const { tokens } = (host.canvas ?? {}) as { tokens?: { activate?(): unknown } };
  if (active) tokens?.activate?.();
}
