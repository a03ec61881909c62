// The cell of a room's proctors: read, and with a remark where a name alone may mean an account.
import type { RoomSheet, SheetProctor } from "../../contract/exams/room-sheets.ts";
import type { ProctorAccount } from "../../contract/exams/rooms.ts";
import { namesakes, readProctors, writeProctors } from "../../domain/exams/rooms/sheet-proctors.ts";
import type { CellFault, CellReading } from "../sheet-columns.ts";
import { fault } from "../value-reading.ts";

/** The active accounts that proctors are chosen from, and the days on which the event has exams. */
export type RoomContext = { accounts: readonly ProctorAccount[]; days: readonly string[] };

export const proctorsText = ({ pengawas }: RoomSheet["rooms"][number]): string =>
  writeProctors(
    pengawas.map(({ nama, nip, email, days, sessions }) => ({
      nama: email ? "" : nama,
      nip,
      email,
      ...(days.length + sessions.length > 0 && { duty: { days, sessions } }),
    })),
  );

export function readProctorCell(text: string, { accounts, days }: RoomContext): CellReading {
  const proctors = readProctors(text, days);
  if ("reason" in proctors) return { value: text, fault: fault("choice", proctors.reason) };
  const remark = namesakeRemark(proctors, accounts);
  return { value: proctors, ...(remark && { fault: remark }) };
}

/** Proposes the e-mail where a single account has the name; nobody gets rights by being called so. */
function namesakeRemark(
  proctors: readonly SheetProctor[],
  accounts: readonly ProctorAccount[],
): CellFault | null {
  const found = namesakes(proctors, accounts);
  const [first] = found;
  if (!first) return null;
  const emails = first.accounts.map(({ email }) => email).join(", ");
  const reason =
    first.accounts.length === 1
      ? `${first.nama} juga nama akun ${emails}. Nama saja tidak memberi hak: tulis e-mailnya bila akun itu yang mengawas.`
      : `${first.nama} juga nama beberapa akun: ${emails}. Nama saja tidak memberi hak: tulis e-mail akun yang mengawas.`;
  const single = new Map(
    found.flatMap(({ nama, accounts: [one, ...others] }) =>
      one && others.length === 0 ? [[nama, one.email] as const] : [],
    ),
  );
  const fixed = proctors.map((proctor) => {
    const email = single.get(proctor.nama);
    return email === undefined ? proctor : { ...proctor, nama: "", email };
  });
  const remark = { code: "account", severity: "warning" as const, reason };
  return single.size > 0 ? { ...remark, fix: writeProctors(fixed) } : remark;
}
