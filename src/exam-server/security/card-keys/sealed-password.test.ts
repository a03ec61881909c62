// A password's copy opens for its own participant with its own key, whole, and for nothing else.
import { randomBytes } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as fc from "fast-check";
import { cardKeyOf, readCardKey } from "./card-key.ts";
import { hashPassword, usualCosts } from "../passwords.ts";
import { openPassword, sealPassword } from "./sealed-password.ts";

const test = suite("the copy of a password");
const key = cardKeyOf(randomBytes(32));

const password = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 4, maxLength: 72 }),
  fc.constantFrom(`<b>&"$'`, "كلمة السر", "W".repeat(72), "  dua  spasi  ", "𝔄𝔅ℭ🙂"),
);

test("opens as what was typed, letter by letter", () => {
  fc.assert(
    fc.property(password, fc.uuid(), (typed, participant) => {
      assert.is(openPassword(sealPassword(typed, participant, key), participant, key), typed);
    }),
  );
});

test("says nothing of the password: neither its letters nor its length, nor that two are alike", () => {
  const sealed = ["RAHASIA8", "RAHASIA8", "a".repeat(60)].map((one) => sealPassword(one, "p", key));
  assert.is(new Set(sealed).size, 3);
  assert.is(new Set(sealed.map(({ length }) => length)).size, 1);
  assert.not.match(Buffer.from(sealed[0]!, "base64").toString("latin1"), /RAHASIA8/u);
});

test("opens neither beside somebody else, nor with another key, nor once a bit of it has changed", () => {
  const sealed = sealPassword("RAHASIA8", "ani", key);
  assert.is(openPassword(sealed, "budi", key), null);
  assert.is(openPassword(sealed, "ani", cardKeyOf(randomBytes(32))), null);
  const bytes = Buffer.from(sealed, "base64");
  for (let at = 0; at < bytes.length * 8; at += 5) {
    const bent = Buffer.from(bytes);
    bent[at >> 3]! ^= 1 << (at & 7);
    assert.is(openPassword(bent.toString("base64"), "ani", key), null, `bit ${at}`);
  }
  for (const short of ["", "AAAA", bytes.subarray(0, -1).toString("base64")]) {
    assert.is(openPassword(short, "ani", key), null);
  }
});

test("the key is told by an id that does not hold it", () => {
  const bytes = Buffer.alloc(32, 0xab);
  const { id } = cardKeyOf(bytes);
  assert.match(id, /^[0-9a-f]{16}$/u);
  assert.not.match(id, /abab/u);
  assert.is(cardKeyOf(Buffer.from(bytes)).id, id);
  assert.is.not(cardKeyOf(randomBytes(32)).id, id);
});

test("a key is 32 bytes as hex or base64, and nothing else", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (random) => {
      const bytes = Buffer.from(random);
      const hex = bytes.toString("hex");
      const base64 = bytes.toString("base64");
      for (const text of [hex, hex.toUpperCase(), base64, base64.slice(0, -1), `${base64}\n`]) {
        assert.equal(readCardKey(text), bytes);
      }
    }),
  );
  const short = Buffer.alloc(31);
  const long = Buffer.alloc(33);
  for (const bytes of [short, long]) {
    assert.is(readCardKey(bytes.toString("hex")), null);
    assert.is(readCardKey(bytes.toString("base64")), null);
  }
  for (const text of ["", "kunci", "g".repeat(64), `${"A".repeat(20)} ${"A".repeat(22)}=`]) {
    assert.is(readCardKey(text), null, text);
  }
});

test("sealing all of an import costs next to nothing beside hashing it", async () => {
  const millisecondsOf = async (work: () => Promise<unknown> | unknown) => {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const passwords = Array.from({ length: 2_000 }, (_, at) => `RAHASIA${at}`);
  const hashing = await millisecondsOf(() =>
    Promise.all(passwords.slice(0, 100).map((one) => hashPassword(one, usualCosts.participant))),
  );
  const sealing = await millisecondsOf(() => passwords.map((one) => sealPassword(one, "p", key)));
  assert.ok(sealing < hashing, `${sealing} ms for 2,000, hashing a twentieth ${hashing} ms`);
});

test.run();
