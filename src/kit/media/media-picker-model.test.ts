// Choosing and uploading a bank's pictures and sounds, against the exam server.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { listLibrary, uploadLibraryFile } from "../../contract/questions/library.ts";
import { listMedia, mediaAddress } from "../../contract/questions/media.ts";
import { isServerError } from "../../core/answers/server-error.ts";
import { connectConsole, type Line } from "../../testing/server/connect-console.ts";
import {
  openTestBank,
  pngBytes,
  wavBytes,
  type TestBank,
} from "../../testing/questions/open-test-bank.ts";
import { PictureFault } from "../rich-text/media/shrink-picture.ts";
import { createBankUploads } from "./uploads/bank-uploads.ts";
import type { MediaChoice } from "./media-choice.ts";
import { createMediaPickerModel } from "./media-picker-model.ts";

const test = suite("media picker");
let school: TestBank;
let line: Line;
test.before(async () => {
  school = await openTestBank();
  line = connectConsole(school.server);
});
test.after.each(() => {
  line.isCut = false;
});
test.after(() => school.close());

let marks = 0;
const pngFile = (name: string) =>
  new File([pngBytes(40, 30, (marks += 1))], name, { type: "image/png" });
const wavFile = (name: string) => new File([wavBytes()], name, { type: "audio/wav" });
const asItIs = (file: File) => Promise.resolve(file);
const namesOf = ({ list }: MediaChoice) => {
  const state = list.$state.get();
  return state.status === "ready" ? state.page.items.map(({ name }) => name) : null;
};

/** A picker of a new bank, open, with its list read. */
async function opened(kind: "image" | "audio" = "image", shrink = asItIs) {
  const bank = await school.addBank(`M${(marks += 1)}`);
  const picker = createMediaPickerModel(bank.id, shrink);
  const picked = picker.pick(kind);
  const choice = picker.$choice.get()!;
  await choice.list.reload();
  return { bank, picker, picked, choice };
}

test("several files go up one after the other, and the last one is chosen", async () => {
  const { picker, picked, choice } = await opened();
  const steps: string[] = [];
  choice.uploads!.$state.subscribe(({ at, total, done }) => steps.push(`${at}/${total} ${done}`));
  await choice.uploads!.upload([pngFile("satu.png"), pngFile("dua.png")]);
  assert.equal(namesOf(choice)?.sort(), ["dua.png", "satu.png"]);
  assert.is(steps[steps.length - 1], "0/2 2");
  assert.ok(steps.includes("2/2 1"));
  const chosen = choice.$chosen.get()!;
  assert.is(chosen.name, "dua.png");
  picker.choose(chosen);
  assert.is((await picked)?.id, chosen.id);
  assert.is(picker.$choice.get(), null);
});

test("a file that is refused does not keep the others, and says why by its name", async () => {
  const shrink = (file: File) =>
    file.name.endsWith(".txt") ? Promise.reject(new PictureFault("type")) : asItIs(file);
  const { picker, choice } = await opened("image", shrink);
  const broken = new File([new Uint8Array([1, 2, 3])], "rusak.png", { type: "image/png" });
  await choice.uploads!.upload([broken, new File(["a"], "catatan.txt"), pngFile("baik.png")]);
  assert.equal(namesOf(choice), ["baik.png"]);
  const { refused, done } = choice.uploads!.$state.get();
  assert.is(done, 1);
  assert.equal(
    refused.map(({ name }) => name),
    ["rusak.png", "catatan.txt"],
  );
  assert.match(refused[1]!.reason, /bukan gambar/u);
  assert.ok(refused.every(({ reason }) => reason !== ""));
  choice.uploads!.forget();
  assert.equal(choice.uploads!.$state.get().refused, []);
  picker.exit();
});

test("a cable that is cut is told of each file, and the same file goes up afterwards", async () => {
  const { picker, choice } = await opened();
  const file = pngFile("peta.png");
  line.isCut = true;
  await choice.uploads!.upload([file]);
  assert.match(choice.uploads!.$state.get().refused[0]!.reason, /tidak dapat dihubungi/u);
  line.isCut = false;
  await choice.uploads!.upload([file]);
  assert.equal([choice.uploads!.$state.get().refused.length, namesOf(choice)], [0, ["peta.png"]]);
  picker.exit();
});

test("files that come while others are under way wait for them", async () => {
  const { picker, choice } = await opened();
  const first = choice.uploads!.upload([pngFile("a.png")]);
  await choice.uploads!.upload([pngFile("b.png"), pngFile("c.png")]);
  assert.is(choice.uploads!.$state.get().total, 3);
  await first;
  assert.equal([choice.uploads!.$state.get().done, namesOf(choice)?.length], [3, 3]);
  picker.exit();
});

