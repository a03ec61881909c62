// Which code of the console shares a file. esbuild by itself makes one for each combination of the screens that use a
// piece: hundreds of crumbs, which compress badly and are fetched one by one. So folders are kept together.
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Loader, Plugin } from "esbuild";
import { readSources } from "./read-sources.ts";
import type { ReadSources } from "./read-sources.ts";

/**
 * Each is one file, fetched by whatever needs any of it: folders under src/ with those beneath them, or single files. The
 * first that names a file has it.
 */
const chunks: Record<string, readonly string[]> = {
  // A screen stands before anybody acts.
  "dialogs of actions": [
    "kit/actions/action-dialog.tsx",
    "kit/actions/removal-dialog.tsx",
    "kit/bulk/bulk-dialog.tsx",
    "kit/bulk/bulk-body.tsx",
  ],
  "seldom needed": [
    "ui/choice/multi-choice.tsx",
    "ui/input/copy-button.tsx",
    "ui/input/copy-text.ts",
    "ui/layout/tabs.tsx",
  ],
  "filters that fold": ["kit/list/filters/more-filters.tsx", "kit/list/filter-day.tsx"],
  // What is chosen from while one types belongs to forms: a list stands without it.
  forms: [
    "kit/form",
    "domain/codes",
    "ui/choice/combobox.tsx",
    "ui/choice/combobox-list.tsx",
    "ui/choice/combobox-matches.ts",
    "ui/choice/use-combobox.ts",
  ],
  patterns: [
    "ui",
    "kit/bulk",
    "kit/dialogs",
    "kit/list",
    "kit/record",
    "core/answers/newer-record.ts",
  ],
  actions: ["kit/actions"],
  ordering: ["kit/ordering"],
  // Files are also looked after where no text is written, and a question may be written without choosing any.
  "sending of files": [
    "kit/media/media-messages.ts",
    "kit/media/uploads/bank-uploads.ts",
    "kit/media/uploads/media-refusal.ts",
    "kit/media/uploads/picture-fault.ts",
    "kit/rich-text/media/shrink-picture.ts",
    "kit/rich-text/rich-text-messages.ts",
  ],
  "files on shelves": [
    "kit/media/media-card.tsx",
    "kit/media/media-files.tsx",
    "kit/media/media-filters.tsx",
    "kit/media/media-picker.module.css",
    "kit/media/media-uses.tsx",
    "kit/media/uploads/media-drop.tsx",
    "kit/media/uploads/media-uploads.tsx",
    "kit/media/uploads/show-newest.ts",
    "kit/media/uploads/upload-queue.ts",
  ],
  "rich text": ["kit/rich-text", "kit/media"],
  // The button stands with the list; what it starts comes when somebody exports.
  "lists of records": [
    "kit/sheet-export/records-page.tsx",
    "kit/sheet-export/records-export-button.tsx",
    "kit/sheet-export/export-button.tsx",
    "kit/sheet-export/export-messages.ts",
  ],
  // Without what reads a file, which only an import does. Styles stand with their component, or their folder's chunk comes too.
  "files that are written": [
    "files/file-fault.ts",
    "files/file-kinds.ts",
    "files/ics",
    "files/worker-link.ts",
    "files/saved-file.ts",
    "kit/file-faults",
    "kit/sheet-import/steps/import-progress.module.css",
    "kit/sheet-import/steps/import-progress.tsx",
  ],
  "pasted and proposed": ["sheets/groups/pasted-numbers.ts", "sheets/subjects/subject-code.ts"],
  exports: [
    "kit/sheet-export/create-export.ts",
    "kit/sheet-export/record-export.ts",
    "kit/sheet-export/save-book.ts",
    "kit/sheet-export/start-export-worker.ts",
  ],
  // Columns and checks of sheets are with the workers; the page has names and choices of columns alone.
  "import of sheets": ["kit/sheet-import", "kit/passwords/people-import-dialog.tsx", "sheets"],
  // Who gives many photos may give a zip of them.
  "zips of pictures": ["files/zip"],
  "rules of texts": ["domain/text"],
  scoring: ["domain/scoring"],
  "contract of records": [
    "contract/calls/import-endpoints.ts",
    "contract/calls/record-endpoints.ts",
    "contract/imports.ts",
    "contract/coded-names.ts",
    "contract/majors.ts",
    "contract/religions.ts",
  ],
  // Only who chooses a file or looks after them.
  "contract of files": ["contract/questions/library.ts"],
  "contract of questions": ["contract/questions", "kit/label-messages.ts"],
  "contract of groups": ["contract/group-members.ts", "contract/groups.ts"],
  "contract of events": ["contract/exams/events.ts", "contract/exams/sessions.ts"],
  "contract of rooms": ["contract/exams/placements.ts", "contract/exams/rooms.ts"],
  "plans of exams": [
    "domain/exams/number-order.ts",
    "domain/exams/planned-groups.ts",
    "domain/exams/school-time.ts",
  ],
  "printed sheets": [
    "kit/print/sheets/paper-table.tsx",
    "kit/print/sheets/printed-letterhead.tsx",
    "kit/print/sheets/printed-sheets.tsx",
    "kit/print/sheets/sheet-head.tsx",
    "kit/print/sheets/use-growing.ts",
    "core/institution/letterhead.ts",
  ],
  "print choices": ["kit/print/choices"],
  "questions on paper": [
    "domain/paper/paper-keys.ts",
    "domain/paper/paper-marks.ts",
    "domain/paper/paper-order.ts",
    "domain/paper/question-paper.ts",
    "question-types/frame/printed-key-messages.ts",
    "question-types/frame/printed-key.tsx",
  ],
  "papers of events": ["features/documents/papers", "contract/exams/event-papers.ts"],
  "parts of question types": ["question-types/parts"],
};

