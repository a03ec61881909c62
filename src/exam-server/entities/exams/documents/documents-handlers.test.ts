// Texts of documents and minutes of exams on the server.
import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import {
  listDocumentTemplates,
  resetDocumentTemplate,
  updateDocumentTemplate,
  templateKinds,
} from "../../../../contract/exams/document-templates.ts";
import { getEventPapers } from "../../../../contract/exams/event-papers.ts";
import { listEvents } from "../../../../contract/exams/events.ts";
import { listMinutes, saveMinutes, type MinutesInput } from "../../../../contract/exams/minutes.ts";
import { defaultTemplates } from "../../../../domain/documents/default-templates.ts";
import { meeting } from "../../../../testing/server/meeting-transactions.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";
import { sanitizeHtml } from "../../../security/html/sanitised-html.ts";

const { test, server } = serverSuite("documents of the exam server");

const text = "<p>Pada {{hari}} di {{ruang}}.</p>";
const minutesTemplate = { kode: "berita-acara" as const };

const auditOf = (action: string) =>
  server.db
    .selectFrom("audit_entries")
    .select(["object_id", "before", "after"])
    .where("action", "=", action as never)
    .execute();

test("what the console brings passes the sanitiser unchanged, and stands until somebody words it", async () => {
  for (const kind of templateKinds) {
    assert.is(sanitizeHtml(defaultTemplates[kind]), defaultTemplates[kind]);
  }
  const { items } = await server.ok(listDocumentTemplates, {});
  assert.equal(
    items.map(({ kode, is_default: isDefault, version, updated_by: by }) => [
      kode,
      isDefault,
      version,
      by,
    ]),
    templateKinds.map((kode) => [kode, true, 0, null]),
  );
});

test("a text is cleaned and kept, by version, and taken back", async () => {
  const sent = { ...minutesTemplate, version: 0, isi: `${text}<script>alert(1)</script>` };
  const saved = await server.ok(updateDocumentTemplate, sent);
  assert.equal([saved.isi, saved.version, saved.is_default], [text, 1, false]);
  assert.is(saved.updated_by, server.account("EVIL").name);
  const late = await server.call(updateDocumentTemplate, { ...sent, isi: "<p>Lain</p>" });
  assert.is(late.status, 409);
  assert.is(Object(late.data).isi, text);
  const early = await server.call(resetDocumentTemplate, { ...minutesTemplate, version: 0 });
  assert.is(early.status, 409);
  const reset = await server.ok(resetDocumentTemplate, { ...minutesTemplate, version: 1 });
  assert.equal(
    [reset.isi, reset.version, reset.is_default],
    [defaultTemplates["berita-acara"], 2, true],
  );
  assert.is((await auditOf("template.update")).length, 2);
  const { items } = await server.ok(listDocumentTemplates, {});
  assert.equal(
    items.find(({ kode }) => kode === "berita-acara"),
    reset,
  );
});

test("a place that the document does not have is refused at the field", async () => {
  const refused = await server.call(updateDocumentTemplate, {
    kode: "tata-tertib",
    version: 0,
    isi: "<p>{{ruang}}</p>",
  });
  assert.is(refused.code, "12");
  assert.match(String(Object(refused.data).isi), '"ruang"');
});

const nothingWritten: MinutesInput = {
  hadir: null,
  tidak_hadir: null,
  nomor_tidak_hadir: null,
  catatan: "",
  pengawas: null,
};

async function sheet() {
  const { items } = await server.ok(listEvents, { q: "Penilaian Akhir" });
  const id = items[0]!.id;
  const { schedules, rooms, people } = await server.ok(getEventPapers, { id });
  const here = people.filter(({ exams, places }) => {
    const isInSession = exams.some(([at, sesi]) => at === 0 && sesi === 1);
    return isInSession && places.some(([sesi, at]) => sesi === 1 && at === 1);
  });
  const numbers = here.map(({ no_ujian: number }) => number);
  const of = { id, schedule_id: schedules[0]!.id, sesi: 1, room_id: rooms[1]!.id };
  return { of, numbers, others: people.filter((one) => !here.includes(one)), rooms };
}

