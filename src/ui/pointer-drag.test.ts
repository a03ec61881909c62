// A drag as the browser reports it: pointer events of one pointer, and the keys and clicks meanwhile.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { startPointerDrag, type PointerDrag } from "./pointer-drag.ts";

const test = suite("pointer drag");
let log: string[];
let button: HTMLButtonElement;
let captured: number[];

test.before.each(() => {
  log = [];
  captured = [];
  button = document.createElement("button");
  button.setPointerCapture = (id) => void captured.push(id);
  button.addEventListener("click", () => log.push("click"));
  button.addEventListener("keydown", ({ key }) => log.push(key));
  document.body.append(button);
});
test.after.each(() => {
  button.remove();
});

type Place = { x?: number; y?: number; id?: number };

function pointer(name: string, { x = 0, y = 0, id = 1 }: Place = {}, at: EventTarget = button) {
  at.dispatchEvent(
    new PointerEvent(name, { bubbles: true, pointerId: id, clientX: x, clientY: y }),
  );
}

function press(options: Partial<PointerDrag> = {}, which = 0): () => void {
  const down = { button: which, pointerId: 1, clientX: 0, clientY: 0 };
  return startPointerDrag(down, {
    move: ({ clientX, clientY }) => log.push(`move ${clientX},${clientY}`),
    end: (drop) => log.push(drop ? `drop ${drop.clientX},${drop.clientY}` : "cancelled"),
    ...options,
  });
}

function key(name: string): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
  button.dispatchEvent(event);
  return event;
}

const nextTask = () => new Promise((resolve) => void setTimeout(resolve));

test("a press that moves less than the threshold is a click and no drag", () => {
  press();
  pointer("pointermove", { x: 3, y: 4 });
  pointer("pointerup", { x: 3, y: 4 });
  button.click();
  assert.equal(log, ["click"]);
});

test("a drag starts at the threshold, follows each move and is dropped where the pointer is released", () => {
  press();
  pointer("pointermove", { x: 6 });
  pointer("pointermove", { x: 2 });
  pointer("pointerup", { x: 1, y: 9 });
  pointer("pointermove", { x: 50 });
  assert.equal(log, ["move 6,0", "move 2,0", "drop 1,9"]);
});

test("without a threshold the first move starts the drag", () => {
  press({ threshold: 0 });
  pointer("pointermove", { x: 1 });
  pointer("pointerup", { x: 1 });
  assert.equal(log, ["move 1,0", "drop 1,0"]);
});

test("only the main button drags", () => {
  press({}, 2);
  pointer("pointermove", { x: 20 });
  pointer("pointerup");
  assert.equal(log, []);
});

test("the click that follows a drag reaches nothing, the next one does", async () => {
  press();
  pointer("pointermove", { x: 20 });
  pointer("pointerup", { x: 20 });
  button.click();
  await nextTask();
  assert.equal(log.splice(0), ["move 20,0", "drop 20,0"]);
  button.click();
  assert.equal(log, ["click"]);
});

test("Escape cancels, is kept from what is around, and the click at the release reaches nothing", async () => {
  press();
  pointer("pointermove", { x: 20 });
  assert.ok(key("Escape").defaultPrevented);
  await nextTask();
  pointer("pointermove", { x: 30 });
  pointer("pointerup", { x: 30 });
  button.click();
  assert.equal(log, ["move 20,0", "cancelled"]);
  await nextTask();
  button.click();
  assert.is(log.at(-1), "click");
});

test("Escape before the threshold, and other keys during a drag, go where they always go", () => {
  press();
  assert.not(key("Escape").defaultPrevented);
  pointer("pointermove", { x: 20 });
  key("a");
  pointer("pointerup");
  key("Escape");
  assert.equal(log, ["Escape", "move 20,0", "a", "drop 0,0", "Escape"]);
});

test("a pointer that the browser takes away, and a window that loses the focus, cancel", () => {
  for (const interrupt of [
    () => pointer("pointercancel"),
    () => window.dispatchEvent(new Event("blur")),
  ]) {
    press();
    pointer("pointermove", { x: 20 });
    interrupt();
    pointer("pointerup", { x: 20 });
    assert.equal(log.splice(0), ["move 20,0", "cancelled"]);
  }
});

test("the element captures the pointer from the press on, and losing the capture cancels", () => {
  for (const target of [button, document]) {
    press({ capturedBy: button });
    assert.equal(captured.splice(0), [1]);
    pointer("pointermove", { x: 20 });
    pointer("lostpointercapture", {}, target);
    pointer("pointerup", { x: 20 });
    assert.equal(log.splice(0), ["move 20,0", "cancelled"]);
  }
});

test("the capture that another element loses does not cancel", () => {
  press({ capturedBy: button });
  pointer("pointermove", { x: 20 });
  pointer("lostpointercapture", {}, document.body);
  pointer("pointerup");
  assert.equal(log, ["move 20,0", "drop 0,0"]);
});

test("another finger neither moves nor ends the drag", () => {
  press();
  pointer("pointermove", { x: 20, id: 2 });
  pointer("pointermove", { x: 9 });
  pointer("pointerup", { id: 2 });
  pointer("pointercancel", { id: 2 });
  pointer("pointerup", { x: 9 });
  assert.equal(log, ["move 9,0", "drop 9,0"]);
});

test("the returned function cancels a drag once, and a press that has not become one silently", () => {
  const cancel = press();
  pointer("pointermove", { x: 20 });
  cancel();
  cancel();
  assert.equal(log.splice(0), ["move 20,0", "cancelled"]);
  press()();
  pointer("pointermove", { x: 20 });
  assert.equal(log, []);
});

test.run();
