// What one participant will see, drawn as their own screen gets it.
import { useStore } from "@nanostores/react";
import type { ReadableAtom } from "nanostores";
import {
  previewExamples,
  type PublicationPreview,
} from "../../../contract/results/publication-preview.ts";
import type { OwnResult } from "../../../contract/sitting/own-sitting.ts";
import { shownDecimal } from "../../../core/decimal-text.ts";
import { formatDateTime, formatNumber } from "../../../core/format.ts";
import { failureText } from "../../../kit/failed-message.ts";
import { useModel } from "../../../kit/use-model.ts";
import { QuestionView } from "../../../question-types/frame/question-view.tsx";
import type { ViewMode } from "../../../question-types/frame/question-type-props.ts";
import { Chip } from "../../../ui/choice/chip.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { SearchInput } from "../../../ui/input/search-input.tsx";
import type { ResultsModel } from "../results-model.ts";
import { publicationPreviewMessages } from "./publication-preview-messages.ts";
import {
  createPublicationPreviewModel,
  type PlannedAct,
  type PublicationPreviewModel,
} from "./publication-preview-model.ts";
import css from "./publication-dialog.module.css";

type PublicationPreviewPanelProps = {
  schedule: string;
  $planned: ReadableAtom<PlannedAct>;
  ask: ResultsModel["ask"];
};

export function PublicationPreviewPanel({ schedule, $planned, ask }: PublicationPreviewPanelProps) {
  const t = useStore(publicationPreviewMessages);
  const model = useModel(() => createPublicationPreviewModel(schedule, $planned, ask));
  return (
    <section className={css.preview} aria-label={t.title}>
      <h3>{t.title}</h3>
      <PersonChoice model={model} />
      <Preview model={model} />
    </section>
  );
}

function PersonChoice({ model: { $person, search, choose } }: { model: PublicationPreviewModel }) {
  const t = useStore(publicationPreviewMessages);
  const person = useStore($person);
  const text = useStore(search.$text);
  const found = useStore(search.$found);
  return (
    <>
      <div className={css.who} role="group" aria-label={t.choose}>
        {previewExamples.map((example) => (
          <Chip key={example} pressed={person === example} onPress={() => choose(example)}>
            {t[example]}
          </Chip>
        ))}
        {typeof person !== "string" && (
          <Chip pressed onPress={() => choose("fullest")}>
            {person.name}
          </Chip>
        )}
        <SearchInput
          value={text}
          onChange={search.type}
          label={t.search}
          clearLabel={t.clear}
          placeholder={t.search}
        />
      </div>
      {found?.length === 0 && <p role="status">{t.nobody}</p>}
      {found !== null && found.length > 0 && (
        <ul className={css.found}>
          {found.map(({ participant_id: id, nama: name, no_ujian: number }) => (
            <li key={id}>
              <Button size="s" onClick={() => choose({ id, name })}>
                {name} ({number})
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Preview({ model }: { model: PublicationPreviewModel }) {
  const t = useStore(publicationPreviewMessages);
  const state = useStore(model.$state);
  const person = useStore(model.$person);
  if (state.status === "loading") return <Spinner label={t.loading} />;
  if (state.status === "failed") {
    return (
      <Banner
        tone="warn"
        title={t.failed}
        actions={<Button onClick={model.retry}>{t.retry}</Button>}
      >
        {failureText(state.error)}
      </Banner>
    );
  }
  // Whoever is chosen and has never come in has no result either.
  if (state.preview === null) return <p>{typeof person === "string" ? t.none : t.unfinished}</p>;
  return <SeenBy preview={state.preview} />;
}

function SeenBy({ preview }: { preview: PublicationPreview }) {
  const t = useStore(publicationPreviewMessages);
  const { participant, is_concerned: isConcerned, result, is_blind: isBlind } = preview;
  const name = [participant.nama, participant.group_path].filter(Boolean).join(", ");
  return (
    <>
      <p>
        <b>{t.sees({ name })}</b> {!isConcerned && t.unconcerned}
      </p>
      {/* A long result is scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={css.seen} aria-label={t.sees({ name })} tabIndex={0}>
        {result === null ? (
          <p>{isBlind ? t.blind : t.unfinished}</p>
        ) : (
          <SeenResult result={result} preview={preview} />
        )}
      </section>
    </>
  );
}

function SeenResult({ result, preview }: { result: OwnResult; preview: PublicationPreview }) {
  const t = useStore(publicationPreviewMessages);
  const { score, score_most: most, pending, questions, reason, recalculated } = result;
  if (reason !== "") return <p>{reason}</p>;
  if (score === null || most === null) return <p>{t.nothing}</p>;
  const isFinal = score === most;
  const recalculations = recalculated ? [recalculated, ...recalculated.earlier] : [];
  return (
    <>
      <p>
        {t.score}
        <b className={css.score}>
          {isFinal
            ? shownDecimal(score)
            : t.range({ least: shownDecimal(score), most: shownDecimal(most) })}
        </b>
        {pending > 0 && t.pending({ n: formatNumber(pending) })}
      </p>
      {recalculations.map(({ at, reason }) => (
        <p key={at}>
          <bdi>{t.recalculated({ date: formatDateTime(at), reason })}</bdi>
        </p>
      ))}
      {preview.hides_questions && <p>{t.hidden({ n: formatNumber(preview.questions) })}</p>}
      <ol>
        {questions.map((question) => (
          <li key={question.id}>
            <SeenQuestion question={question} />
          </li>
        ))}
      </ol>
    </>
  );
}

function SeenQuestion({ question }: { question: OwnResult["questions"][number] }) {
  const t = useStore(publicationPreviewMessages);
  const { position, type, payload, answer, mark } = question;
  // The payload has its type's form; a key is no part of it.
  const content = { type, payload } as Parameters<typeof QuestionView>[0]["question"]["content"];
  return (
    <>
      <p>
        <b>{t.question({ n: formatNumber(position) })}</b>
        {mark && ` · ${t.earned({ n: shownDecimal(mark.earned) })}`}
      </p>
      <QuestionView
        question={{ ...question, content }}
        mode={{ is: "preview", answer } as ViewMode}
        withExplanation
      />
      {mark?.comments.map((comment) => (
        <p key={comment} className={css.comment}>
          {comment}
        </p>
      ))}
    </>
  );
}
