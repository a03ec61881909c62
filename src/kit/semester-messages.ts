// The names of semesters, which other languages have theirs for.
import { semesters, type Semester } from "../contract/exams/events.ts";
import { messages } from "../core/i18n.ts";

const names: Record<Semester, string> = semesters;

export const semesterNames = messages("kit/semesters", names);
