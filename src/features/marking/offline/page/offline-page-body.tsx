// Where one marks without a network: the question with its key, the answer, and the points. On a phone one below the other with the
// points at the thumb.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import type { PackedQuestion } from "./marking-package-state.ts";
import { seal, type SealKey } from "../../../../files/sealed/sealed-file.ts";
import { OfflineAnswerPanel } from "./offline-answer-panel.tsx";
import { countsOf, type OfflinePageModel } from "./offline-page-model.ts";
import {
  filled,
  isNarrow,
  type OfflinePageFacts,
  type OfflinePageTexts,
} from "./offline-page-text.ts";
import { OfflineHtmlPanel } from "./offline-html-panel.tsx";
import { OfflinePointsPanel } from "./offline-points-panel.tsx";

type BodyProps = { facts: OfflinePageFacts; model: OfflinePageModel; sealKey: SealKey };

export function OfflinePageBody({ facts, model, sealKey: key }: BodyProps) {
  const { texts: t } = facts;
  const state = useStore(model.$state);
  const { shown, isKept } = state;
  const { unsaved } = countsOf(state, model.file);
  useEffect(() => {
    if (unsaved === 0) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome before 119 asks only for this.
      event.returnValue = true;
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);
  const answer = shown === null ? null : model.answerOf(shown);
  const questions = model.file.questions;
  const question = questions.find(({ version }) => version === answer?.version) ?? questions[0];
  return (
    <>
      <Top facts={facts} model={model} sealKey={key} />
      {!isKept && (
        <p className="notice" role="alert">
          {t.notKept}
        </p>
      )}
      <main className="columns">
        {question && <Question question={question} t={t} />}
        {answer ? (
          <>
            <OfflineAnswerPanel key={`answer ${answer.code}`} model={model} answer={answer} t={t} />
            <OfflinePointsPanel key={answer.code} model={model} answer={answer} t={t} />
          </>
        ) : (
          <Finished model={model} t={t} />
        )}
      </main>
    </>
  );
}

/** How far it is, and the file of marks. */
function Top({ facts, model, sealKey: key }: BodyProps) {
  const { texts: t, unit, fileName } = facts;
  const state = useStore(model.$state);
  const [notice, setNotice] = useState("");
  const { total, done, flagged, skipped, unsaved } = countsOf(state, model.file);
  const save = () => {
    if (state.marks.size === 0) return setNotice(t.nothingToSave);
    const content = new TextEncoder().encode(JSON.stringify(model.marks()));
    download(seal(content, key), `${fileName}_${stamp(new Date())}.exm`);
    model.saved();
    setNotice(t.saved);
  };
  const counts = [
    filled(t.progress, { done, total }),
    flagged > 0 && filled(t.flaggedCount, { n: flagged }),
    skipped > 0 && filled(t.skippedCount, { n: skipped }),
  ];
  return (
    <header className="top">
      <div>
        <h1>{unit}</h1>
        <p className="quiet">
          {filled(t.marker, { name: model.file.marker })} ·{" "}
          {counts.filter((text) => text !== false).join(" · ")}
        </p>
      </div>
      <progress value={done} max={total} aria-label={t.title} />
      <p className={unsaved > 0 ? "unsaved" : "quiet"} aria-live="polite">
        {unsaved > 0 && filled(t.unsaved, { n: unsaved })}
        {unsaved === 0 && state.marks.size > 0 && t.allSaved}
      </p>
      <button type="button" className="primary" onClick={save}>
        {t.save}
      </button>
      <p className="quiet wide" role="status">
        {notice || (state.restored > 0 ? filled(t.restored, { n: state.restored }) : "")}
      </p>
    </header>
  );
}

function download(bytes: Uint8Array, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes.slice()]));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** "20261129-0741", by the device's clock. */
function stamp(now: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}`;
}

type QuestionProps = { question: PackedQuestion; t: OfflinePageTexts };

function Question({ question, t }: QuestionProps) {
  const { stem, reference, model, keywords } = question;
  // A phone has room for the answer first.
  const [isOpen] = useState(() => !isNarrow());
  return (
    <details className="sheet question" open={isOpen}>
      <summary>{t.question}</summary>
      {reference !== "" && (
        <details>
          <summary>{t.reference}</summary>
          <OfflineHtmlPanel html={reference} />
        </details>
      )}
      <OfflineHtmlPanel html={stem} />
      {model !== "" && (
        <>
          <h2>{t.model}</h2>
          <OfflineHtmlPanel html={model} />
        </>
      )}
      {keywords.length > 0 && (
        <p>
          <b>{t.keywords}:</b> {keywords.join(", ")}
        </p>
      )}
    </details>
  );
}

function Finished({ model, t }: { model: OfflinePageModel; t: OfflinePageTexts }) {
  const { skipped } = useStore(model.$state);
  return (
    <section className="sheet finished" role="status">
      <h2>{t.done}</h2>
      <p>{t.doneText}</p>
      <p className="acts">
        {skipped.size > 0 && (
          <button type="button" className="primary" onClick={model.takeSkipped}>
            {filled(t.takeSkipped, { n: skipped.size })}
          </button>
        )}
        <button type="button" onClick={() => model.move(-1)}>
          {t.earlier}
        </button>
        <button type="button" onClick={() => model.undo()}>
          {t.undo}
        </button>
      </p>
    </section>
  );
}
