// Giving photos, as the dialogs do it, on the embedded exam server. Making pictures small is the browser's:
// photos.both.browser.ts.
import * as assert from "uvu/assert";
import { zipSync } from "fflate";
import {
  getParticipant,
  listParticipants,
  type Participant,
} from "../../../contract/participants.ts";
import { configureApi, call } from "../../../core/api.ts";
import { serverSuite } from "../../../testing/server/server-suite.ts";
import { connectConsole } from "../../../testing/server/connect-console.ts";
import { pngBytes } from "../../../testing/questions/open-test-bank.ts";
import { createPhotoFormModel } from "./photo-form-model.ts";
import { createPhotosImportModel, type PhotosImportModel } from "./photos-import-model.ts";
import { PhotoFault } from "./photo-media.ts";
import { photosMessages } from "./photos-messages.ts";

const { test, server } = serverSuite("giving photos");
let people: Participant[];
test.before(async () => {
  connectConsole(server);
  people = (await call(listParticipants, { q: "01-011-03", per_page: 60 })).items;
});

let marks = 0;
const picture = (name: string) =>
  new File([pngBytes(40, 60, (marks += 1))], name, { type: "image/png" });
const shrink = async (file: Blob) => {
  if (file.size < 20) throw new PhotoFault();
  return file;
};
const nextPerson = () => people.pop()!;
const photoOf = async ({ id }: Participant) => (await call(getParticipant, { id })).foto;

