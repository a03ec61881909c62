// Days and times of exams as the wall of the school shows them: "2026-11-30" and "07.30" is stored as "07:30". What
// instant that is follows from the school's zone.
import * as v from "valibot";

/** @example "2026-11-30" */
export function dayField(label: string) {
  return v.pipe(
    v.string(`${label} wajib diisi.`),
    v.minLength(1, `${label} wajib diisi.`),
    v.maxLength(10, `${label} bukan tanggal yang ada.`),
    v.check(isDay, `${label} bukan tanggal yang ada.`),
  );
}

/** @example "07:30" */
export function timeField(label: string) {
  return v.pipe(
    v.string(`${label} wajib diisi.`),
    v.minLength(1, `${label} wajib diisi.`),
    v.maxLength(5, `${label} harus dari 00.00 sampai 23.59.`),
    v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, `${label} harus dari 00.00 sampai 23.59.`),
  );
}

/** An empty text, as an input that nobody filled has it, is no day. */
export function optionalDay(label: string) {
  return v.nullable(
    v.union(
      [
        v.pipe(
          v.literal(""),
          v.transform(() => null),
        ),
        dayField(label),
      ],
      `${label} bukan tanggal yang ada.`,
    ),
  );
}

/** The year 2000 and later, in four figures. */
function isDay(text: string): boolean {
  if (!/^2\d{3}-\d\d-\d\d$/u.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
