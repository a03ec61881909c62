import { suite } from "uvu";
import * as assert from "uvu/assert";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { withKey, withStatements } from "./true-false-model.ts";

const test = suite("editing statements that are true or false");

const { content } = questionSamples[8];
const [one, two, three] = content.payload.statements;

test("removing a statement takes its key along and leaves the others theirs", () => {
  const { payload, key } = withStatements(content, [one!, three!]);
  assert.equal(payload.statements, [one, three]);
  assert.equal(key.values, { s1: 1, t3: 1 });
  assert.equal(payload.labels, content.payload.labels);
});

test("sorted statements keep their keys, a new one waits for its own", () => {
  const added = { id: "n1", html: "" };
  const { key } = withStatements(content, [two!, added, one!, three!]);
  assert.equal(key.values, { d2: 0, n1: null, s1: 1, t3: 1 });
  assert.equal(withKey(content, "d2", 1).key.values, { s1: 1, d2: 1, t3: 1 });
});

test.run();
