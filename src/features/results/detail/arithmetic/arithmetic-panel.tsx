// How one answer became its points: the share, the question's part of its type, what the type is worth, and the product. Whoever follows the
// numbers with pencil and paper comes to the same.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import type { OpenedQuestion, OpenedType } from "../../../../contract/results/opened-result.ts";
import { shownDecimal } from "../../../../core/decimal-text.ts";
import { policyLabels, typeNames } from "../../../../kit/label-messages.ts";
import { fractionOf } from "../../../../domain/scoring/fraction.ts";
import { storedScore } from "../../../../domain/scoring/shown-score.ts";
import { detailMessages } from "../detail-messages.ts";
import { decimalText, exactText } from "../exact-text.ts";
import { pointsShown } from "../shown-points-value.ts";
import { arithmeticMessages, type ArithmeticTexts } from "./arithmetic-messages.ts";
import { ExactBounds, ExactNumber, Quotient } from "./exact-numbers.tsx";
import { shareReason } from "./share-reason-text.ts";
import css from "./arithmetic-panel.module.css";

type ArithmeticProps = { opened: OpenedQuestion; types: readonly OpenedType[] };

export function ArithmeticPanel({ opened, types }: ArithmeticProps) {
  const t = useStore(arithmeticMessages);
  const names = useStore(typeNames);
  const policies = useStore(policyLabels);
  const type = types.find((one) => one.type === opened.type)!;
  const isByPolicy = opened.rule.is === "parts" || opened.rule.is === "weights";
  return (
    <section className={css.panel} aria-label={t.title}>
      <h3>{t.title}</h3>
      {opened.counts ? (
        <div className={css.factors}>
          <Share opened={opened} />
          <Factor sign="×" reason={t.weightOf({ type: names[opened.type] })}>
            <Quotient above={exactText(exactOf(opened.bobot))} below={exactText(type.bobot)} />
          </Factor>
          <Factor sign="×" reason={t.typeWorth({ type: names[opened.type] })}>
            <ExactNumber exact={exactOf(type.weight)} />
          </Factor>
          <Points opened={opened} />
        </div>
      ) : (
        <p>{uncountedText(opened, type, t)}</p>
      )}
      {opened.counts && isByPolicy && (
        <p className={css.policy}>{t.policy({ policy: policies[opened.policy] })}</p>
      )}
    </section>
  );
}

function uncountedText(
  { rule }: OpenedQuestion,
  { type, is_left_empty: isLeftEmpty }: OpenedType,
  t: ArithmeticTexts,
): string {
  if (rule.is !== "removed") return t.survey;
  return isLeftEmpty ? t.removedAll({ type: typeNames.get()[type] }) : t.removed;
}

const exactOf = (value: number): string => storedScore(fractionOf(value)).exact;

type FactorProps = { sign: string; reason: string; children: ReactNode };

function Factor({ sign, reason, children }: FactorProps) {
  return (
    <div className={css.factor}>
      <span className={css.value}>
        {sign !== "" && <span>{sign}</span>} {children}
      </span>
      <small>{reason}</small>
    </div>
  );
}

function Share({ opened }: { opened: OpenedQuestion }) {
  const t = useStore(arithmeticMessages);
  const { earned, deduction } = opened;
  const { quotient, text } = shareReason(opened, t);
  const isReduced = deduction !== "0/1";
  const reason = isReduced ? t.minus({ reason: text, minus: exactText(deduction) }) : text;
  return (
    <Factor sign="" reason={reason}>
      {quotient && (
        <>
          <Quotient {...quotient} /> ={" "}
        </>
      )}
      <ExactBounds {...earned} to="–" />
    </Factor>
  );
}

function Points({ opened }: { opened: OpenedQuestion }) {
  const t = useStore(arithmeticMessages);
  const detailT = useStore(detailMessages);
  const { points } = opened;
  const shown = shownDecimal(pointsShown(opened, detailT));
  const isWhole = points.least.endsWith("/1");
  return (
    <Factor sign="=" reason={t.points({ points: shown })}>
      <b>
        <ExactBounds {...points} to="–" />
      </b>
      {points.least === points.most && !isWhole && ` = ${decimalText(points.least)}`}
    </Factor>
  );
}
