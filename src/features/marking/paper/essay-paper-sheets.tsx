// The sheets of answers: by question, by participant, or blank ones. Long ones are drawn a few answers at a time.
import { useStore } from "@nanostores/react";
import { memo, useMemo, type ReactNode } from "react";
import { formatNumber } from "../../../core/format.ts";
import { papers } from "../../../kit/print/sheets/paper-size.ts";
import { PrintedSheets, type SheetPart } from "../../../kit/print/sheets/printed-sheets.tsx";
import { useGrowing } from "../../../kit/print/sheets/use-growing.ts";
import { classNames } from "../../../ui/class-names.ts";
import css from "./essay-paper.module.css";
import { blankParts } from "./blank-essay-sheets.tsx";
import { CodeOnPaper, PrintedAnswer } from "./essay-paper-answers.tsx";
import type { EssayPaperChoices } from "./essay-paper-choices.ts";
import { AskedOnPaper, EssayPaperHead } from "./essay-paper-head.tsx";
import { essayPaperMessages, type EssayPaperTexts } from "./essay-paper-messages.ts";
import type { EssayPaperModel } from "./essay-paper-model.ts";
import {
  inChunks,
  participantsOf,
  sectionsOf,
  type PaperParticipant,
  type PaperQuestion,
  type PaperSection,
} from "./essay-paper-rows.ts";
import { marginText, unitTitle } from "./essay-paper-text.ts";
import { MarkerLines } from "./marker-lines-footer.tsx";
import type { PaperFilesKeeper } from "./paper-files-keeper.ts";

type SheetsProps = { model: EssayPaperModel; questions: readonly PaperQuestion[] };
type Printed = { choices: EssayPaperChoices; files: PaperFilesKeeper };

export function EssayPaperSheets({ model: { choices: chosen, files }, questions }: SheetsProps) {
  const t = useStore(essayPaperMessages);
  const choices = useStore(chosen.$values);
  const parts = useMemo(
    () => partsOf(questions, { choices, files }, t),
    [questions, choices, files, t],
  );
  return <PrintedSheets paper={papers[choices.size]} font={choices.font} parts={parts} />;
}

function partsOf(
  questions: readonly PaperQuestion[],
  printed: Printed,
  t: EssayPaperTexts,
): SheetPart[] {
  const { choices } = printed;
  if (choices.arrangement === "kosong") return blankParts(questions, choices, t);
  if (choices.arrangement === "soal") {
    return questions.flatMap((question, at) =>
      sectionsOf(question, choices.which).map((section, place): SheetPart => {
        const title = unitTitle(question.unit, t);
        return {
          name: `question-${at}-${place}`,
          label: title,
          foot: marginText([question.unit], title),
          content: <QuestionSheet question={question} section={section} {...printed} />,
        };
      }),
    );
  }
  const participants = participantsOf(questions, choices.which);
  const units = questions.map(({ unit }) => unit);
  const content = <ParticipantSheet questions={questions} of={participants} {...printed} />;
  return participants.length === 0
    ? []
    : [{ name: "participants", label: t.peserta, foot: marginText(units, t.peserta), content }];
}

type QuestionSheetProps = Printed & { question: PaperQuestion; section: PaperSection };

function QuestionSheet({ question, section, ...printed }: QuestionSheetProps) {
  const t = useStore(essayPaperMessages);
  const { unit, versions } = question;
  const { version, answers } = section;
  const title = unitTitle(unit, t);
  const isOlder = version !== versions[0];
  return (
    <>
      <EssayPaperHead
        units={[unit]}
        choices={printed.choices}
        title={t.answersTitle}
        facts={[[t.count, formatNumber(answers.length)]]}
      />
      <AskedOnPaper
        title={isOlder ? `${title} · ${t.older}` : title}
        version={version}
        choices={printed.choices}
      />
      <Growing items={answers}>
        {(answer) => (
          <PrintedAnswer key={answer.code} of={{ question, version, answer }} {...printed} />
        )}
      </Growing>
    </>
  );
}

type ParticipantSheetProps = Printed & {
  questions: readonly PaperQuestion[];
  of: readonly PaperParticipant[];
};

function ParticipantSheet({ questions, of: participants, ...printed }: ParticipantSheetProps) {
  const t = useStore(essayPaperMessages);
  const { choices } = printed;
  return (
    <>
      <EssayPaperHead
        units={questions.map(({ unit }) => unit)}
        choices={choices}
        title={t.answersTitle}
        facts={[[t.participants, formatNumber(participants.length)]]}
      />
      {questions.flatMap((question) =>
        sectionsOf(question, choices.which).map(({ version }) => (
          <AskedOnPaper
            key={`${question.unit.id} ${version.version}`}
            title={unitTitle(question.unit, t)}
            version={version}
            choices={choices}
          />
        )),
      )}
      <Growing items={participants}>
        {({ code, answers }) => (
          <section
            key={code}
            className={classNames(css.participant, choices.apart && css.apart)}
            aria-label={code}
          >
            <CodeOnPaper code={code} />
            {answers.map((of) => (
              <PrintedAnswer key={of.question.unit.id} of={of} isBelowCode {...printed} />
            ))}
          </section>
        )}
      </Growing>
    </>
  );
}

type GrowingProps<Item> = { items: readonly Item[]; children(item: Item): ReactNode };

const perChunk = 4;

/** The items, and the lines to sign below them once all of them are drawn. */
function Growing<Item>({ items, children: draw }: GrowingProps<Item>) {
  const t = useStore(essayPaperMessages);
  const chunks = useMemo(() => inChunks(items, perChunk), [items]);
  const drawn = useGrowing(chunks.length, chunks);
  return (
    <>
      {chunks.slice(0, drawn).map((chunk, at) => (
        <Chunk key={at} items={chunk} draw={draw as (item: unknown) => ReactNode} />
      ))}
      {drawn < chunks.length ? (
        <output className={css.drawing}>
          {t.drawing({
            done: formatNumber(drawn * perChunk),
            total: formatNumber(items.length),
          })}
        </output>
      ) : (
        <MarkerLines />
      )}
    </>
  );
}

type ChunkProps = { items: readonly unknown[]; draw(item: unknown): ReactNode };

/** Drawn once: `draw` follows from what the items follow from. */
const Chunk = memo(
  ({ items, draw }: ChunkProps) => (
    <div className={css.chunk}>{items.map((item) => draw(item))}</div>
  ),
  (before, after) => before.items === after.items,
);
