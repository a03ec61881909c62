// A menu by keyboard, and where the focus goes afterwards.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { test } from "uvu";
import * as assert from "uvu/assert";
import { Menu, type MenuItem } from "./popup-menu.tsx";

function open() {
  const done: string[] = [];
  const action = (label: string, more: { disabled?: boolean } = {}) => ({
    label,
    ...more,
    onSelect: () => {
      done.push(`${label} from ${document.activeElement?.getAttribute("aria-label")}`);
    },
  });
  const items: MenuItem[] = [
    action("Ubah"),
    action("Cetak", { disabled: true }),
    "line",
    action("Hapus"),
  ];
  render(
    <>
      <Menu label="Tindakan" items={items} />
      <button type="button">Lain</button>
    </>,
  );
  const button = screen.getByRole("button", { name: "Tindakan" });
  button.focus();
  return { done, button };
}
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
const focused = () => document.activeElement?.textContent;

test.after.each(cleanup);

test("the list exists only while it is open", () => {
  const { button } = open();
  assert.is(button.getAttribute("aria-expanded"), "false");
  assert.is(screen.queryByRole("menu"), null);
  fireEvent.click(button);
  assert.is(button.getAttribute("aria-expanded"), "true");
  assert.ok(screen.getByRole("menu", { name: "Tindakan" }));
  fireEvent.click(button);
  assert.is(screen.queryByRole("menu"), null);
});

test("arrows go round, Home and End jump, a letter finds", () => {
  open();
  press("ArrowUp");
  assert.is(focused(), "Hapus");
  press("ArrowDown");
  assert.is(focused(), "Ubah");
  press("ArrowUp");
  assert.is(focused(), "Hapus");
  press("Home");
  assert.is(focused(), "Ubah");
  press("End");
  assert.is(focused(), "Hapus");
  press("c");
  assert.is(focused(), "Cetak");
});

test("Escape gives the focus back to the button and does not reach the dialog around", () => {
  const { button } = open();
  press("ArrowDown");
  let reached = false;
  const onKey = () => (reached = true);
  document.addEventListener("keydown", onKey);
  press("Escape");
  document.removeEventListener("keydown", onKey);
  assert.is(reached, false);
  assert.is(document.activeElement, button);
  assert.is(screen.queryByRole("menu"), null);
});

test("an action runs once, closed, from the button: what it opens will return the focus there", () => {
  const { done } = open();
  press("ArrowDown");
  fireEvent.click(screen.getByRole("menuitem", { name: "Hapus" }));
  assert.equal(done, ["Hapus from Tindakan"]);
  assert.is(screen.queryByRole("menu"), null);
});

test("a disabled action does nothing", () => {
  const { done } = open();
  press("ArrowDown");
  fireEvent.click(screen.getByRole("menuitem", { name: "Cetak" }));
  assert.equal(done, []);
  assert.ok(screen.getByRole("menu"));
});

test("a press elsewhere closes it and does not pull the focus back to the button", () => {
  const { button } = open();
  press("ArrowDown");
  fireEvent.pointerDown(screen.getByRole("button", { name: "Lain" }));
  assert.is(screen.queryByRole("menu"), null);
  assert.is.not(document.activeElement, button);
});

test.run();
