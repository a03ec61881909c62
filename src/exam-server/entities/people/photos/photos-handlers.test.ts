// Photos of participants on the exam server: given, replaced, taken away, served, gone with the participant.
import * as assert from "uvu/assert";
import { restoreDays } from "../../../../contract/calls/record-calls.ts";
import { listEvents } from "../../../../contract/exams/events.ts";
import { getEventPapers } from "../../../../contract/exams/event-papers.ts";
import {
  matchParticipantPhotos,
  maxPhotoBytes,
  photoPath,
  removeParticipantPhoto,
  setParticipantPhoto,
} from "../../../../contract/participant-photos.ts";
import {
  deleteParticipants,
  getParticipant,
  listParticipants,
  restoreParticipants,
  type Participant,
} from "../../../../contract/participants.ts";
import { pngBytes, wavBytes } from "../../../../testing/questions/open-test-bank.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";
import { purgeDeletedParticipants } from "../participants/participants-deletion.ts";

const { test, server } = serverSuite("photos of participants");
let people: Participant[];
test.before(async () => {
  people = (await server.ok(listParticipants, { q: "01-012-03", per_page: 60 })).items;
});

let marks = 0;
const newPicture = () => pngBytes(40, 60, (marks += 1));
/** Somebody without a photo, whom no other test has. */
const nextPerson = () => people.pop()!;
const give = (id: string, file: Uint8Array<ArrayBuffer>, replaces: string | null = null) =>
  server.call(setParticipantPhoto, { id, replaces: replaces ?? "" }, { file });
const photoOf = async (id: string) => (await server.ok(getParticipant, { id })).foto;
const fetchPhoto = (address: string, headers: Record<string, string> = {}) =>
  server.exam.fetch(new Request(`http://exam.test${address}`, { headers }));

async function withPhoto(): Promise<{ id: string; foto: string; bytes: Uint8Array<ArrayBuffer> }> {
  const { id } = nextPerson();
  const bytes = newPicture();
  const { foto } = await server.ok(setParticipantPhoto, { id }, { file: bytes });
  return { id, foto: foto!, bytes };
}

test("a photo has an address that nobody can guess, and lists tell it", async () => {
  const { id, foto } = await withPhoto();
  assert.match(foto, /^\/storage\/photos\/[\w-]{32}$/u);
  assert.is(await photoOf(id), foto);
  const { items } = await server.ok(listParticipants, { q: "01-012-03", per_page: 60 });
  assert.is(items.find((one) => one.id === id)?.foto, foto);
  assert.ok(items.some((one) => one.foto === null));
  const { foto: other } = await withPhoto();
  assert.is.not(other, foto);
});

test("whoever has the address gets the picture without a token, kept by nobody but their browser", async () => {
  const { foto, bytes } = await withPhoto();
  const answer = await fetchPhoto(foto);
  assert.is(answer.status, 200);
  assert.is(answer.headers.get("content-type"), "image/png");
  assert.match(answer.headers.get("cache-control") ?? "", /^private,/u);
  assert.is(answer.headers.get("content-security-policy"), "default-src 'none'; sandbox");
  assert.is(answer.headers.get("x-content-type-options"), "nosniff");
  assert.equal(new Uint8Array(await answer.arrayBuffer()), new Uint8Array(bytes));
  const etag = answer.headers.get("etag") ?? "";
  assert.is((await fetchPhoto(foto, { "if-none-match": etag })).status, 304);
});

test("without its address there is nothing: no list, no part of it, no participant's id", async () => {
  const { id, foto } = await withPhoto();
  for (const address of [photoPath, foto.slice(0, -1), `${photoPath}${id}`, `${photoPath}%00`]) {
    assert.is((await fetchPhoto(address)).status, 404, address);
  }
});

test("another photo has another address, and the old one is gone", async () => {
  const { id, foto } = await withPhoto();
  const { data } = await give(id, newPicture(), foto);
  assert.is.not(data.foto, foto);
  assert.is((await fetchPhoto(foto)).status, 404);
  assert.is((await fetchPhoto(data.foto!)).status, 200);
  const { history } = await server.ok(getParticipant, { id });
  assert.equal(
    history.slice(0, 2).map(({ action }) => action),
    ["set-photo", "set-photo"],
  );
});

