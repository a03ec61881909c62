// A hard word explains itself where it stands, and only when it is asked.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { test } from "uvu";
import * as assert from "uvu/assert";
import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

function open() {
  const heard: string[] = [];
  render(
    // What a dialog around it would hear.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={({ key }) => heard.push(key)}>
      <Field label="Bobot" meaning="Besarnya nilai soal ini." required>
        {(aria) => <TextInput {...aria} />}
      </Field>
    </div>,
  );
  return { heard, ask: screen.getByRole("button", { name: "Bobot?" }) };
}
const statusText = () => screen.getByRole("status").textContent;

test.after.each(cleanup);

test("a press tells what the word means, the next takes it away; the input keeps its name", () => {
  const { ask } = open();
  assert.is(statusText(), "");
  fireEvent.click(ask);
  assert.is(statusText(), "Besarnya nilai soal ini.");
  assert.is(ask.getAttribute("aria-expanded"), "true");
  assert.ok(screen.getByRole("textbox", { name: "Bobot" }));
  fireEvent.click(ask);
  assert.is(statusText(), "");
});

test("Escape takes it away and closes nothing around it, unless there is nothing to take away", () => {
  const { heard, ask } = open();
  fireEvent.click(ask);
  assert.is(fireEvent.keyDown(ask, { key: "Escape" }), false);
  assert.is(statusText(), "");
  assert.equal(heard, []);
  fireEvent.keyDown(ask, { key: "Escape" });
  assert.equal(heard, ["Escape"]);
});

test.run();
