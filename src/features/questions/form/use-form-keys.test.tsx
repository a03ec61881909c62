import { cleanup, render, screen } from "@testing-library/react";
import { useEffect, useRef } from "react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { useFormKeys } from "./use-form-keys.ts";

const test = suite("keys of the question form");
let saved: number;

/** `isTaken`: the field acts on the key itself, as that of the formula dialog does on Ctrl+Enter. */
function Form({ isTaken = false, isDialog = false }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const nothing = () => {};
  const others = { save: nothing, go: nothing, toggleTrial: nothing, chooseType: nothing };
  useFormKeys({ ...others, help: nothing, saveAndAdd: () => (saved += 1) });
  useEffect(() => {
    if (isTaken) field.current?.addEventListener("keydown", (event) => event.preventDefault());
  }, [isTaken]);
  const content = <textarea ref={field} />;
  return isDialog ? <dialog open>{content}</dialog> : content;
}

function pressControlEnter(): void {
  const init = { key: "Enter", ctrlKey: true, bubbles: true, cancelable: true };
  screen.getByRole("textbox").dispatchEvent(new KeyboardEvent("keydown", init));
}

test.before.each(() => {
  saved = 0;
});
test.after.each(cleanup);

test("Ctrl+Enter in a field of the form saves the question", () => {
  render(<Form />);
  pressControlEnter();
  assert.is(saved, 1);
});

test("Ctrl+Enter that a field has acted on does not save the question as well", () => {
  render(<Form isTaken />);
  pressControlEnter();
  assert.is(saved, 0);
});

test("Ctrl+Enter in a dialog over the form does not save the question", () => {
  render(<Form isDialog />);
  pressControlEnter();
  assert.is(saved, 0);
});

test.run();
