import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isSealed, saltOf, seal, sealKey, unseal, type SealKey } from "./sealed-file.ts";

const test = suite("a sealed file");
let key: SealKey;
test.before(async () => {
  key = await sealKey("rembulan di atas");
});

const content = new TextEncoder().encode("Jawaban dengan é dan العربية");

test("the passphrase opens it, whichever form its letters have", async () => {
  const file = seal(content, key);
  assert.ok(isSealed(file));
  assert.equal(unseal(file, key), { content });
  const again = await sealKey("cafe\u0301 di pagi", {});
  const typed = await sealKey("caf\u00e9 di pagi", { salt: again.salt });
  assert.equal(unseal(seal(content, again), typed), { content });
});

test("another passphrase is told from a damaged file", async () => {
  const file = seal(content, key);
  const wrong = await sealKey("rembulan di bawah", { salt: saltOf(file)! });
  assert.equal(unseal(file, wrong), { fault: "wrong-passphrase" });
});

test("nothing of the content can be read in it, and no two files are the same", () => {
  const [one, other] = [seal(content, key), seal(content, key)];
  assert.not.equal([...one], [...other]);
  assert.not.match(Buffer.from(one).toString("latin1"), "Jawaban");
});

test("cut at any byte it is damaged", () => {
  const file = seal(content, key);
  for (let length = 0; length < file.length; length += 1) {
    assert.equal(unseal(file.slice(0, length), key), { fault: "damaged" }, `${length}`);
    assert.is(saltOf(file.slice(0, length)), null);
  }
});

test("with any byte changed, or one more, it is damaged", () => {
  const file = seal(content, key);
  const at = fc.nat(file.length - 1);
  fc.assert(
    fc.property(at, fc.integer({ min: 1, max: 255 }), (place, change) => {
      const changed = Uint8Array.from(file);
      changed[place]! ^= change;
      assert.equal(unseal(changed, key), { fault: "damaged" });
    }),
  );
  assert.equal(unseal(Uint8Array.from([...file, 0]), key), { fault: "damaged" });
});

test("whoever changes the digest as well is found by the tag", async () => {
  const { sha256 } = await import("@noble/hashes/sha2.js");
  const file = seal(content, key);
  const body = file.slice(0, -32);
  body[body.length - 1]! ^= 1;
  assert.equal(unseal(Uint8Array.from([...body, ...sha256(body)]), key), { fault: "damaged" });
});

test.run();
