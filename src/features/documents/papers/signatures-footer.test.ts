import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ExamEvent } from "../../../contract/exams/events.ts";
import { newEvent } from "../../../testing/exams/new-event.ts";
import { eventPapersMessages } from "./event-papers-messages.ts";
import { eventSignature } from "./signatures-footer.tsx";

const test = suite("who signs the papers of an event");
const school = { head: "Dra. Retno", headNip: "196804121993032004", city: "Ambon" };
const nobody = { signer_nama: "", signer_nip: "", signer_jabatan: "", signer_kota: "" };
const signatureOf = (signer: Partial<ExamEvent>, given = school) => {
  const event = { ...newEvent("A"), signer_tanggal: "2026-11-30", ...signer };
  const opened = { event } as Parameters<typeof eventSignature>[0]["opened"];
  return eventSignature({ opened, school: given, t: eventPapersMessages.get() })[0];
};

test("whoever the event names, and nothing of the school's is mixed with it", () => {
  const signature = signatureOf({ signer_nama: "Budi", signer_nip: "", signer_kota: "Bogor" });
  assert.is(signature?.nama, "Budi");
  assert.is(signature?.nip, "");
  assert.match(signature?.above ?? "", /^Bogor, 30/u);
});

test("the head of the school where the event names nobody, at the institution's place", () => {
  const signature = signatureOf(nobody);
  assert.is(signature?.nama, "Dra. Retno");
  assert.is(signature?.nip, "19680412 199303 2 004");
  assert.is(signature?.office, "Kepala Sekolah");
  assert.match(signature?.above ?? "", /^Ambon, 30/u);
});

test("nobody, where neither is named", () => {
  assert.is(signatureOf(nobody, { head: "", headNip: "", city: "Ambon" }), undefined);
});

test.run();
