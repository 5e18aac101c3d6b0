import { IMPORT_TABLE } from "./tools/architecture/import-table.mjs";

/** Tests, benches, and what they share: no part of the product, so no row speaks of them. */
const TEST = "\\.(test|bench)\\.ts$|/testing/";

/** A folder of the table as a pattern; `*` becomes what the row's own `*` matched. */
const pattern = (folder) =>
  folder === "main" ? "^module/main\\.ts$" : `^module/${folder.replace("*", "$1")}(/|\\.ts$)`;

/** A row says two things: what may be imported at all, and what may be imported as more than types. */
const layerRules = ({ folder, values, types, packages }) => {
  const from = {
    path: folder.includes("*") ? "^module/" + folder.replace("*", "([^/]+)") + "/" : pattern(folder),
    pathNot: TEST,
  };
  const own = pattern(folder);
  const npm = packages.map((name) => `^node_modules/${name}(/|$)`);
  const ofValues = [own, ...npm, ...values.map(pattern)];
  return [
    {
      name: `${folder}-imports`,
      severity: "error",
      from,
      to: { pathNot: [...ofValues, ...types.map(pattern), "^node_modules/(fvtt-types|@league)"] },
    },
    { name: `${folder}-values`, severity: "error", from, to: { pathNot: ofValues, dependencyTypesNot: ["type-only"] } },
  ];
};

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...IMPORT_TABLE.flatMap(layerRules),
    {
      name: "no-cycle",
      comment: "A cycle of types is a cycle too.",
      severity: "error",
      from: { path: "^(module|tests)/" },
      to: { circular: true },
    },
    {
      name: "no-cycle-that-runs",
      comment: "The tabletop models an API whose classes name one another in their types.",
      severity: "error",
      from: { path: "^tabletop/" },
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "tabletop-knows-no-module",
      comment: "It loads the built system, as Foundry would.",
      severity: "error",
      from: { path: "^tabletop/" },
      to: { path: "^module/" },
    },
    {
      name: "module-knows-no-host-of-ours",
      severity: "error",
      from: { path: "^module/" },
      to: { path: "^(tabletop|tests|tools|build|dist)/" },
    },
    {
      name: "product-knows-no-test",
      severity: "error",
      from: { path: "^(module|tabletop)/", pathNot: TEST },
      to: { path: TEST },
    },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^fvtt-types/" } },
    {
      name: "no-orphan",
      severity: "warn",
      from: { orphan: true, path: "^module/", pathNot: `${TEST}|^module/main\\.ts$|\\.d\\.ts$` },
      to: {},
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.(css|scss|json)$" },
    enhancedResolveOptions: {
      extensions: [".ts", ".js", ".mjs"],
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
    },
  },
};
