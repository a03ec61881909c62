// What a bank's blueprint tells, and whom. That a locked bank tells nothing is asked in locked-bank.test.ts.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { getBankBlueprint } from "../../../../contract/exams/bank-blueprints.ts";
import { lockQuestionBank } from "../../../../contract/questions/banks.ts";
import { openTestBank, type TestBank } from "../../../../testing/questions/open-test-bank.ts";

const test = suite("blueprint of a bank");
let school: TestBank;
test.before(async () => {
  school = await openTestBank();
});
test.after(() => school.close());

test("it tells what is asked, by the competences' own order, and neither stem nor key", async () => {
  const { server, author } = school;
  const bank = await school.newBank();
  const second = await school.addCompetence("3.1");
  const first = await school.addCompetence("3.2");
  await school.addCompetence("3.3");
  await server.db.updateTable("competences").set({ position: 0 }).where("id", "=", first).execute();
  const long = `Pasar ${"terapung ".repeat(40)}`;
  await school.add(long, { competence_ids: [second], difficulty: "sukar", bobot: 2.5 }, bank.id);
  await school.add(
    "Dua",
    { competence_ids: [first, second], explanation: "<p>Sebab</p>" },
    bank.id,
  );
  const blueprint = await server.ok(getBankBlueprint, { id: bank.id }, { token: author });
  assert.is(blueprint.author_name, "Guru Penulis");
  assert.equal(
    blueprint.competences.map(({ kode, jenis, fase }) => [kode, jenis, fase]),
    [
      ["3.2", "TP", "E"],
      ["3.1", "TP", "E"],
    ],
  );
  const [one, two] = blueprint.questions;
  assert.equal([one!.number, one!.difficulty, one!.bobot], [1, "sukar", 2.5]);
  assert.match(one!.excerpt, /^Pasar terapung.*…$/u);
  assert.ok(one!.excerpt.length <= 120);
  assert.equal(two!.competence_ids.length, 2);
  assert.equal(Object.keys(two!).sort(), [
    "bobot",
    "competence_ids",
    "difficulty",
    "excerpt",
    "id",
    "number",
    "type",
  ]);
});

test("whoever has no part in the bank is told that there is none; a locked one tells nobody", async () => {
  const { server, author, stranger } = school;
  const bank = await school.newBank();
  const foreign = await server.call(getBankBlueprint, { id: bank.id }, { token: stranger });
  assert.equal(
    [foreign.status, foreign.message],
    [404, "Banksoal tidak ditemukan. Mungkin sudah dihapus."],
  );
  await server.ok(lockQuestionBank, { id: bank.id, password: "gembok kayu" }, { token: author });
  for (const token of [author, server.token]) {
    const locked = await server.call(getBankBlueprint, { id: bank.id }, { token });
    assert.is(locked.status, 409);
    assert.match(locked.message, `Banksoal ${bank.kode} terkunci`);
    assert.is(locked.data ?? null, null);
  }
});

test.run();
