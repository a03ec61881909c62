// The text of the question that is open, as participants saw it.
import { useStore } from "@nanostores/react";
import type { AnalysedQuestion } from "../../../contract/analysis/item-analysis.ts";
import { href } from "../../../core/navigation.ts";
import { usageText } from "../../../domain/text/usage-text.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { DetailView } from "../../../kit/record/detail-view.tsx";
import { RouteLink } from "../../../kit/route-link.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { withReturn } from "../../../kit/ways-back/way-back-value.ts";
import type { ViewMode } from "../../../question-types/frame/question-type-props.ts";
import { QuestionView } from "../../../question-types/frame/question-view.tsx";
import { ReferenceView } from "../../../question-types/frame/reference-view.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { buttonClass } from "../../../ui/input/button-style.ts";
import { itemPanelMessages } from "./item-panel-messages.ts";
import { readItemText, type ItemText } from "./item-texts-lookups.ts";
import css from "./item-panel.module.css";

type TextProps = { asked: AnalysedQuestion; bankId: string };

export function ItemTextPanel({ asked, bankId }: TextProps) {
  const t = useStore(itemPanelMessages);
  const model = useModel(() => createDetail((signal) => readItemText(asked, { bankId, signal })));
  const texts = { loading: t.loading, failed: t.textFailed };
  return (
    <section className={css.text} aria-label={t.text}>
      <KeyVersion asked={asked} />
      <DetailView model={model} texts={texts}>
        {(text) => <Shown text={text} asked={asked} bankId={bankId} />}
      </DetailView>
    </section>
  );
}

/** The figures may use the key of a newer version than the one that was shown. */
function KeyVersion({ asked: { version, key_version: key } }: Pick<TextProps, "asked">) {
  const t = useStore(itemPanelMessages);
  return key === version ? null : <p className={css.hint}>{t.newerKey({ version: key })}</p>;
}

function Shown({ text, asked, bankId }: TextProps & { text: ItemText }) {
  const t = useStore(itemPanelMessages);
  if (text.is !== "known") {
    return (
      <>
        <p>
          <bdi>{asked.excerpt}</bdi>
        </p>
        <p className={css.hint}>{text.is === "held" ? t.textHeld : t.textMissing}</p>
      </>
    );
  }
  const { question, reference, outsideUsage, isPresent, mayEdit } = text;
  const editor = href("banksoal.soal.edit", { id: bankId, soid: asked.question_id }, withReturn());
  return (
    <>
      {!isPresent && <p className={css.hint}>{t.older({ version: asked.version })}</p>}
      {reference && (
        // Long texts are read when they are wanted: the question stays in sight.
        <details className={css.reference}>
          <summary>{t.reference({ title: reference.judul })}</summary>
          <ReferenceView reference={reference} heardBy="staff" />
        </details>
      )}
      <QuestionView question={question} mode={{ is: "preview", answer: null } as ViewMode} />
      {outsideUsage && (
        <p className={css.hint}>
          {asked.version === 1
            ? t.outsideUsage({ usage: usageText(outsideUsage) })
            : t.formerOutsideUsage({ usage: usageText(outsideUsage) })}
        </p>
      )}
      {mayEdit && (
        <RouteLink to={editor} className={buttonClass({ size: "s" })}>
          <Icon name="pencil" size={16} />
          {t.edit}
        </RouteLink>
      )}
    </>
  );
}