test("a chosen photo is seen at once and sent by saving; nothing chosen sends nothing", async () => {
  const person = nextPerson();
  const model = createPhotoFormModel(person, shrink);
  assert.ok(await model.form.save());
  await model.choose(picture("a.png"));
  assert.match(model.form.$values.get().photo, /^blob:/u);
  assert.ok(model.form.isDirty());
  assert.is(await photoOf(person), null);
  assert.ok(await model.form.save());
  assert.match((await photoOf(person)) ?? "", /^\/storage\/photos\//u);
  model.exit();
});

test("pressed twice it is sent once, and the saved photo is taken away by removing and saving", async () => {
  const person = nextPerson();
  const model = createPhotoFormModel(person, shrink);
  await model.choose(picture("a.png"));
  await Promise.all([model.form.save(), model.form.save()]);
  model.exit();
  const { foto, history } = await call(getParticipant, { id: person.id });
  assert.is(history.filter(({ action }) => action === "set-photo").length, 1);
  const later = createPhotoFormModel({ ...person, foto }, shrink);
  later.remove();
  assert.ok(await later.form.save());
  assert.is(await photoOf(person), null);
  later.exit();
});

test("what is no picture is refused in words and leaves what was there", async () => {
  const model = createPhotoFormModel({ ...nextPerson(), foto: "/storage/photos/one" }, shrink);
  await model.choose(new File(["no"], "surat.pdf"));
  assert.is(model.form.$errors.get()["photo"], photosMessages.get().notPhoto);
  assert.is(model.form.$values.get().photo, "/storage/photos/one");
  model.exit();
});

test("of two pictures the one chosen last is meant, also when the first takes longer", async () => {
  const slow = picture("slow.png");
  let finish = () => {};
  const model = createPhotoFormModel(nextPerson(), async (file) => {
    if (file === slow) await new Promise<void>((resolve) => (finish = resolve));
    return file;
  });
  const first = model.choose(slow);
  await model.choose(picture("quick.png"));
  const { photo } = model.form.$values.get();
  finish();
  await first;
  assert.is(model.form.$values.get().photo, photo);
  model.exit();
});

test("whoever comes second is told, and decides whose photo stays", async () => {
  const person = nextPerson();
  const [mine, theirs] = [0, 1].map(() => createPhotoFormModel(person, shrink));
  await theirs!.choose(picture("theirs.png"));
  await mine!.choose(picture("mine.png"));
  await theirs!.form.save();
  const newer = await photoOf(person);
  assert.not(await mine!.form.save());
  assert.is(mine!.$conflict.get()?.newer.foto, newer);
  assert.is(mine!.$conflict.get()?.differences.length, 1);
  mine!.keepMine();
  assert.ok(await mine!.form.save());
  assert.is.not(await photoOf(person), newer);
  for (const model of [mine!, theirs!]) model.exit();
});

test("a cable pulled before the answer came: saving again keeps the photo once", async () => {
  const person = nextPerson();
  const model = createPhotoFormModel(person, shrink);
  await model.choose(picture("a.png"));
  dropAnswers(true);
  assert.not(await model.form.save());
  assert.ok(model.form.$failure.get());
  dropAnswers(false);
  assert.ok(await model.form.save());
  const { history } = await call(getParticipant, { id: person.id });
  assert.is(history.filter(({ action }) => action === "set-photo").length, 1);
  model.exit();
});

/** What is sent arrives, and nobody hears the answer. */
function dropAnswers(isCut: boolean): void {
  configureApi({
    async fetch(request, init) {
      const answer = await server.exam.fetch(
        new Request(new URL(String(request), "http://exam.test"), init),
        { address: "10.0.0.7" },
      );
      if (isCut) throw new TypeError("Failed to fetch");
      return answer;
    },
  });
}

function stateOf<Step extends string>(model: PhotosImportModel, step: Step) {
  const state = model.$state.get();
  assert.is(state.step, step);
  return state as Extract<typeof state, { step: Step }>;
}

async function resting(model: PhotosImportModel) {
  const { run } = stateOf(model, "sending");
  return new Promise<ReturnType<typeof run.$state.get>>((resolve) => {
    run.$state.subscribe((state) => {
      if (state.status === "stopped" || state.status === "finished") resolve(state);
    });
  });
}

test("files and zips find their participants by name; the others are named with the reason", async () => {
  const [one, two, three] = [nextPerson(), nextPerson(), nextPerson()];
  const bytes = (mark: number) => pngBytes(40, 60, mark);
  const zip = zipSync({
    [`foto/${two.no_ujian}_siti.png`]: bytes(901),
    [`__MACOSX/._${two.no_ujian}.png`]: bytes(902),
    "tidak-ada.png": bytes(903),
  });
  const model = createPhotosImportModel(shrink);
  await model.choose([
    picture(`${one.no_ujian}.png`),
    new File([zip as Uint8Array<ArrayBuffer>], "foto.zip"),
    picture(`${three.no_ujian}.png`),
    picture(`${three.no_ujian}_x.png`),
  ]);
  const { matched, existing, unmatched } = stateOf(model, "review");
  assert.equal(
    matched.map(({ owner }) => owner.id),
    [one.id, two.id],
  );
  assert.is(existing, 0);
  assert.is(unmatched.length, 3);
  assert.is(await photoOf(one), null, "nothing is written before it was looked at");
  model.commit();
  model.commit();
  const { status, results } = (await resting(model)) as {
    status: string;
    results: readonly unknown[];
  };
  assert.is(status, "finished");
  assert.is(results.length, 2);
  assert.ok(await photoOf(one));
  assert.ok(await photoOf(two));
  assert.is(await photoOf(three), null);
  model.exit();
});

test("who has a photo keeps it, unless it is to be replaced", async () => {
  const person = nextPerson();
  const give = async (isReplaced: boolean) => {
    const model = createPhotosImportModel(shrink);
    await model.choose([picture(`${person.no_ujian.toLowerCase()}.png`)]);
    if (isReplaced) model.setMode("update");
    model.commit();
    await resting(model);
    model.exit();
    return photoOf(person);
  };
  const first = await give(false);
  assert.is(await give(false), first);
  assert.is.not(await give(true), first);
});

test("one bad file holds up no other, and is named with its reason", async () => {
  const [one, two] = [nextPerson(), nextPerson()];
  const model = createPhotosImportModel(shrink);
  await model.choose([new File(["no"], `${one.no_ujian}.jpg`), picture(`${two.no_ujian}.jpg`)]);
  model.commit();
  const { results } = (await resting(model)) as {
    results: readonly { outcome: string; reason?: string }[];
  };
  assert.equal(
    results.map(({ outcome, reason }) => reason ?? outcome),
    [photosMessages.get().notPhoto, "done"],
  );
  model.exit();
});

test("without the network it stops, and goes on where it stopped, writing each photo once", async () => {
  const some = [nextPerson(), nextPerson(), nextPerson()];
  const model = createPhotosImportModel(shrink);
  await model.choose(some.map(({ no_ujian }) => picture(`${no_ujian}.jpg`)));
  dropAnswers(true);
  model.commit();
  const stopped = await resting(model);
  assert.is(stopped.status, "stopped");
  dropAnswers(false);
  await stateOf(model, "sending").run.resume();
  assert.is(stateOf(model, "sending").run.$state.get().status, "finished");
  for (const { id } of some) {
    const { history } = await call(getParticipant, { id });
    assert.is(history.filter(({ action }) => action === "set-photo").length, 1);
  }
  model.exit();
});

test("a zip that cannot be read is refused as a whole, in words", async () => {
  const model = createPhotosImportModel(shrink);
  await model.choose([new File(["no zip"], "foto.zip")]);
  assert.is(stateOf(model, "choose").problem, photosMessages.get().notListed);
  model.exit();
});

test.run();
