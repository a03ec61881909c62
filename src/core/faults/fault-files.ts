// Which of a language's files hold the faults of what: one for each part of the sources that they come from, fetched when
// something of it is used. testing/fault-texts.test.ts compares this with the sources.
import { fetchGroups } from "../language-files.ts";
import { translateSentence, setFaultTexts } from "./fault-forms.ts";

/** May be said at any time: the contract's, and the exam server's own. */
const always = ["faults", "faults-server"];
const ofFiles: Record<string, readonly string[]> = {
  sheets: ["faults-sheets"],
  "question-files": [
    "faults-question-files",
    "faults-word",
    "faults-word-parts",
    "faults-moodle",
    "faults-qti",
  ],
};

const own =
  /^\/api\/v1\/(?:chats|home|info-features|matrix|message-templates|settings|shortcuts|tasks|token)\b/u;
const people =
  /^\/api\/v1\/(?:competences|groups|majors|menus|participants|profile|religions|subjects|users)\b/u;
const questions = /^\/api\/v1\/(?:media|question-banks|question-imports|questions|references)\b/u;

const marking = /^\/api\/v1\/marking\b/u;
const results = /^\/api\/v1\/results\b/u;

/** A call may say what the server's layers before its own say (exam-server/entities/README.md). */
export function faultGroupsOf(origin: string): readonly string[] {
  const groups = ofFiles[origin];
  if (groups) return groups;
  if (origin === "") return always;
  if (own.test(origin) || people.test(origin)) return ["faults-people"];
  if (questions.test(origin)) return ["faults-people", "faults-questions"];
  const sittings = ["faults-people", "faults-questions", "faults-exams", "faults-sitting-acts"];
  if (results.test(origin)) return [...sittings, "faults-results"];
  return marking.test(origin) ? [...sittings, "faults-marking"] : sittings;
}

/** Answers what says a fault in that language. Files that are out of reach are asked for again the next time. */
export async function fetchFaultTexts(
  code: string,
  origins: Iterable<string>,
): Promise<typeof translateSentence> {
  const groups = [...new Set([...origins].flatMap(faultGroupsOf))];
  const files = await fetchGroups(code, groups);
  const found = Object.assign({}, ...files) as Record<string, Record<string, string>>;
  setFaultTexts(
    Object.assign({}, ...groups.map((group) => found[group])) as Record<string, string>,
  );
  return translateSentence;
}
