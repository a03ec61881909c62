import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { CallInput } from "../../../../contract/calls/call.ts";
import { listResults } from "../../../../contract/results/exam-results.ts";
import { getResultNeighbours } from "../../../../contract/results/result-neighbours.ts";
import { openMarkingSchool, type MarkingSchool } from "../../../../testing/exams/marking-school.ts";
import { resultMakers } from "../../../../testing/results/result-school.ts";

const test = suite("who stands beside an opened result");
let school: MarkingSchool;
let exam: string;
test.before(async () => {
  school = await openMarkingSchool();
  const { addResultExam, addResult } = resultMakers(school);
  exam = await addResultExam("Tetangga");
  for (const [nama, least] of [
    ["Ani", "60/1"],
    ["Budi", "90/1"],
    ["Cici", "75/1"],
  ] as const) {
    await addResult(exam, { nama, least });
  }
  await addResult(exam, { nama: "Dodi", status: null });
});
test.after(() => school.close());

type Query = Partial<CallInput<typeof getResultNeighbours>>;
const rows = async (query: Query = {}) =>
  (await school.server.ok(listResults, { ...query, schedule_id: exam })).items;
async function beside(nama: string, query: Query = {}): Promise<string> {
  const row = (await rows()).find((one) => one.nama === nama)!;
  const { place, total, previous, next } = await school.server.ok(getResultNeighbours, {
    ...query,
    id: row.sitting_id ?? row.id,
    schedule_id: exam,
  });
  return `${previous?.nama ?? "-"} ${place}/${total} ${next?.nama ?? "-"}`;
}

test("neighbours are those of the list, in its order and by its filters", async () => {
  assert.is(await beside("Budi"), "- 1/4 Cici");
  assert.is(await beside("Cici"), "Budi 2/4 Ani");
  assert.is(await beside("Dodi"), "Ani 4/4 -", "whoever was absent is opened by the row's id");
  assert.is(await beside("Budi", { sort: "-nama" }), "Cici 3/4 Ani");
  assert.is(await beside("Cici", { state: "complete", sort: "score" }), "Ani 2/3 Budi");
});

test("each row's next one is the row below it, whatever the order", async () => {
  for (const sort of ["-score", "nama", "-no_ujian", "leaves", "-state"] as const) {
    const names = (await rows({ sort })).map(({ nama }) => nama);
    for (const [at, nama] of names.entries()) {
      const [above = "-", below = "-"] = [names[at - 1], names[at + 1]];
      assert.is(await beside(nama, { sort }), `${above} ${at + 1}/4 ${below}`, sort);
    }
  }
});

test("a row that the list does not have any more has no neighbours, and others' lists are not shown", async () => {
  assert.is(await beside("Dodi", { state: "complete" }), "- null/3 -");
  const { token } = await school.addTeacher("Tanpa hak");
  const asked = { id: "x", schedule_id: exam };
  assert.is((await school.server.call(getResultNeighbours, asked, { token })).code, "44");
});

test.run();
