import { KEYS, t } from "../i18n/localize.js";
import { SYSTEM_ID, TERRAIN_TYPE } from "../system-id.js";
import { TerrainSheet } from "./terrain-sheet.js";

/** After the host's own tools for regions. */
const ORDER = 60;

/** In `init`: our form for our behaviour, and a button among the region tools that opens it for the region in hand. */
export function addTerrainTool(): void {
  // A host whose behaviours take no sheets of others still has the button.
  if ("sheetClasses" in CONFIG.RegionBehavior) {
    foundry.applications.apps.DocumentSheetConfig.registerSheet(RegionBehavior, SYSTEM_ID, TerrainSheet, {
      types: [TERRAIN_TYPE],
      label: `${KEYS}.Terrain.sheet`,
      makeDefault: true,
    });
  }
  Hooks.on("getSceneControlButtons", (controls) => {
    const tools = controls.regions?.tools;
    if (!tools) return;
    tools.battleTempoTerrain = {
      name: "battleTempoTerrain",
      order: ORDER,
      title: `${KEYS}.Terrain.tool`,
      icon: "fa-solid fa-mountain",
      button: true,
      visible: game.user.isGM,
      onChange: () => {
        void editTerrain();
      },
    };
  });
}

/** Opens the terrain of the region in hand, made where it has none yet; says what is missing where none is in hand. */
async function editTerrain(): Promise<void> {
  const region = regionInHand();
  if (!region) {
    ui.notifications.info(`${KEYS}.Terrain.noRegion`, { localize: true });
    return;
  }
  const behavior = terrainOf(region) ?? (await addTerrain(region));
  if (behavior) await new TerrainSheet({ document: behavior }).render({ force: true });
}

/** The one that is selected, else the only one of the scene. */
function regionInHand(): RegionDocument.Implementation | null {
  const [selected] = canvas.regions?.controlled ?? [];
  if (selected) return selected.document;
  const all = canvas.scene?.regions.contents ?? [];
  return all.length === 1 ? (all[0] ?? null) : null;
}

const terrainOf = (region: RegionDocument.Implementation): RegionBehavior.Implementation | null =>
  region.behaviors.contents.find(({ type }) => (type as string) === TERRAIN_TYPE) ?? null;

async function addTerrain(region: RegionDocument.Implementation): Promise<RegionBehavior.Implementation | null> {
  const data = { type: TERRAIN_TYPE, name: t(`${KEYS}.Terrain.sheet`) } as unknown as RegionBehavior.CreateData;
  const [made] = await region.createEmbeddedDocuments("RegionBehavior", [data]);
  return made ?? null;
}
