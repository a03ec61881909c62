// The top of a printed sheet of a bank: of the questions with letterhead, facts and instruction, of the others shorter.
import { useStore } from "@nanostores/react";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import type { PaperPackage } from "../../../domain/paper/paper-order.ts";
import { PrintedLetterhead } from "../../../kit/print/sheets/printed-letterhead.tsx";
import { FramedFacts, SheetFacts, SheetTitle } from "../../../kit/print/sheets/sheet-head.tsx";
import { examFacts, instructionLines, writerFacts } from "./bank-paper-text.ts";
import css from "./bank-paper-head.module.css";
import { bankPaperMessages, type BankPaperTexts } from "./bank-paper-messages.ts";
import type { BankPaperModel } from "./bank-paper-model.ts";

type PaperHeadProps = { model: BankPaperModel; bank: QuestionBank; pack: PaperPackage };

export function PaperHead({ model, bank, pack }: PaperHeadProps) {
  const t = useStore(bankPaperMessages);
  const { letterhead } = useStore(model.choices.$values);
  const texts = useStore(model.texts.$values);
  return (
    <header className={css.head}>
      {letterhead && <PrintedLetterhead />}
      <SheetTitle title={texts.title || bank.nama} mark={markOf(pack, t)} />
      <SheetFacts facts={examFacts(bank, texts, t)} />
      <FramedFacts facts={writerFacts(t)} />
      <section className={css.instruction}>
        <h3>{t.instructionTitle}</h3>
        <ol>
          {instructionLines(texts, t).map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ol>
      </section>
    </header>
  );
}

type SheetHeadProps = PaperHeadProps & { title: string };

/** Of answers and keys: shorter, so that they stay on one sheet. */
export function SheetHead({ model, bank, title, pack }: SheetHeadProps) {
  const t = useStore(bankPaperMessages);
  const { title: own } = useStore(model.texts.$values);
  return (
    <header className={css.head}>
      <SheetTitle title={title} mark={markOf(pack, t)} />
      <p className={css.source}>
        {[own || bank.nama, bank.subject_nama ?? "", bank.kode]
          .filter((text) => text !== "")
          .join(" · ")}
      </p>
    </header>
  );
}

const markOf = (pack: PaperPackage, t: BankPaperTexts) => (pack === "" ? "" : t.pack({ pack }));
