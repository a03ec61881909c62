import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createDependentChoices } from "./create-dependent-choices.ts";

const test = suite("dependent choices");
type Asked = {
  id: string;
  signal: AbortSignal;
  resolve(items: string[]): void;
  reject(error: unknown): void;
};

/** What a subject has, its answers given by hand. */
function open(first = "") {
  const asked: Asked[] = [];
  const choices = createDependentChoices<string>(
    first,
    (id, signal) => new Promise((resolve, reject) => asked.push({ id, signal, resolve, reject })),
  );
  return { ...choices, asked };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test("while nothing is chosen there is nothing to choose from, and nothing is asked", () => {
  const { $choices, asked } = open();
  assert.equal($choices.get(), { status: "ready", items: [] });
  assert.is(asked.length, 0);
});

test("each choice has its own, asked for anew; those of the choice before are never shown", async () => {
  const { $choices, choose, asked } = open("math");
  choose("physics");
  assert.ok(asked[0]?.signal.aborted);
  asked[1]?.resolve(["optics"]);
  asked[0]?.resolve(["algebra"]);
  await settled();
  assert.equal($choices.get(), { status: "ready", items: ["optics"] });
  choose("math");
  assert.equal($choices.get(), { status: "loading" });
  choose("");
  asked[2]?.resolve(["algebra"]);
  await settled();
  assert.equal($choices.get(), { status: "ready", items: [] });
});

test("what could not be fetched is said, and asked for again on request", async () => {
  const { $choices, asked } = open("math");
  const error = new Error("no network");
  asked[0]?.reject(error);
  await settled();
  assert.equal($choices.get(), { status: "failed", error });
  const again = $choices.refresh();
  asked[1]?.resolve(["algebra"]);
  await again;
  assert.is(asked[1]?.id, "math");
  assert.equal($choices.get(), { status: "ready", items: ["algebra"] });
});

test("a form that was closed hears no more of it, not even a failure", async () => {
  const { $choices, exit, asked } = open("math");
  exit();
  assert.ok(asked[0]?.signal.aborted);
  asked[0]?.reject(new Error("aborted"));
  await settled();
  assert.equal($choices.get(), { status: "loading" });
});

test.run();
