// People to be seated or divided over sessions.
import type { PlannedPerson } from "../../domain/exams/planned-groups.ts";

/** So many people of each class, numbered through; of class "" in none. */
export function plannedClasses(sizes: Record<string, number>): PlannedPerson[] {
  return Object.entries(sizes)
    .flatMap(([name, size]) => Array.from({ length: size }, () => name))
    .map((name, at) => ({
      id: `p${at + 1}`,
      no_ujian: String(at + 1).padStart(3, "0"),
      group_id: name === "" ? null : name,
      group_path: name,
    }));
}
