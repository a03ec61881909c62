import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { PhotoOwner } from "../../../contract/participant-photos.ts";
import { fileNameOf, isHiddenFile, matchFiles, numbersIn } from "./photo-named-files.ts";

const test = suite("whose photo a file is");

const owner = (no_ujian: string): PhotoOwner => ({
  no_ujian,
  id: `id-${no_ujian}`,
  nama: `Peserta ${no_ujian}`,
  foto: null,
});
const match = (names: readonly string[], numbers: readonly string[]) => {
  const files = names.map((name) => ({ name }));
  const { matched, unmatched } = matchFiles(files, numbers.map(owner));
  return {
    matched: matched.map(({ file, owner: { no_ujian } }) => `${file.name} → ${no_ujian}`),
    unmatched: unmatched.map(({ name, why }) => `${name}: ${why}`),
  };
};

test("the number is the file's name, with leading zeros and in any case", () => {
  assert.equal(match(["0012.jpg", "AB-7.PNG"], ["0012", "ab-7", "12"]), {
    matched: ["0012.jpg → 0012", "AB-7.PNG → ab-7"],
    unmatched: [],
  });
  assert.equal(match(["12.jpg"], ["0012"]).unmatched, ["12.jpg: nobody"]);
});

test("behind the number a name may stand, after _ or a space", () => {
  const names = ["0012_siti aminah.jpeg", "0013 Budi.webp"];
  assert.equal(match(names, ["0012", "0013"]).unmatched, []);
  assert.equal(match(["0012-siti.jpg"], ["0012"]).unmatched, ["0012-siti.jpg: nobody"]);
});

test("a number that holds _ or dots itself is found whole first", () => {
  assert.equal(match(["X_1.jpg"], ["X_1", "X"]).matched, ["X_1.jpg → X_1"]);
  assert.equal(match(["01.002.003.jpg", "01.002.004"], ["01.002.003", "01.002.004"]).unmatched, []);
});

test("of two files for one person neither is taken, and both are named", () => {
  assert.equal(match(["7.jpg", "7_ani.jpg", "8.jpg"], ["7", "8"]), {
    matched: ["8.jpg → 8"],
    unmatched: ["7.jpg: twice", "7_ani.jpg: twice"],
  });
});

test("what systems put into folders and zips is not there for anybody", () => {
  for (const name of ["__MACOSX/._7.jpg", "a/.DS_Store", "Thumbs.db", "foto/Thumbs.db", "foto/"]) {
    assert.ok(isHiddenFile(name), name);
  }
  assert.not(isHiddenFile("foto/7.jpg"));
  assert.is(fileNameOf("foto/X 1/7.jpg"), "7.jpg");
  assert.is(fileNameOf("foto\\7.jpg"), "7.jpg");
});

test("each file is either somebody's or named as nobody's, and nobody gets two", () => {
  const number = fc.stringMatching(/^[A-Za-z0-9.-]{1,6}$/u);
  const name = fc
    .tuple(number, fc.constantFrom("", "_x", " y"))
    .map(([n, rest]) => `${n}${rest}.jpg`);
  fc.assert(
    fc.property(
      fc.array(name, { maxLength: 12 }),
      fc.array(number, { maxLength: 12 }),
      (names, all) => {
        const numbers = [...new Map(all.map((each) => [each.toLowerCase(), each])).values()];
        const files = names.map((each) => ({ name: each }));
        const { matched, unmatched } = matchFiles(files, numbers.map(owner));
        assert.is(matched.length + unmatched.length, files.length);
        assert.is(new Set(matched.map((one) => one.owner.id)).size, matched.length);
        for (const one of matched) {
          const candidates = numbersIn(one.file.name).map((each) => each.toLowerCase());
          assert.ok(candidates.includes(one.owner.no_ujian.toLowerCase()));
        }
      },
    ),
  );
});

test.run();
