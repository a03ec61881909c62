// The top of a printed sheet: the institution's letterhead with a double rule, the title, and lines to fill in.
import { useStore } from "@nanostores/react";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import { $letterhead } from "../../../core/institution/letterhead.ts";
import type { PaperPackage } from "../../../domain/paper/paper-order.ts";
import { RichTextView } from "../../../kit/rich-text/rich-text-view.tsx";
import { bankPaperMessages } from "./bank-paper-messages.ts";
import type { BankPaperModel } from "./bank-paper-model.ts";
import css from "./bank-paper-sheets.module.css";

export function Letterhead() {
  const head = useStore($letterhead);
  if (head.is === "image") {
    return (
      <div className={css.kop}>
        <img className={css.kopImage} src={head.src} alt={head.name} />
      </div>
    );
  }
  return (
    <div className={css.kop}>
      {head.logo && <img className={css.logo} src={head.logo} alt="" />}
      <div className={css.kopLines}>
        {head.lines.map((line, at) => (
          <RichTextView key={at} html={line} />
        ))}
      </div>
    </div>
  );
}

type PaperHeadProps = { model: BankPaperModel; bank: QuestionBank; pack: PaperPackage };

export function PaperHead({ model, bank, pack }: PaperHeadProps) {
  const t = useStore(bankPaperMessages);
  const { letterhead } = useStore(model.$choices);
  const texts = useStore(model.$texts);
  const instruction = texts.instruction || t.instruction;
  return (
    <header className={css.head}>
      {letterhead && <Letterhead />}
      <div className={css.titleRow}>
        <h2 className={css.title}>{texts.title || bank.nama}</h2>
        {pack !== "" && <p className={css.pack}>{t.pack({ pack })}</p>}
      </div>
      <dl className={css.facts}>
        <Fact name={t.subject} value={bank.subject_nama ?? ""} />
        <Fact name={t.grade} value={texts.grade || bank.grade} />
        <Fact name={t.date} value={texts.date} />
        <Fact name={t.time} value={texts.time} />
      </dl>
      <Participant />
      <section className={css.instruction}>
        <h3>{t.instructionTitle}</h3>
        <ol>
          {instruction
            .split("\n")
            .filter((line) => line.trim() !== "")
            .map((line, at) => (
              <li key={at}>{line}</li>
            ))}
        </ol>
      </section>
    </header>
  );
}

/** Who writes: empty, by hand. */
export function Participant() {
  const t = useStore(bankPaperMessages);
  return (
    <dl className={css.participant}>
      <Fact name={t.name} value="" />
      <Fact name={t.number} value="" />
      <Fact name={t.room} value="" />
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd className={value === "" ? css.line : undefined}>{value}</dd>
    </div>
  );
}

type SheetHeadProps = {
  model: BankPaperModel;
  bank: QuestionBank;
  title: string;
  pack: PaperPackage;
};

/** Of answers and keys: shorter, so that they stay on one sheet. */
export function SheetHead({ model, bank, title, pack }: SheetHeadProps) {
  const t = useStore(bankPaperMessages);
  const { title: own } = useStore(model.$texts);
  return (
    <header className={css.sheetHead}>
      <div className={css.titleRow}>
        <h2 className={css.title}>{title}</h2>
        {pack !== "" && <p className={css.pack}>{t.pack({ pack })}</p>}
      </div>
      <p>
        {[own || bank.nama, bank.subject_nama ?? "", bank.kode]
          .filter((text) => text !== "")
          .join(" · ")}
      </p>
    </header>
  );
}
