// The editor's toolbar by keyboard.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { blankToolbarState, type ToolbarState } from "../toolbar-state.ts";
import { Toolbar } from "./toolbar.tsx";

const test = suite("the toolbar");

function open(state: Partial<ToolbarState> = {}, { disabled = false, compact = false } = {}) {
  const pressed: string[] = [];
  render(
    <Toolbar
      state={{ ...blankToolbarState, ...state }}
      disabled={disabled}
      compact={compact}
      hidden={["audio"]}
      controls="text"
      toolbar={createRef()}
      onTool={(name) => pressed.push(name)}
      onLeave={() => pressed.push("leave")}
    />,
  );
  return { pressed, button: (name: RegExp | string) => screen.getByRole("button", { name }) };
}
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

test.after.each(cleanup);

test("it is one stop for Tab, arrows walk round, Escape leads back to the text", () => {
  const { pressed, button } = open();
  const stops = screen.getAllByRole("button").filter(({ tabIndex }) => tabIndex === 0);
  assert.equal(stops, [button("Batalkan")]);
  button("Batalkan").focus();
  press("ArrowRight");
  assert.is(document.activeElement, button("Ulangi"));
  assert.is(button("Ulangi").tabIndex, 0);
  assert.is(button("Batalkan").tabIndex, -1);
  press("Home");
  press("ArrowLeft");
  assert.is(document.activeElement, button("Tabel"));
  press("Escape");
  assert.equal(pressed, ["leave"]);
});

test("what is at the cursor is said as pressed, and only where a button is on or off", () => {
  const { button } = open({ pressed: ["bold"], align: "center" });
  assert.is(button("Tebal").getAttribute("aria-pressed"), "true");
  assert.is(button("Miring").getAttribute("aria-pressed"), "false");
  assert.is(button("Rata tengah").getAttribute("aria-pressed"), "true");
  assert.is(button("Tabel").getAttribute("aria-pressed"), null);
});

test("a button's key stands in its tooltip", () => {
  const { button } = open();
  assert.is(button("Tebal").title, "Tebal (Ctrl+B)");
  assert.is(button("Tebal").getAttribute("aria-keyshortcuts"), "Control+B");
});

test("what cannot be done here is not offered, nor changing when nothing is selected", () => {
  open();
  assert.is(screen.queryByRole("button", { name: "Suara" }), null);
  assert.is(screen.queryByRole("button", { name: "Ubah yang dipilih" }), null);
  cleanup();
  const { pressed, button } = open({ selected: { is: "picture", alt: "", width: 10 } });
  fireEvent.click(button("Ubah yang dipilih"));
  assert.equal(pressed, ["change"]);
});

test("while the editor loads its buttons stand but do nothing", () => {
  const { pressed, button } = open({}, { disabled: true });
  fireEvent.click(button("Tebal"));
  assert.equal(pressed, []);
  assert.is(button("Tebal").getAttribute("aria-disabled"), "true");
});

test("the low editor of an option has no lists and tables", () => {
  const { button } = open({}, { compact: true });
  assert.ok(button(/Rumus/u));
  assert.is(screen.queryByRole("button", { name: "Tabel" }), null);
});

test.run();
