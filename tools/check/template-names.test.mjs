import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { listTemplateNames } from "./template-names.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "template-names-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("listTemplateNames", () => {
  it.each([
    ['"systems/battle-tempo/templates/chat/card.hbs"', "templates/chat/card.hbs", true],
    ['"systems/battle-tempo/templates/chat/card.hbs"', "templates/chat/other.hbs", false],
    ["`${FOLDER}/chat/card.hbs`", "templates/chat/card.hbs", true],
    ["`templates/chat/${kind}.hbs`", "templates/chat/strike.hbs", true],
    ["`templates/chat/${kind}.hbs`", "templates/sheet/strike.hbs", false],
    ["`${FOLDER}/${face}/header.hbs`", "templates/faces/pf1/header.hbs", true],
    ["`${FOLDER}/${face}/header.hbs`", "templates/faces/pf1/body.hbs", false],
  ])("of %s: %s matches is %s", (literal, template, matches) => {
    const file = path.join(folder, "script.ts");
    writeFileSync(file, `export const name = ${literal};`);
    expect(listTemplateNames(file).map((name) => name.matches(template))).toEqual([matches]);
  });

  it("leaves other texts alone", () => {
    const file = path.join(folder, "script.ts");
    writeFileSync(file, 'export const name = "templates/chat/card.html";');
    expect(listTemplateNames(file)).toEqual([]);
  });
});
