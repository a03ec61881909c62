import { suite } from "uvu";
import * as assert from "uvu/assert";
import { partOf } from "./shard.ts";

const test = suite("shards");
const files = ["a", "b", "c", "d", "e"];

test("the parts together are the whole, and none has what another has", () => {
  const parts = ["1/3", "2/3", "3/3"].map((shard) => partOf(files, shard));
  assert.equal(parts, [["a", "d"], ["b", "e"], ["c"]]);
  assert.equal(partOf(files, "1/1"), files);
});

for (const shard of ["0/3", "4/3", "2", "a/b", ""]) {
  test(`"${shard}" is refused: it would leave tests out in silence`, () => {
    assert.throws(() => partOf(files, shard), /the second of three parts/u);
  });
}

test.run();