const namespace = "shared";

/** And of each chunk its parts, once it has been asked for. */
type Sources = ReadSources & { parts: Map<string, readonly string[]> };

/**
 * Makes every lazily loaded file import, for its effect only, all of each chunk of which it needs any: all of it is then
 * needed by the same files, so esbuild keeps it together. `ahead`: what has come before any other lazily loaded file, in
 * files of one chunk each, each shared by all that follow it.
 */
export function sharedChunks(ahead: readonly (readonly string[])[]): Plugin {
  const known = ahead.map((paths) => paths.map((path) => resolve(path)));
  return {
    name: "shared-chunks",
    setup({ onStart, onResolve, onLoad }) {
      let sources: Sources = { imports: new Map(), lazy: new Set(), parts: new Map() };
      onStart(async () => {
        sources = { ...(await readSources()), parts: new Map() };
      });
      onResolve({ filter: /^shared:/ }, ({ path }) => ({ path, namespace }));
      onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: importing(partsOf(path.slice("shared:".length), sources).map(absolute)),
        resolveDir: resolve("src"),
      }));
      onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path }) => {
        const name = path.slice(resolve("src").length + 1);
        if (!sources.lazy.has(name)) return undefined;
        const loader: Loader = path.endsWith("x") ? "tsx" : "ts";
        const place = known.findIndex((paths) => paths.includes(path));
        const before = (place === -1 ? known : known.slice(0, place + 1)).flat();
        const wanted = place === -1 ? [...before, ...needsOf(name, sources)] : before;
        return { contents: `${await readFile(path, "utf8")}\n${importing(wanted)}`, loader };
      });
    },
  };
}

const absolute = (name: string) => resolve("src", name);
const importing = (paths: readonly string[]) =>
  paths.map((path) => `import ${JSON.stringify(path)};`).join("\n");

function needsOf(file: string, sources: Sources): string[] {
  const own = chunksOf(file, sources).map((chunk) => `shared:${chunk}`);
  return [...own, ...screenOf(file, sources)];
}

/** A feature's dialogs are opened from the screen in or above their folder: they share with all of it what they share. */
function screenOf(file: string, { lazy }: Sources): string[] {
  const screens = [...lazy].filter((name) => name.endsWith("-screen.tsx"));
  if (screens.includes(file)) return [];
  const above = screens.filter((name) => file.startsWith(`${dirname(name)}/`));
  return above.length === 1 ? above.map(absolute) : [];
}

/** What a lazily loaded file of the chunk's own folders alone needs stays with that file. */
function partsOf(chunk: string, { imports, lazy, parts }: Sources): readonly string[] {
  const known = parts.get(chunk);
  if (known) return known;
  const reached = new Set<string>();
  const visit = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    imports.get(name)?.forEach(visit);
  };
  [...lazy].filter((name) => chunkOf(name) !== chunk).forEach(visit);
  const found = [...reached].filter((name) => chunkOf(name) === chunk && !lazy.has(name));
  parts.set(chunk, found);
  return found;
}

/** Those of which the file needs any, or of which they need any themselves. */
function chunksOf(file: string, sources: Sources): string[] {
  const found = new Set<string>();
  const reached = new Set<string>();
  const visit = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    sources.imports.get(name)?.forEach(visit);
    const chunk = chunkOf(name);
    if (chunk === undefined || found.has(chunk)) return;
    const parts = partsOf(chunk, sources);
    if (!parts.includes(name)) return;
    found.add(chunk);
    parts.forEach(visit);
  };
  visit(file);
  return [...found];
}

function chunkOf(file: string): string | undefined {
  const isIn = (place: string) => file === place || file.startsWith(`${place}/`);
  return Object.keys(chunks).find((chunk) => chunks[chunk]?.some(isIn));
}
