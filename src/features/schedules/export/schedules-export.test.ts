import { suite } from "uvu";
import * as assert from "uvu/assert";
import { getSchedule } from "../../../contract/exams/schedules.ts";
import { $serverClockKnown, setServerClock } from "../../../core/answers/server-clock.ts";
import { replaceQuery } from "../../../core/navigation.ts";
import { connectConsole } from "../../../testing/server/connect-console.ts";
import { openTestExams, type TestExams } from "../../../testing/exams/open-test-exams.ts";
import { writtenRows } from "../../../kit/sheet-export/written-sheet.ts";
import { createSchedulesModel } from "../schedules-model.ts";
import { saveScheduleCalendar, scheduleSheet } from "./schedules-export.ts";

const test = suite("schedules as files");
let exams: TestExams;
test.before(async () => {
  exams = await openTestExams();
});
test.before.each(() => {
  connectConsole(exams.server);
  setServerClock("2026-11-20T07:41:00+07:00");
  replaceQuery({});
});
test.after(() => {
  $serverClockKnown.set(null);
  return exams.close();
});

test("a row of the sheet says all that the list and its detail say, under its header", async () => {
  const { server, groups, addReadyBank } = exams;
  const bank = await addReadyBank("EKSPOR");
  const { id } = await exams.schedule('Uji "coba", 1', {
    mulai: "07:05",
    tutup: 120,
    min_test: 30,
    group_ids: [groups.one.id, groups.two.id],
    bank_ids: [bank.id],
    token_mode: "room",
    acak_opsi: false,
  });
  const { columns } = scheduleSheet();
  const [row = []] = writtenRows(columns, [await server.ok(getSchedule, { id })]);
  assert.is(row.length, columns.length);
  const cellUnder = (header: string) => row[columns.findIndex((one) => one.header === header)];
  assert.is(cellUnder("Nama ujian"), 'Uji "coba", 1');
  assert.is(cellUnder("Event"), "");
  assert.is(cellUnder("Tanggal"), "2026-11-30");
  assert.is(cellUnder("Jam mulai"), "07.05");
  assert.is(cellUnder("Durasi (menit)"), 90);
  assert.is(cellUnder("Minimum pengerjaan (menit)"), 30);
  assert.is(cellUnder("Masuk paling lambat (menit setelah mulai)"), null);
  assert.is(cellUnder("Tutup (menit setelah mulai)"), 120);
  assert.is(cellUnder("Status"), "Draf");
  assert.is(cellUnder("Group peserta"), "Tingkat X / X 1; Tingkat X / X 2");
  assert.is(cellUnder("Banksoal"), "EKSPOR");
  assert.is(cellUnder("Token"), "Token per ruang");
  assert.is(cellUnder("Acak pilihan jawaban"), "Tidak");
  for (const [at, value] of row.entries()) {
    const fits = value === null || (columns[at]!.format === "text") === (typeof value === "string");
    assert.ok(fits, columns[at]!.header);
  }
  const named = await exams.schedule("Spesifik", { participant_mode: "SP" });
  const [namedRow = []] = writtenRows(columns, [named]);
  assert.is(namedRow[columns.findIndex(({ header }) => header === "Group peserta")], "");
});

test("the calendar has a session each of what the filters find, in the school's time", async () => {
  const { id } = await exams.schedule("Bersesi", { lama: 60 });
  await exams.schedule("Lain");
  const starts = [
    { sesi: 1, mulai: "07:30" },
    { sesi: 2, mulai: "23:30" },
  ];
  await exams.server.db
    .insertInto("schedule_sessions")
    .values(starts.map((start) => ({ schedule_id: id, tanggal: "2026-12-01", ...start })))
    .execute();
  replaceQuery({ q: "bersesi" });
  const model = createSchedulesModel();
  const saved: string[] = [];
  await saveScheduleCalendar(model.list, (...said) => void saved.push(...said));
  const [text, name, mediaType] = saved;
  assert.is(mediaType, "text/calendar");
  assert.match(name!, /^jadwal_bersesi_\d{8}-\d{4}\.ics$/u);
  assert.is(text!.match(/BEGIN:VEVENT/gu)?.length, 2);
  assert.match(
    text!,
    /DTSTART:20261201T003000Z\r\nDTEND:20261201T013000Z\r\nSUMMARY:Bersesi · Sesi 1/u,
  );
  assert.match(
    text!,
    /DTSTART:20261201T163000Z\r\nDTEND:20261201T173000Z\r\nSUMMARY:Bersesi · Sesi 2/u,
  );
  model.exit();
});

test.run();
