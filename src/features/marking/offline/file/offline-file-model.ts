// Makes the file for marking without a network, in the browser: answers, pictures, words, style and script in one sealed page.
import { atom, type ReadableAtom } from "nanostores";
import scriptAddress from "script:features/marking/offline/page/offline-page-main.tsx";
import styleAddress from "sheet:features/marking/offline/page/offline-page.css";
import { getMarkingUnit, type MarkingUnit } from "../../../../contract/marking/marking-units.ts";
import { isAborted } from "../../../../core/answers/server-error.ts";
import { serverNow } from "../../../../core/answers/server-clock.ts";
import { call } from "../../../../core/api.ts";
import { fileTimestamp } from "../../../../core/format.ts";
import { $locale } from "../../../../core/i18n.ts";
import { $session } from "../../../../core/session.ts";
import type { MarkingPackage } from "../page/marking-package-state.ts";
import { randomAlphanumeric } from "../../../../domain/text/random-code.ts";
import { sheetFileName } from "../../../../files/saved-file.ts";
import { seal, sealKey } from "../../../../files/sealed/sealed-file.ts";
import { fetchAnswers, keyOf, unitTitle, type FetchProgress } from "../answers-lookups.ts";
import type { OfflinePageFacts } from "../page/offline-page-text.ts";
import { createInlineMedia } from "./inline-pictures-media.ts";
import { markingPackage } from "./marking-package-value.ts";
import { offlineFileMessages } from "./offline-file-messages.ts";
import { offlinePage, pageTexts } from "./offline-page-files.ts";

export type OfflineFileState =
  | { is: "idle" }
  | { is: "running"; step: "fetching" | "packing" | "locking"; done: number; total: number }
  | { is: "none" }
  | { is: "done"; name: string; count: number; bytes: number; left: number; passphrase: string }
  | { is: "failed"; error: unknown };
type FileOptions = { save(file: Blob, name: string): void };
type Choice = { view: "unmarked" | "all"; passphrase: string };

const idLength = 20;

export function createOfflineFileModel(unit: MarkingUnit, { save }: FileOptions) {
  const $state = atom<OfflineFileState>({ is: "idle" });
  const abort = new AbortController();
  const { signal } = abort;
  const report = (step: "fetching" | "packing" | "locking") => (done: number, total: number) =>
    $state.set({ is: "running", step, done, total });

  async function make({ view, passphrase }: Choice): Promise<void> {
    const { missingPicture, missingSound, missingFile, ...t } = offlineFileMessages.get();
    const addresses = [scriptAddress, styleAddress];
    const [script, style] = await Promise.all(addresses.map((one) => textAt(one, signal)));
    const opened = await call(getMarkingUnit, keyOf(unit), { signal });
    // Before the answers are read: what is marked meanwhile is newer than the file.
    const made_at = serverNow().toISOString();
    const onProgress = ({ done, total }: FetchProgress) => report("fetching")(done, total);
    const answers = await fetchAnswers(unit, view, { signal, onProgress });
    if (answers.length === 0) return $state.set({ is: "none" });
    const media = createInlineMedia({ picture: missingPicture, sound: missingSound }, signal);
    const packed = await markingPackage({
      unit: keyOf(unit),
      opened,
      answers,
      facts: { ...factsOf(unit), made_at },
      media,
      missing: missingFile,
      signal,
      onProgress: report("packing"),
    });
    const locking = report("locking");
    locking(0, 1);
    const key = await sealKey(passphrase, { onProgress: (done) => locking(done, 1) });
    signal.throwIfAborted();
    const sealed = seal(new TextEncoder().encode(JSON.stringify(packed)), key);
    const facts = pageFacts(unit, answers.length);
    const file = offlinePage({ facts, sealed, script: script!, style: style! });
    const name = fileName(t.fileName, unit);
    save(file, name);
    const left = media.left();
    $state.set({ is: "done", name, count: answers.length, bytes: file.size, left, passphrase });
  }

  return {
    $state: $state as ReadableAtom<OfflineFileState>,
    async make(choice: Choice): Promise<void> {
      if ($state.get().is === "running") return;
      report("fetching")(0, 0);
      try {
        await make(choice);
      } catch (error) {
        if (!isAborted(error)) $state.set({ is: "failed", error });
      }
    },
    exit: () => abort.abort(),
  };
}

async function textAt(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Of exam and question: nothing in it says anything about a participant. */
const placeOf = ({ schedule, number }: MarkingUnit) => `${schedule} soal ${number ?? ""}`;

function fileName(kind: string, unit: MarkingUnit): string {
  return sheetFileName(kind, placeOf(unit), fileTimestamp(serverNow()), "html");
}

function factsOf(unit: MarkingUnit): Pick<MarkingPackage, "id" | "unit" | "marker_id" | "marker"> {
  const session = $session.get();
  const user = "user" in session ? session.user : null;
  return {
    id: randomAlphanumeric(idLength),
    unit: unitTitle(unit),
    marker_id: user?.id ?? "",
    marker: user?.name ?? "",
  };
}

function pageFacts(unit: MarkingUnit, answers: number): OfflinePageFacts {
  const { marksName } = offlineFileMessages.get();
  // The page adds its own time and ending.
  const name = sheetFileName(marksName, placeOf(unit), "", "exm").replace(/_\.exm$/u, "");
  return {
    language: $locale.get(),
    unit: unitTitle(unit),
    answers,
    fileName: name,
    texts: pageTexts(),
  };
}
