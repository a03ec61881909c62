// The table of what shares a chunk (shared-chunks.ts). It decides how many requests a screen makes and what they bring beside
// it. What it leaves out works as well: a folder is a chunk by itself.

/** Folders and files under src/ that are one chunk, by its name. The first that fits takes a file. */
const together: Record<string, readonly string[]> = {
  "printed sheets": ["kit/print/sheets", "kit/print/word", "core/institution/letterhead.ts"],
  // Few screens send or show files by themselves.
  transfer: ["core/transfer.ts"],
  chat: ["contract/chat", "core/chat"],
  // Home and the shell load it where marks of the person are not sent.
  "marks on their way": ["core/marking"],
  core: ["core"],
  "contract of staff": ["contract/staff"],
  "contract of room sheets": ["contract/exams/room-sheets.ts"],
  "contract of papers": ["contract/exams/event-papers.ts", "contract/exams/minutes.ts"],
  "contract of results": ["contract/results"],
  "contract of marking": ["contract/marking", "contract/questions/question-answer.ts"],
  "contract of schedules": ["contract/exams/schedules.ts", "contract/exams/schedule-fields.ts"],
  contract: ["contract"],
  "few screens": [
    "ui/choice/combobox.tsx",
    "ui/choice/combobox-list.tsx",
    "ui/choice/combobox-matches.ts",
    "ui/choice/use-combobox.ts",
    "ui/choice/multi-choice.tsx",
    "ui/choice/radio-group.tsx",
    "ui/input/password-input.tsx",
    "ui/input/picture-field.tsx",
    "ui/layout/tabs.tsx",
    "kit/menu-exceptions.tsx",
    "kit/tabbed-sheet.tsx",
  ],
  dragging: ["ui/pointer-drag.ts", "ui/use-pointer-drag.ts"],
  kit: [
    "ui",
    "kit/list",
    "kit/record",
    "kit/dialogs",
    "kit/bulk",
    "kit/actions",
    "kit/shortcuts",
    "domain/people/named-participant.ts",
  ],
  forms: ["kit/form", "kit/file-drop", "domain/codes", "sheets/groups/pasted-numbers.ts"],
  "marking outside the console": ["files/sealed", "sheets/marking"],
  exports: ["kit/sheet-export", "kit/file-faults", "files"],
  imports: ["kit/sheet-import", "kit/old-sheets", "sheets"],
  "rich text": ["kit/rich-text", "kit/media"],
  "question-types": ["question-types/frame", "question-types/parts"],
  sittings: ["domain/exams/sittings"],
  "printed questions": ["domain/paper", "domain/questions/participant-question.ts"],
  questions: ["domain/questions", "domain/scoring"],
};

/** The number of folders of a path that name its chunk. A feature with several screens has a folder for each. */
const depth = (path: string) => (path.startsWith("features/") ? 3 : 2);

/** The chunk of a source that several lazily loaded files share. */
export function chunkOf(source: string): string {
  const path = source.slice("src/".length);
  const isIn = (place: string) => path === place || path.startsWith(`${place}/`);
  const named = Object.keys(together).find((name) => together[name]?.some(isIn));
  return named ?? path.split("/").slice(0, -1).slice(0, depth(path)).join("/");
}
