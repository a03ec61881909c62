// The first steps of an import: a file is chosen, then its sheet, its header and from which column each value comes.
import { FileFault, maxFileBytes } from "../../../files/file-fault.ts";
import {
  missingColumns,
  noOutline,
  noSource,
  withSource,
  type ColumnSource,
  type ColumnSources,
  type SheetOutline,
} from "../../../sheets/sheet-columns.ts";
import { convertSheet, isOldSheet, type ConvertSheet } from "../../old-sheets/convert-old-sheet.ts";
import type { ImportOptions } from "../import-options.ts";
import type { SheetSummary } from "../import-protocol.ts";
import type { ImportLink, ImportRun } from "./import-run.ts";
import type { ImportOutcome } from "../import-state.ts";

export function createImportColumns<Outcome extends ImportOutcome>(run: ImportRun<Outcome>) {
  let outline: SheetOutline = noOutline;

  function show(fileName: string, sheet: SheetSummary, sources: ColumnSources): void {
    ({ outline } = sheet);
    const missing = missingColumns(outline, sources).map(({ key }) => key);
    run.set({ step: "columns", fileName, sheet, sources, missing, problem: null });
  }

  async function reshow(ask: (link: ImportLink) => Promise<SheetSummary>): Promise<void> {
    const state = run.at("columns");
    const { link } = run;
    if (!state || !link) return;
    const turn = run.next();
    await run.attempt(state, turn, async () => {
      const sheet = await ask(link);
      if (run.isCurrent(turn)) show(state.fileName, sheet, sheet.sources);
    });
  }

  function setSource(key: string, source: ColumnSource): void {
    const state = run.at("columns");
    if (state) show(state.fileName, state.sheet, withSource(state.sources, key, source));
  }

  const canFill = (key: string): boolean => !outline.substance.includes(key);

  return {
    outline: (): SheetOutline => outline,
    show,
    canFill,
    chooseSheet: (name: string) => reshow((link) => link.ask("sheet", { name })),
    chooseHeader: (row: number) => reshow((link) => link.ask("header", { row })),
    map: (key: string, index: number | null): void =>
      setSource(key, index === null ? noSource : { from: "column", index }),
    fill(key: string, text: string): void {
      if (canFill(key)) setSource(key, text === "" ? noSource : { from: "constant", text });
    },
  };
}

type ShowColumns = (fileName: string, sheet: SheetSummary, sources: ColumnSources) => void;
type Opening = Pick<ImportOptions<never, never, never>, "kind" | "convert" | "createWorker">;

/** `drop` ends what was done with the former file, and begins a turn. */
export function createFileChoice<Outcome extends ImportOutcome>(
  run: ImportRun<Outcome>,
  showColumns: ShowColumns,
  { kind, convert, createWorker }: Opening,
  drop: () => number,
) {
  function refuse(fileName: string, error: unknown): void {
    const { code, details } = faultIn(error);
    drop();
    run.set({ step: "refused", fileName, code, details });
  }

  return async (file: File): Promise<void> => {
    const turn = drop();
    const fileName = file.name;
    run.set({ step: "reading", fileName, done: 0 });
    try {
      const bytes = await xlsxOf(file, convert);
      if (!run.isCurrent(turn)) return;
      const link = run.open(createWorker());
      const progress = (done: number): void => run.update("reading", { done });
      const sheet = await link.ask(
        "open",
        { kind, fileName, bytes },
        { transfer: [bytes], progress },
      );
      if (run.isCurrent(turn)) showColumns(fileName, sheet, sheet.sources);
    } catch (error) {
      if (run.isCurrent(turn)) refuse(fileName, error);
    }
  };
}

/** An error that is no fault of the file is a fault of the console: it goes to the log of the browser. */
function faultIn(error: unknown): FileFault {
  if (error instanceof FileFault) return error;
  console.error(error);
  return new FileFault("stopped");
}

/** Older sheets are converted to xlsx first. @throws FileFault */
async function xlsxOf(file: File, convert: ConvertSheet = convertSheet) {
  const bytes = await bytesOf(file);
  return isOldSheet(bytes) ? convert(bytes, file.name) : bytes;
}

async function bytesOf(file: File): Promise<ArrayBuffer> {
  if (file.size > maxFileBytes) throw new FileFault("too-big");
  try {
    return await file.arrayBuffer();
  } catch {
    // Locked by Excel, or on a stick that was removed: the browser does not say which.
    throw new FileFault("unreadable");
  }
}