test("sent again because the answer was lost, the same photo is kept once", async () => {
  const { id, foto, bytes } = await withPhoto();
  const again = await give(id, bytes);
  assert.is(again.status, 200);
  assert.is(again.data.foto, foto);
  const { history } = await server.ok(getParticipant, { id });
  assert.is(history.filter(({ action }) => action === "set-photo").length, 1);
});

test("of two who give a photo the second is told, and sees the first one's", async () => {
  const { id, foto } = await withPhoto();
  for (const refused of [
    await give(id, newPicture()),
    await server.call(removeParticipantPhoto, { id, replaces: "" }),
  ]) {
    assert.is(refused.status, 409);
    assert.equal(refused.data, { foto });
  }
  assert.is(await photoOf(id), foto);
});

test("of two who give a photo in the same moment one is told", async () => {
  const { id } = nextPerson();
  const answers = await Promise.all([give(id, newPicture()), give(id, newPicture())]);
  assert.equal(answers.map(({ status }) => status).sort(), [200, 409]);
});

test("a photo is taken away, once, and its address is gone", async () => {
  const { id, foto } = await withPhoto();
  await server.ok(removeParticipantPhoto, { id, replaces: foto });
  await server.ok(removeParticipantPhoto, { id, replaces: foto });
  assert.is(await photoOf(id), null);
  assert.is((await fetchPhoto(foto)).status, 404);
  const { history } = await server.ok(getParticipant, { id });
  assert.is(history.filter(({ action }) => action === "remove-photo").length, 1);
});

test("what is no picture, no PNG, JPG or WebP, empty, too large or too wide is refused in words", async () => {
  const { id } = nextPerson();
  const gif = new TextEncoder().encode("GIF89a\u0010\u0000\u0010\u0000\u0000\u0000");
  const svg = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>");
  for (const file of [gif, svg, wavBytes(), new Uint8Array()]) {
    const { code, data } = await give(id, file as Uint8Array<ArrayBuffer>);
    assert.is(code, "12");
    assert.match(JSON.stringify(data), "PNG, JPG, WebP");
  }
  const wide = await give(id, pngBytes(2001, 10, 1));
  assert.match(JSON.stringify(wide.data), "2000 × 2000");
  const large = new Uint8Array(maxPhotoBytes + 1);
  large.set(newPicture());
  assert.ok((await give(id, large)).status >= 400);
  assert.is(await photoOf(id), null);
});

test("a photo goes with its participant, comes back with them, and is gone for good after a week", async () => {
  const { id, foto } = await withPhoto();
  await server.db.deleteFrom("sittings").where("participant_id", "=", id).execute();
  await server.ok(deleteParticipants, { ids: [id] });
  assert.is((await fetchPhoto(foto)).status, 404, "nobody sees a deleted participant's");
  assert.is((await give(id, newPicture(), foto)).status, 404);
  await server.ok(restoreParticipants, { ids: [id] });
  assert.is((await fetchPhoto(foto)).status, 200);
  await server.ok(deleteParticipants, { ids: [id] });
  const later = new Date(server.now.getTime() + restoreDays * 24 * 60 * 60 * 1000 + 1);
  await purgeDeletedParticipants(server.db, later);
  const left = await server.db
    .selectFrom("participant_photos")
    .select("id")
    .where("participant_id", "=", id)
    .execute();
  assert.equal(left, []);
});

test("numbers find their participants, in any case and with leading zeros, and say who has a photo", async () => {
  const { id, foto } = await withPhoto();
  const { no_ujian, nama } = await server.ok(getParticipant, { id });
  const numbers = [no_ujian.toLowerCase(), no_ujian.replace(/^0/u, ""), "nobody"];
  const { matches } = await server.ok(matchParticipantPhotos, { no_ujian: numbers });
  assert.equal(matches, [{ no_ujian, id, nama, foto }]);
});

test("the papers of an event have the address of each person's photo", async () => {
  const { items } = await server.ok(listEvents, { q: "Penilaian Akhir" });
  const papers = await server.ok(getEventPapers, { id: items[0]!.id });
  const photos = papers.people.flatMap(({ foto }) => (foto === null ? [] : [foto]));
  assert.ok(photos.length > 0 && photos.length < papers.people.length);
  assert.is((await fetchPhoto(photos[0]!)).status, 200);
});

test.run();
