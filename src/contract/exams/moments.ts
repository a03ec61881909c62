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

const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;

/** @example "07:30" */
export function timeField(label: string) {
  return v.pipe(
    v.string(`${label} wajib diisi.`),
    v.minLength(1, `${label} wajib diisi.`),
    v.maxLength(5, `${label} harus dari 00.00 sampai 23.59.`),
    v.regex(clockTime, `${label} harus dari 00.00 sampai 23.59.`),
  );
}

/** An empty text, as an input that nobody filled has it, is no day. */
export function optionalDay(label: string) {
  return v.nullable(v.union([empty, dayField(label)], `${label} bukan tanggal yang ada.`));
}

/**
 * What a wall clock shows on a day. A day alone is its 00:00.
 * @example "2026-11-30T14:00"
 */
export function optionalMoment(label: string) {
  const message = `${label} bukan tanggal dan jam yang ada.`;
  const moment = v.pipe(
    v.string(),
    v.maxLength(16),
    v.transform((text) => (text.length === 10 ? `${text}T00:00` : text)),
    v.check(isMoment),
  );
  return v.nullable(v.union([empty, moment], message));
}

const empty = v.pipe(
  v.literal(""),
  v.transform(() => null),
);

function isMoment(text: string): boolean {
  const [day = "", time = ""] = text.split("T");
  return `${day}T${time}` === text && isDay(day) && clockTime.test(time);
}

/** The year 2000 and later, in four figures. */
function isDay(text: string): boolean {
  if (!/^2\d{3}-\d\d-\d\d$/u.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
