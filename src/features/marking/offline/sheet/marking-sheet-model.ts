// Makes the sheet in which a person marks the answers to one question outside the console.
import { atom, type ReadableAtom } from "nanostores";
import type { MarkingAnswer } from "../../../../contract/marking/marking-answers.ts";
import { getMarkingUnit, type MarkingUnit } from "../../../../contract/marking/marking-units.ts";
import { isAborted } from "../../../../core/answers/server-error.ts";
import { serverNow } from "../../../../core/answers/server-clock.ts";
import { call } from "../../../../core/api.ts";
import { fileTimestamp } from "../../../../core/format.ts";
import { $session } from "../../../../core/session.ts";
import { hasCountedRubric } from "../../../../domain/marking/rubric/counted-rubric.ts";
import type { SheetScale } from "../../../../domain/marking/files/sheet-points.ts";
import { randomAlphanumeric } from "../../../../domain/text/random-code.ts";
import type { Book } from "../../../../files/sheet-book.ts";
import { sheetFileName } from "../../../../files/saved-file.ts";
import { markingBook, type MarkingSheetInput } from "../../../../sheets/marking/marking-sheet.ts";
import { fetchAnswers, keyOf, unitTitle, type FetchProgress } from "../answers-lookups.ts";
import { offlineMessages } from "../offline-messages.ts";
import { markingSheetMessages } from "./marking-sheet-messages.ts";

export type SheetDownloadState =
  | { is: "idle" }
  | { is: "running"; progress: FetchProgress | null }
  | { is: "none" }
  | { is: "done"; count: number }
  | { is: "failed"; error: unknown };
export type SheetChoice = { view: "unmarked" | "all"; scale: SheetScale };

/** `save` writes the book and hands it to the browser's downloads. */
type SheetOptions = { save(book: Book, fileName: string): Promise<void> };

const fileIdLength = 16;

export function createMarkingSheetModel(unit: MarkingUnit, { save }: SheetOptions) {
  const $state = atom<SheetDownloadState>({ is: "idle" });
  const abort = new AbortController();

  async function make({ view, scale }: SheetChoice): Promise<void> {
    const { signal } = abort;
    const opened = await call(getMarkingUnit, keyOf(unit), { signal });
    // Before the answers are read: what is marked meanwhile is newer than the sheet.
    const made = serverNow().toISOString();
    const answers = await fetchAnswers(unit, view, {
      signal,
      onProgress: (progress) => $state.set({ is: "running", progress }),
    });
    if (answers.length === 0) return $state.set({ is: "none" });
    const book = markingBook({
      facts: { ...factsOf(unit, scale), made, rubric: opened.rubric_version },
      versions: opened.versions,
      answers,
      texts: textsOf(unit, scale, opened.versions, answers),
    });
    const stamp = fileTimestamp(serverNow());
    const { fileName } = markingSheetMessages.get();
    await save(book, sheetFileName(fileName, nameOf(unit), stamp, "xlsx"));
    $state.set({ is: "done", count: answers.length });
  }

  return {
    $state: $state as ReadableAtom<SheetDownloadState>,
    async download(choice: SheetChoice): Promise<void> {
      if ($state.get().is === "running") return;
      $state.set({ is: "running", progress: null });
      try {
        await make(choice);
      } catch (error) {
        if (!isAborted(error)) $state.set({ is: "failed", error });
      }
    },
    exit: () => abort.abort(),
  };
}

/** Of exam and question: nothing in it says anything about a participant. */
const nameOf = ({ schedule, number }: MarkingUnit) => `${schedule} soal ${number ?? ""}`;

function factsOf(unit: MarkingUnit, scale: SheetScale): Omit<MarkingSheetInput["facts"], "made"> {
  const session = $session.get();
  const user = "user" in session ? session.user : null;
  return {
    file: randomAlphanumeric(fileIdLength),
    schedule: unit.schedule_id,
    question: unit.question_id,
    unit: unitTitle(unit),
    marker: user?.id ?? "",
    markerName: user?.name ?? "",
    scale,
  };
}

function textsOf(
  unit: MarkingUnit,
  scale: SheetScale,
  versions: MarkingSheetInput["versions"],
  answers: readonly MarkingAnswer[],
): MarkingSheetInput["texts"] {
  const { heading, help, helpCriteria, ...t } = markingSheetMessages.get();
  const { percent, share } = offlineMessages.get();
  const used = new Set(answers.map(({ version }) => version));
  const isByCriteria = versions.some(
    ({ version, content }) => used.has(version) && hasCountedRubric(content),
  );
  return {
    ...t,
    title: heading({ unit: unitTitle(unit) }),
    help: isByCriteria ? helpCriteria : help({ scale: scale === "percent" ? percent : share }),
  };
}