test("new files are shown even when a search was hiding them", async () => {
  const { picker, choice } = await opened();
  choice.list.filter("used", "ya");
  await choice.list.reload();
  assert.equal(namesOf(choice), []);
  await choice.uploads!.upload([pngFile("peta.png")]);
  await choice.list.reload();
  assert.equal([choice.list.$filtered.get(), namesOf(choice)], [false, ["peta.png"]]);
  picker.exit();
});

test("each kind shows its own files, and refuses the other's", async () => {
  const { picker, choice } = await opened("audio");
  await choice.uploads!.upload([wavFile("dialog.wav"), pngFile("peta.png")]);
  assert.equal(namesOf(choice), ["dialog.wav"]);
  assert.match(choice.uploads!.$state.get().refused[0]!.reason, /bukan suara/u);
  picker.exit();
});

test("a file that something uses is not deleted, and its uses are told", async () => {
  const { bank, picker, choice } = await opened();
  await choice.uploads!.upload([pngFile("peta.png"), pngFile("foto.png")]);
  const photo = choice.$chosen.get()!;
  await school.add(
    "Di mana?",
    { stem: `<p>Lihat <img src="${mediaAddress(photo.id)}"></p>` },
    bank.id,
  );
  const uses = choice.usesOf(photo);
  await uses.retry();
  const state = uses.$state.get();
  assert.equal(state.status === "ready" && state.detail.items.map(({ bank_kode }) => bank_kode), [
    bank.kode,
  ]);
  uses.exit();
  let refusal: unknown;
  await choice.remove(photo).catch((error: unknown) => (refusal = error));
  assert.ok(isServerError(refusal) && refusal.message !== "");
  choice.list.filter("used", "tidak");
  await choice.list.reload();
  assert.equal(namesOf(choice), ["peta.png"]);
  picker.exit();
});

test("a file that nothing uses is deleted, and is not chosen any more", async () => {
  const { picker, choice } = await opened();
  await choice.uploads!.upload([pngFile("peta.png")]);
  await choice.remove(choice.$chosen.get()!);
  assert.equal([namesOf(choice), choice.$chosen.get()], [[], null]);
  picker.exit();
});

test("a file of the institution is chosen as it is, and neither uploaded nor deleted from here", async () => {
  const { server } = school;
  const file = await server.ok(uploadLibraryFile, { name: "logo.png" }, { file: pngBytes(9, 9) });
  await server.ok(uploadLibraryFile, { name: "bel.wav" }, { file: wavBytes(99) });
  const { bank, picker, picked, choice } = await opened();
  await choice.uploads!.upload([pngFile("peta.png")]);
  picker.turnTo("library");
  const library = picker.$choice.get()!;
  assert.equal([library.uploads, library.$chosen.get()], [null, null]);
  await library.list.reload();
  assert.equal(namesOf(library), ["logo.png"]);
  const shown = library.list.$state.get();
  assert.ok(shown.status === "ready");
  picker.choose(shown.page.items[0]!);
  const logo = (await picked)!;
  const stem = `<p>Logo <img src="${mediaAddress(logo.id)}"></p>`;
  await school.add("Apa?", { stem }, bank.id);
  assert.is(logo.id, file.id);
  const { items } = await server.ok(listLibrary, { used: "ya" });
  assert.equal(
    items.map(({ id, use_count }) => [id, use_count]),
    [[file.id, 1]],
  );
  const again = picker.pick("image");
  picker.turnTo("library");
  picker.turnTo("bank");
  const back = picker.$choice.get()!;
  await back.list.reload();
  assert.equal(namesOf(back), ["peta.png"]);
  picker.close();
  assert.is(await again, null);
});

test("closing, or asking for something else, chooses nothing", async () => {
  const { picker, picked } = await opened();
  const second = picker.pick("audio");
  assert.is(await picked, null);
  assert.is(picker.$choice.get()?.kind, "audio");
  picker.close();
  assert.is(await second, null);
});

test("editors get addresses and sizes, and hear what the server refuses", async () => {
  const bank = await school.addBank("UNGGAH");
  const uploads = createBankUploads(bank.id);
  const picture = await uploads.uploadPicture(pngFile("x".repeat(300)));
  assert.equal([picture.width, picture.height], [40, 30]);
  assert.match((await uploads.uploadAudio(wavFile("dialog.wav"))).src, /^\/storage\/media\//u);
  const { total } = await school.server.ok(listMedia, { id: bank.id });
  assert.is(total, 2);
  let refusal: unknown;
  await uploads.uploadAudio(pngFile("peta.png")).catch((error: unknown) => (refusal = error));
  assert.ok(isServerError(refusal) && /bukan suara/u.test(refusal.message));
});

test.run();
