// What stands above and below a ledger on paper: letterhead as the event says, title and facts, and who signs.
import { useStore } from "@nanostores/react";
import type { LedgerSelection } from "../../../contract/results/event-ledger.ts";
import { $institution } from "../../../core/institution/institution-settings.ts";
import { $signing } from "../../../core/institution/school.ts";
import { signerOr } from "../../../domain/institution/head-signer.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { formatDate, formatWallDay } from "../../../core/format.ts";
import type { Paper } from "../../../kit/print/sheets/paper-size.ts";
import { PrintedLetterhead } from "../../../kit/print/sheets/printed-letterhead.tsx";
import { SheetFacts, SheetTitle, type SheetFact } from "../../../kit/print/sheets/sheet-head.tsx";
import { semesterNames } from "../../../kit/semester-messages.ts";
import type { LedgerPaperChoices } from "./ledger-paper-choices.ts";
import { ledgerPaperMessages } from "./ledger-paper-messages.ts";
import css from "./ledger-paper.module.css";

export type LedgerPaperProps = {
  choices: LedgerPaperChoices;
  paper: Paper;
  selected: LedgerSelection;
  /** Empty: all. */
  groupName: string;
};

type HeadProps = Pick<LedgerPaperProps, "choices" | "selected"> & {
  title: string;
  mark?: string;
  facts: readonly SheetFact[];
};

export function LedgerPaperHead({ choices, selected, title, mark = "", facts }: HeadProps) {
  const t = useStore(ledgerPaperMessages);
  const semesterT = useStore(semesterNames);
  const { tahun_ajaran: year, semester } = selected.event;
  const school = [t.year, t.yearOf({ year, semester: semesterT[semester] })] as const;
  return (
    <>
      {choices.letterhead && <EventLetterhead kop={selected.event.kop} />}
      <SheetTitle title={title} mark={mark} />
      <div className={css.facts}>
        <SheetFacts facts={[...facts, school]} />
      </div>
    </>
  );
}

function EventLetterhead({ kop }: Pick<LedgerSelection["event"], "kop">) {
  const { name } = useStore($institution);
  if (kop === "tanpa") return null;
  return kop === "penuh" ? <PrintedLetterhead /> : <p className={css.school}>{name}</p>;
}

/** The signer of the event, and the teacher of the class with a line where no name was written. */
export function LedgerSignatures({
  choices,
  selected,
}: Pick<LedgerPaperProps, "choices" | "selected">) {
  const t = useStore(ledgerPaperMessages);
  const { event } = selected;
  const day = event.signer_tanggal;
  const signedOn = day === null ? formatDate(serverNow()) : formatWallDay(day);
  const { city, ...school } = useStore($signing);
  const { name, nip } = signerOr({ name: event.signer_nama, nip: event.signer_nip }, school);
  const place = [event.signer_kota || city, signedOn].filter((text) => text !== "").join(", ");
  return (
    <div className={css.signatures}>
      <Signature
        above={t.knowing}
        office={event.signer_jabatan || (event.signer_nama === "" ? t.headOffice : "")}
        name={name}
        nip={nip}
      />
      <Signature above={place} office={t.teacher} name={choices.teacher} nip="" />
    </div>
  );
}

type SignatureProps = { above: string; office: string; name: string; nip: string };

function Signature({ above, office, name, nip }: SignatureProps) {
  const t = useStore(ledgerPaperMessages);
  return (
    <div className={css.signature}>
      <p>{above}</p>
      <p>{office}</p>
      <p className={name === "" ? css.blank : css.signed}>{name}</p>
      <p>{t.nip({ nip: nip || "…………………" })}</p>
    </div>
  );
}
