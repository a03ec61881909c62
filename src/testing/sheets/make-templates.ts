// Writes the import templates that the exam server offers for download, from the descriptions that check the imports.
// Run it after such a description has changed; a test compares the files with what it would write.
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { templateFiles } from "../../contract/templates.ts";
import { buildCodedNameTemplate } from "../../sheets/coded-names/coded-name-rows.ts";
import { buildCompetenceTemplate } from "../../sheets/subjects/competence-rows.ts";
import {
  buildGroupMemberTemplate,
  buildGroupNumberTemplate,
} from "../../sheets/groups/group-member-templates.ts";
import { buildParticipantTemplate } from "../../sheets/participants/participant-template.ts";
import type { Book } from "../../files/sheet-book.ts";
import { buildSubjectTemplate } from "../../sheets/subjects/subject-rows.ts";
import { buildSessionTemplate } from "../../sheets/sessions/session-rows.ts";
import { buildRoomTemplate } from "../../sheets/rooms/room-sheet-rows.ts";
import { buildScheduleNumberTemplate } from "../../sheets/schedules/schedule-number-rows.ts";
import { buildUserTemplate } from "../../sheets/users/user-rows.ts";
import { usualMajors, usualReligions } from "../../domain/people/usual-codes.ts";
import { questionTemplateParts } from "../../question-files/word/question-template.ts";
import { zipParts } from "../../files/zip/zip-parts.ts";
import { templatePictures } from "./template-pictures.ts";
import { writeBook } from "../../files/write-sheet.ts";

type Texts = Record<string, Record<string, string>>;

/** All templates, by file name. */
export function makeTemplates(): Map<string, Uint8Array> {
  const books: [name: string, book: Book][] = [
    [
      templateFiles.participants,
      buildParticipantTemplate({ majors: usualMajors, religions: usualReligions, groups: [] }),
    ],
    [templateFiles.groupMembers, buildGroupMemberTemplate()],
    [templateFiles.groupMembersByNumber, buildGroupNumberTemplate()],
    [templateFiles.subjects, buildSubjectTemplate(usualMajors, usualReligions)],
    [templateFiles.majors, buildCodedNameTemplate("majors")],
    [templateFiles.religions, buildCodedNameTemplate("religions")],
    [templateFiles.competences, buildCompetenceTemplate()],
    [templateFiles.users, buildUserTemplate()],
    [templateFiles.sessions, buildSessionTemplate()],
    [templateFiles.scheduleParticipants, buildScheduleNumberTemplate()],
    [templateFiles.rooms, buildRoomTemplate()],
  ];
  return new Map([
    ...books.map(([name, book]): [string, Uint8Array] => [
      name,
      new Uint8Array(writeBook(book, "xlsx")),
    ]),
    [templateFiles.questions, zipParts(questionTemplateParts(templatePictures(), englishTypes()))],
  ]);
}

/** As the console says them. */
function englishTypes(): string[] {
  const texts = JSON.parse(readFileSync("static/i18n/en.json", "utf8")) as Texts;
  return Object.values(texts["kit/question-types"] ?? {});
}

export async function writeTemplates(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files = [...makeTemplates()];
  await Promise.all(files.map(([name, bytes]) => writeFile(join(folder, name), bytes)));
  return files.map(([name]) => name);
}
