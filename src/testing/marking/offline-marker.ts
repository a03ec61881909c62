// Marking without a network: the file is made by the console, marked in its page, and brought back through the plan of what it changes, while
// others have gone on.
import type { MarkingUnit } from "../../contract/marking/marking-units.ts";
import type { MarkingPackage } from "../../features/marking/offline/page/marking-package-state.ts";
import { pageElements } from "../../features/marking/offline/page/offline-page-text.ts";
import { saltOf, seal, sealKey, unseal, type SealKey } from "../../files/sealed/sealed-file.ts";
import { keyOf, wait, type SimulatedMarker } from "./simulated-marker.ts";

const passphrase = "rembulan di atas sawah";
/** While others mark the same answers, a plan may be another one by the time it is confirmed. */
const mostPlans = 50;

export type TakenOut = { answers: number; content: MarkingPackage; key: SealKey };
export type BroughtBack = {
  fresh: number;
  /** Beside the mark of somebody else. */
  others: number;
  /** How often the plan was shown until it was carried out. */
  plans: number;
  stored: number;
  refused: number;
};

export async function takeOut({ place }: SimulatedMarker, unit: MarkingUnit): Promise<TakenOut> {
  const files: Blob[] = [];
  const model = place.app.createOfflineFileModel(unit, { save: (file) => files.push(file) });
  await model.make({ view: "unmarked", passphrase });
  const state = model.$state.get();
  model.exit();
  if (state.is !== "done") throw new Error(`No file was made: ${JSON.stringify(state)}`);
  const html = await files[0]!.text();
  const [, sealed = ""] = new RegExp(`id="${pageElements.sealed}">([^<]*)<`, "u").exec(html) ?? [];
  const bytes = new Uint8Array(Buffer.from(sealed, "base64"));
  const key = await sealKey(passphrase, { salt: saltOf(bytes)! });
  const opened = unseal(bytes, key);
  if ("fault" in opened) throw new Error(`The file cannot be opened: ${opened.fault}`);
  const content = JSON.parse(new TextDecoder().decode(opened.content)) as MarkingPackage;
  return { answers: content.answers.length, content, key };
}

/** So many answers, in so much time. Returns the file that the page saves. */
export async function markInFile(
  marker: SimulatedMarker,
  unit: MarkingUnit,
  { content, key }: TakenOut,
  { count, ms }: { count: number; ms: number },
): Promise<File> {
  const { app } = marker.place;
  const nothing = { setItem: () => undefined, removeItem: () => undefined };
  const keeper = app.createMarksKeeper(content.id, key, () => nothing as unknown as Storage);
  const page = app.createOfflinePageModel(content, keeper);
  const began = performance.now();
  while (page.$state.get().marks.size < count) {
    const { shown } = page.$state.get();
    if (shown === null) break;
    await wait(ms / count);
    const { parts, equal } = page.answerOf(shown);
    const html = parts[0]!.html;
    const given = marker.judge({ answer: { type: 2, html } }, unit);
    page.give(given, "", equal.length > 0);
    marker.acts += 1;
  }
  marker.workingMs += performance.now() - began;
  const marks = new TextEncoder().encode(JSON.stringify(page.marks()));
  page.exit();
  return new File([new Uint8Array(seal(marks, key))], "hasil.exm");
}

export async function bringBack(
  marker: SimulatedMarker,
  unit: MarkingUnit,
  file: File,
): Promise<BroughtBack> {
  const { app } = marker.place;
  const model = app.createMarkImportModel({
    unit: keyOf(unit),
    markerId: marker.marker.user.id,
    queue: marker.queue,
    createWorker() {
      throw new Error("A sealed file is read without a worker.");
    },
  });
  try {
    await model.read(file);
    await model.unlock(passphrase);
    for (let plans = 1; plans <= mostPlans; plans += 1) {
      const state = model.$state.get();
      if (state.is !== "plan") throw new Error(`There is no plan: ${JSON.stringify(state)}`);
      const { plan, included } = state;
      await model.confirm();
      const now = model.$state.get();
      if (now.is === "plan") continue;
      if (now.is !== "done") throw new Error(`It was not stored: ${JSON.stringify(now)}`);
      const others = plan.conflicts.filter(({ code }) => included.has(code));
      for (const { code, given } of [...plan.fresh, ...plan.changed, ...others]) {
        marker.ledger.note(keyOf(unit), code, { act: "", given });
      }
      const { stored, sent } = now;
      const refused = sent.refused.length;
      return { fresh: plan.fresh.length, others: others.length, plans, stored, refused };
    }
    throw new Error(`The plan has changed ${mostPlans} times.`);
  } finally {
    model.exit();
  }
}
