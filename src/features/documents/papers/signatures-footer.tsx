// Room to sign below an event's papers: who signs, in which office, with name and number where they are known.
import { useStore } from "@nanostores/react";
import type { Proctor } from "../../../contract/exams/rooms.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { formatDate, formatWallDay } from "../../../core/format.ts";
import { signerOr } from "../../../domain/institution/head-signer.ts";
import type { PaperRequest } from "./event-paper-choices.ts";
import { eventPapersMessages, type EventPapersTexts } from "./event-papers-messages.ts";
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
  const t = useStore(eventPapersMessages);
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

/** The two of a room, with lines to write on for whoever is not named. */
export function proctorSignatures(
  pengawas: readonly Proctor[] | undefined,
  t: EventPapersTexts,
): Signature[] {
  return [0, 1].map((at) => ({
    above: "",
    office: t.proctor({ n: at + 1 }),
    nama: pengawas?.[at]?.nama ?? "",
    nip: pengawas?.[at]?.nip ?? "",
  }));
}

/** Of whoever the event names, else of the head of the school, with place and day; none where neither is named. */
export function eventSignature({
  opened: { event },
  school,
  t,
}: Pick<PaperRequest, "opened" | "school" | "t">): Signature[] {
  const { name, nip } = signerOr({ name: event.signer_nama, nip: event.signer_nip }, school);
  if (name === "") return [];
  const day = event.signer_tanggal;
  const signedOn = day === null ? formatDate(serverNow()) : formatWallDay(day);
  return [
    {
      above: [event.signer_kota || school.city, signedOn].filter((text) => text !== "").join(", "),
      office:
        event.signer_nama === "" ? event.signer_jabatan || t.headOffice : event.signer_jabatan,
      nama: name,
      nip,
    },
  ];
}
