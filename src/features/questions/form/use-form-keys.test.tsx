import { cleanup, render, screen } from "@testing-library/react";
import { useEffect, useRef } from "react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { useFormKeys } from "./use-form-keys.ts";

const test = suite("keys of the question form");
let saved: number;

/** `isClosed`: the dialog closes at the key, as that of formulas does at Ctrl+Enter. */
function Form({ isDialog = false, isClosed = false }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const nothing = () => {};
  const others = { save: nothing, go: nothing, toggleTrial: nothing, chooseType: nothing };
  useFormKeys({ ...others, help: nothing, saveAndAdd: () => (saved += 1) });
  useEffect(() => {
    const { current } = field;
    // An editor acts on the key as well.
    current?.addEventListener("keydown", (event) => {
      event.preventDefault();
      if (isClosed) current.closest("dialog")?.removeAttribute("open");
    });
  }, [isClosed]);
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

test("Ctrl+Enter that closes a dialog over the form does not save the question as well", () => {
  render(<Form isDialog isClosed />);
  pressControlEnter();
  assert.is(saved, 0);
});

test("Ctrl+Enter in a dialog over the form does not save the question", () => {
  render(<Form isDialog />);
  pressControlEnter();
  assert.is(saved, 0);
});

test.run();
