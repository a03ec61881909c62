import { cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { usePointerDrag } from "./use-pointer-drag.ts";

const test = suite("usePointerDrag");
let log: string[];

function Grip() {
  const [moves, setMoves] = useState(0);
  const start = usePointerDrag<string>({
    move: () => setMoves(moves + 1),
    end: (drop, held) => log.push(`${drop ? "dropped" : "cancelled"} ${held} after ${moves}`),
  });
  return <button onPointerDown={(event) => start(event, "row")}>{moves}</button>;
}

test.before.each(() => {
  log = [];
});
test.after.each(cleanup);

function pointer(name: string, clientX: number): void {
  const event = new PointerEvent(name, { bubbles: true, pointerId: 1, clientX });
  screen.getByRole("button").dispatchEvent(event);
}

test("the drop calls the handler of the latest render with what the press took hold of", async () => {
  render(<Grip />);
  pointer("pointerdown", 0);
  pointer("pointermove", 10);
  await screen.findByText("1");
  pointer("pointermove", 20);
  await screen.findByText("2");
  pointer("pointerup", 20);
  assert.equal(log, ["dropped row after 2"]);
});

test("a drag is cancelled with its component", async () => {
  const { unmount } = render(<Grip />);
  pointer("pointerdown", 0);
  pointer("pointermove", 10);
  await screen.findByText("1");
  unmount();
  assert.equal(log, ["cancelled row after 1"]);
});

test("a second press ends a drag whose end was never reported", async () => {
  render(<Grip />);
  pointer("pointerdown", 0);
  pointer("pointermove", 10);
  await screen.findByText("1");
  pointer("pointerdown", 10);
  assert.equal(log, ["cancelled row after 1"]);
});

test.run();
