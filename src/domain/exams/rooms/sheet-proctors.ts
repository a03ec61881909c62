// What a sheet of rooms says of proctors: how they are written in a cell, and whom it means where a room has proctors already. Pure.
import type { SheetProctor } from "../../../contract/exams/room-sheets.ts";
import type {
  Duty,
  NamedProctor,
  ProctorAccount,
  RoomProctor,
} from "../../../contract/exams/rooms.ts";
import { everyTime, orderedDuty } from "./proctor-duty.ts";
import { dutyNotation, dutyWords, readDuty, writeDuty } from "./written-duty.ts";

/** The whole cell of a room without proctors; an empty cell leaves the proctors of the room. */
export const noProctors = "-";

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const unquoted = (text: string): string => text.replaceAll('""', '"');

export const neitherNameNorEmail =
  "Tulis setiap pengawas dengan e-mail akunnya, atau dengan namanya.";

const isWordOfDuty = new RegExp(String.raw`^\s*${dutyWords}\b`, "iu");

/**
 * As `readProctors` reads it. Text in quotation marks is a name whatever it holds; without them `@` makes it an e-mail. Days and
 * sessions stand behind, in parentheses of their own.
 */
export function writeProctors(proctors: readonly SheetProctor[]): string {
  return proctors
    .map(({ nama, nip, email, duty }) => {
      const isPlain = nama !== noProctors && !/[";()@]/u.test(nama);
      const who = email || (isPlain ? nama : quoted(nama));
      const isPlainNip = !/[";()]/u.test(nip) && !isWordOfDuty.test(nip);
      return [
        who,
        nip !== "" && `(${isPlainNip ? nip : quoted(nip)})`,
        duty && `(${writeDuty(duty)})`,
      ]
        .filter(Boolean)
        .join(" ");
    })
    .join("; ");
}

const dutyPart = String.raw`(?:\(\s*(${dutyWords}\b[^();]*)\)\s*)?`;

/**
 * Matches one proctor of a cell: a name or an e-mail, an optional NIP and optional days and sessions, in either order and each in
 * parentheses, and the semicolon before the next proctor.
 */
const entry = new RegExp(
  String.raw`\s*(?:"((?:[^"]|"")*)"|([^;]*?))\s*${dutyPart}` +
    String.raw`(?:\((?:"((?:[^"]|"")*)"|(?!\s*${dutyWords}\b)([^();]*))\)\s*)?${dutyPart}(?:;|$)`,
  "iuy",
);

/**
 * Without those of which nothing is written. Refused where a NIP is without a name, the cell holds separators alone, or days and
 * sessions cannot be read. `eventDays`: on which the event has exams, by the calendar.
 */
export function readProctors(
  text: string,
  eventDays: readonly string[] = [],
): SheetProctor[] | { reason: string } {
  if (text === noProctors) return [];
  const proctors: SheetProctor[] = [];
  entry.lastIndex = 0;
  while (entry.lastIndex < text.length) {
    const [, name, plain = "", before, quotedNip, plainNip = "", after] = entry.exec(text)!;
    const who = name === undefined ? plain : unquoted(name).trim();
    const nip = quotedNip === undefined ? plainNip.trim() : unquoted(quotedNip).trim();
    const written = [before, after].filter((part) => part !== undefined);
    if (who === "" && (nip !== "" || written.length > 0)) return { reason: neitherNameNorEmail };
    const duty = written.length > 0 ? readDuty(written.join(", "), eventDays) : undefined;
    if (duty === null) return { reason: dutyNotation };
    const isEmail = name === undefined && who.includes("@");
    if (who === "") continue;
    const person = { nama: isEmail ? "" : who, nip, email: isEmail ? who : "" };
    proctors.push(duty ? { ...person, duty } : person);
  }
  return proctors.length > 0 ? proctors : { reason: neitherNameNorEmail };
}

/** Two lists with the same key name the same people, at the same times. */
export const proctorsKey = (proctors: readonly SheetProctor[]): string =>
  JSON.stringify(
    proctors.map(({ nama, nip, email, duty }) => [
      nama,
      nip,
      email.toLowerCase(),
      duty ? writeDuty(orderedDuty(duty)) : "",
    ]),
  );

type Account = Pick<ProctorAccount, "id" | "name">;
type Meant = { pengawas: NamedProctor[] } | { reason: string };

/**
 * Whom a sheet means for a room that has `before`. A name alone never gives rights: it is an outside name, except where the room
 * has an account of exactly that name and NIP already, which stays. An account that stays keeps its NIP where none is written, and
 * whoever stays is there at the same times where none are written.
 * `accounts`: by e-mail in small letters.
 */
export function meantProctors(
  told: readonly SheetProctor[],
  before: readonly RoomProctor[],
  accounts: ReadonlyMap<string, Account>,
): Meant {
  const left = before.filter(
    ({ user_id: id, email }) =>
      id === null || told.every((one) => one.email.toLowerCase() !== email.toLowerCase()),
  );
  const pengawas: NamedProctor[] = [];
  for (const { nama, nip, email, duty } of told) {
    if (email === "" && nama === "") return { reason: neitherNameNorEmail };
    if (email === "") {
      const at = left.findIndex((one) => one.nama === nama && one.nip === nip);
      const [kept] = at < 0 ? [] : left.splice(at, 1);
      pengawas.push({ nama, nip, user_id: kept?.user_id ?? null, ...dutyOf(duty, kept) });
      continue;
    }
    const account = accounts.get(email.toLowerCase());
    if (!account) return { reason: `Akun dengan e-mail ${email} tidak ditemukan.` };
    const now = before.find(({ user_id: id }) => id === account.id);
    pengawas.push({
      nama: account.name,
      nip: nip || (now?.nip ?? ""),
      user_id: account.id,
      ...dutyOf(duty, now),
    });
  }
  return { pengawas };
}

/** As it is written; else as before, and always for somebody new. */
const dutyOf = (told: Duty | undefined, kept: Duty | undefined): Duty => {
  if (told) return orderedDuty(told);
  return kept ? { days: kept.days, sessions: kept.sessions } : everyTime;
};

const nameKey = (name: string): string => name.trim().toLowerCase();

export type Namesake = { nama: string; accounts: ProctorAccount[] };

/** Outside names that accounts have too, and whose account is not named beside them. */
export function namesakes(
  told: readonly SheetProctor[],
  accounts: readonly ProctorAccount[],
): Namesake[] {
  const named = new Set(told.map(({ email }) => email.toLowerCase()));
  return told.flatMap(({ nama }) => {
    const same = accounts.filter(
      ({ name, email }) => nameKey(name) === nameKey(nama) && !named.has(email.toLowerCase()),
    );
    return nama !== "" && same.length > 0 ? [{ nama, accounts: same }] : [];
  });
}
