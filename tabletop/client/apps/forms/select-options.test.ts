import { describe, expect, it } from "vitest";
import { prepareSelectOptions, type SelectConfig } from "./select-options.js";

/** Options in short: group/value=label, a star where selected. */
function read(config: SelectConfig): string[] {
  return prepareSelectOptions(config).flatMap(({ group, options }) =>
    options.map(({ value, label, selected }) => `${group}/${value}=${label}${selected ? "*" : ""}`),
  );
}

describe("prepareSelectOptions", () => {
  it("reads records of labels, inverted ones and arrays", () => {
    expect(read({ choices: { a: "A", b: "B" }, selected: "b" })).toEqual(["/a=A", "/b=B*"]);
    expect(read({ choices: { A: "a" }, inverted: true })).toEqual(["/a=A"]);
    expect(read({ choices: ["A", "B"], selected: 1 })).toEqual(["/0=A", "/1=B*"]);
  });

  it("reads objects by the named attributes", () => {
    const choices = { foo: { key: "a", name: "A" } };
    expect(read({ choices, valueAttr: "key", labelAttr: "name", selected: "a" })).toEqual(["/a=A*"]);
  });

  it("puts a blank first and selects it when there is no value", () => {
    expect(read({ choices: { a: "A" }, blank: "none", selected: null })).toEqual(["/=none*", "/a=A"]);
  });

  it("keeps the order of groups and sorts inside them", () => {
    const options = [
      { value: "z", label: "Z", group: "two" },
      { value: "b", label: "B", group: "one" },
      { value: "a", label: "A", group: "one" },
    ];
    expect(read({ options, groups: ["one", "two"], sort: true })).toEqual(["one/a=A", "one/b=B", "two/z=Z"]);
  });

  it("selects several values of a set", () => {
    expect(read({ choices: { a: "A", b: "B" }, selected: new Set(["a", "b"]) })).toEqual(["/a=A*", "/b=B*"]);
  });
});
