// Wrong data is the worst: a Combobox hands on a value only when a person chose one.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { test } from "uvu";
import * as assert from "uvu/assert";
import { Combobox, type ComboboxProps } from "./combobox.tsx";
import { matchesOf } from "./combobox-matches.ts";

const options = [
  { value: "1", label: "XII IPA 1", detail: "Kelas XII" },
  { value: "2", label: "XII IPS 2", detail: "Kelas XII" },
  { value: "3", label: "Élite", detail: "Khusus" },
];

const asTyped = (text: string) => ({ value: `text ${text}`, label: text, detail: "Teks" });

function open(first = "", more: Partial<ComboboxProps> = {}) {
  const chosen: string[] = [];
  const Screen = () => {
    const [value, setValue] = useState(first);
    const choose = (next: string) => {
      chosen.push(next);
      setValue(next);
    };
    const texts = { "aria-label": "Group", emptyText: "Tidak ada yang cocok" };
    return <Combobox {...texts} {...more} options={options} value={value} onChange={choose} />;
  };
  render(<Screen />);
  return { chosen, input: screen.getByRole<HTMLInputElement>("combobox", { name: "Group" }) };
}
const write = (input: HTMLInputElement, value: string) =>
  fireEvent.input(input, { target: { value } });
const press = (input: HTMLInputElement, key: string) => fireEvent.keyDown(input, { key });

test.after.each(cleanup);

test("the list holds what was typed, without regard to accents and capitals", () => {
  const { input } = open();
  write(input, "elite");
  assert.equal(
    screen.getAllByRole("option").map((option) => option.textContent),
    ["ÉliteKhusus"],
  );
  write(input, "xyz");
  assert.is(screen.queryByRole("option"), null);
  assert.ok(screen.getByText("Tidak ada yang cocok"));
});

test("whoever types a number is offered first what is called by it", () => {
  const questions = [
    { value: "1", label: "Soal 1", detail: "Berapa 15 × 5?" },
    { value: "15", label: "Soal 15", detail: "Apa itu gaya?" },
    { value: "5", label: "Soal 5, FIS-A", detail: "Apa itu energi?" },
  ];
  const found = (text: string) => matchesOf(questions, text).map(({ value }) => value);
  assert.equal(found("5"), ["5", "1", "15"]);
  assert.equal(found("soal 5"), ["5", "1", "15"]);
  assert.equal(found("itu"), ["15", "5"], "in the order in which they stand otherwise");
  const many = Array.from({ length: 300 }, (_, at) => ({ value: `${at}`, label: `Soal ${at}` }));
  assert.is(matchesOf(many, "2").length, 100);
  assert.is(matchesOf([...many].reverse(), "2")[0]!.label, "Soal 2");
});

test("arrow keys walk, Enter chooses, and the form is not sent by it", () => {
  const { chosen, input } = open();
  press(input, "ArrowDown");
  press(input, "ArrowDown");
  press(input, "ArrowDown");
  const meant = input.getAttribute("aria-activedescendant") ?? "";
  assert.match(document.getElementById(meant)?.textContent ?? "", "XII IPS 2");
  assert.is(press(input, "Enter"), false, "the browser's own action is prevented");
  assert.equal(chosen, ["2"]);
  assert.is(input.value, "XII IPS 2");
  assert.is(screen.queryByRole("listbox"), null);
});

test("where the text itself may be chosen, it comes after what matches, and is kept on leaving only alone", () => {
  const { chosen, input } = open("", { ofText: asTyped });
  write(input, " xii ");
  assert.equal(
    screen.getAllByRole("option").map(({ textContent }) => textContent),
    ["XII IPA 1Kelas XII", "XII IPS 2Kelas XII", "xiiTeks"],
  );
  fireEvent.blur(input);
  assert.equal(chosen, []);
  write(input, "Dari luar");
  fireEvent.blur(input);
  write(input, "  ");
  fireEvent.blur(input);
  assert.equal(chosen, ["text Dari luar"]);
});

test("a click on an option chooses it and leaves the focus in the input", () => {
  const { chosen, input } = open();
  input.focus();
  fireEvent.click(input);
  const option = screen.getByRole("option", { name: /XII IPA 1/u });
  assert.is(fireEvent.mouseDown(option), false);
  fireEvent.click(option);
  assert.equal(chosen, ["1"]);
  assert.is(document.activeElement, input);
});

test("Escape closes the list, takes the text back and keeps it from the dialog around", () => {
  const { chosen, input } = open("1");
  write(input, "ips");
  let reached = false;
  const onKey = () => (reached = true);
  document.addEventListener("keydown", onKey);
  press(input, "Escape");
  document.removeEventListener("keydown", onKey);
  assert.is(reached, false);
  assert.is(input.value, "XII IPA 1");
  assert.equal(chosen, []);
});

test("half a name that is left behind chooses nothing, a whole one does", () => {
  const { chosen, input } = open("1");
  input.focus();
  write(input, "xii");
  fireEvent.focusOut(input);
  assert.equal(chosen, []);
  assert.is(input.value, "XII IPA 1");
  write(input, "xii ips 2");
  fireEvent.focusOut(input);
  assert.equal(chosen, ["2"]);
});

test("emptying the text takes the choice back", () => {
  const { chosen, input } = open("1");
  write(input, "");
  assert.equal(chosen, [""]);
});

test("at most 100 of many are shown", () => {
  const many = Array.from({ length: 300 }, (_, index) => ({
    value: `${index}`,
    label: `N ${index}`,
  }));
  assert.is(matchesOf(many, "n").length, 100);
  assert.equal(matchesOf(many, "299 n"), [{ value: "299", label: "N 299" }]);
});

test.run();