test("minutes are written by sheet and version, and say who wrote them", async () => {
  const { of, numbers } = await sheet();
  assert.is(numbers.length, 16);
  const written = {
    hadir: 15,
    tidak_hadir: 1,
    nomor_tidak_hadir: [numbers[3]!, numbers[3]!],
    catatan: "Listrik padam 5 menit.",
    pengawas: [{ nama: "Ibu Ratna D.", nip: "" }],
  };
  const saved = await server.ok(saveMinutes, { ...of, version: 0, ...written });
  assert.equal(saved.nomor_tidak_hadir, [numbers[3]], "each number once");
  assert.equal([saved.hadir, saved.version, saved.pengawas], [15, 1, written.pengawas]);
  assert.equal((await server.ok(listMinutes, { id: of.id })).items, [saved]);
  const late = await server.call(saveMinutes, { ...of, version: 0, ...nothingWritten });
  assert.is(late.status, 409);
  assert.equal(late.data, saved);
  const back = await server.ok(saveMinutes, { ...of, version: 1, ...nothingWritten });
  assert.equal([back.hadir, back.nomor_tidak_hadir, back.version], [null, null, 2]);
  const [made] = await auditOf("minutes.create");
  const [changed] = await auditOf("minutes.update");
  assert.is(Object(made!.after).hadir, 15);
  assert.is(Object(changed!.before).hadir, 15);
  assert.is(changed!.object_id, made!.object_id);
});

test("of two who write the minutes of one sheet at the same moment the second is told", async () => {
  const { of } = await sheet();
  const { items } = await server.ok(listMinutes, { id: of.id });
  const version = items[0]!.version;
  const write = (catatan: string) =>
    server.call(saveMinutes, { ...of, version, ...nothingWritten, catatan });
  const late = await meeting(
    server,
    async (other) => {
      await other
        .selectFrom("schedules")
        .select("id")
        .where("id", "=", of.schedule_id)
        .forNoKeyUpdate()
        .execute();
      await other
        .updateTable("minutes")
        .set({ catatan: "Lebih dulu", version: version + 1 })
        .where("schedule_id", "=", of.schedule_id)
        .execute();
    },
    () => write("Terlambat"),
  );
  assert.is(late.status, 409);
  assert.is(Object(late.data).catatan, "Lebih dulu");
});

test("those without a seat and a schedule without sessions have a sheet of their own; others there are none", async () => {
  const { of, others, rooms } = await sheet();
  const { items } = await server.ok(listMinutes, { id: of.id });
  const version = items[0]!.version;
  const strange = await server.call(saveMinutes, {
    ...of,
    version,
    ...nothingWritten,
    nomor_tidak_hadir: [others[0]!.no_ujian],
  });
  assert.is(strange.code, "12");
  assert.match(String(Object(strange.data).nomor_tidak_hadir), "tidak ada di lembar ini");
  const first = { version: 0, ...nothingWritten };
  assert.is((await server.call(saveMinutes, { ...of, sesi: 0, ...first })).status, 404);
  assert.is((await server.call(saveMinutes, { ...of, schedule_id: "lain", ...first })).status, 404);
  assert.is(
    (await server.call(saveMinutes, { ...of, room_id: randomUUID(), ...first })).status,
    404,
  );
  await server.db.deleteFrom("placements").where("room_id", "=", rooms[1]!.id).execute();
  const unseated = await server.ok(saveMinutes, { ...of, room_id: null, ...first });
  assert.is(unseated.room_id, null);
  await server.db
    .deleteFrom("schedule_sessions")
    .where("schedule_id", "=", of.schedule_id)
    .execute();
  const whole = await server.ok(saveMinutes, { ...of, sesi: 0, room_id: null, ...first });
  assert.is(whole.sesi, 0);
});

test.run();
