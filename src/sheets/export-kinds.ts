// Every sheet that is exported, by kind: the worker makes it, and the page hands over records. A new export is one line here.
import type { Book, BookCell } from "../files/sheet-book.ts";
import { codedNameFiles } from "./coded-names/coded-name-cells.ts";
import { memberFile } from "./groups/group-member-cells.ts";
import { participantFile } from "./participants/participant-cells.ts";
import { roomSheetBook } from "./rooms/room-sheet-book.ts";
import { sessionBook } from "./sessions/session-book.ts";
import type { SheetColumn } from "./sheet-columns.ts";
import { competenceFile } from "./subjects/competence-cells.ts";
import { subjectFile } from "./subjects/subject-cells.ts";
import { userFile } from "./users/user-cells.ts";

const exportKinds = {
  participants: participantFile,
  groupMembers: memberFile,
  subjects: subjectFile,
  ...codedNameFiles,
  competences: competenceFile,
  users: userFile,
} as const;

/** Made of everything at once, not of one record after the other. */
const bookKinds = { sessions: sessionBook, rooms: roomSheetBook } as const;

export type ExportKind = keyof typeof exportKinds;

/** The kinds of sheet that have a row for such an item. */
export type ExportKindOf<Item> = {
  [Kind in ExportKind]: Item extends Parameters<(typeof exportKinds)[Kind]["cells"]>[0]
    ? Kind
    : never;
}[ExportKind];

export type KnownBook = {
  [Kind in keyof typeof bookKinds]: {
    kind: Kind;
    of: Parameters<(typeof bookKinds)[Kind]>[0];
  };
}[keyof typeof bookKinds];

export type ExportedSheet<Item = never> = {
  sheetName: string;
  columns: readonly Pick<SheetColumn, "header" | "width" | "format">[];
  /** `at`: its place in the file, from 0. */
  cells(item: Item, at: number): BookCell[];
};

export function exportedSheet(kind: ExportKind): ExportedSheet<unknown> {
  return exportKinds[kind] as ExportedSheet<unknown>;
}

export function exportedBook({ kind, of }: KnownBook): Book {
  return (bookKinds[kind] as (of: unknown) => Book)(of);
}
