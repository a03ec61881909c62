// Room to sign below an event's papers: who signs, in which office, with name and number where they are known.
import { useStore } from "@nanostores/react";
import { attendanceMessages } from "./event-papers-messages.ts";
import css from "./paper-sheets.module.css";

export type Signature = {
  /** Above the room to sign: place and day, or nothing. */
  above: string;
  office: string;
  /** Empty: a line to write on. */
  nama: string;
  nip: string;
};

export function PaperSignatures({ signatures }: { signatures: readonly Signature[] }) {
  const t = useStore(attendanceMessages);
  return (
    <div className={css.signatures}>
      {signatures.map(({ above, office, nama, nip }) => (
        <div key={office} className={css.signature}>
          <p>{above || " "}</p>
          <p>{office}</p>
          <p className={nama === "" ? css.blank : css.signed}>{nama}</p>
          <p>{t.nip({ nip: nip || "…………………" })}</p>
        </div>
      ))}
    </div>
  );
}
