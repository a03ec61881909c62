// From the types to the total, as exact fractions with the one rounding, and what of each competence was mastered.
import { useStore } from "@nanostores/react";
import type { OpenedResult, OpenedType } from "../../../../contract/results/opened-result.ts";
import type { ResultDetail } from "../../../../contract/results/result-detail.ts";
import { shownDecimal } from "../../../../core/decimal-text.ts";
import { formatNumber } from "../../../../core/format.ts";
import { divide, toDecimal } from "../../../../domain/scoring/fraction.ts";
import { typeNames } from "../../../../kit/label-messages.ts";
import { Meter } from "../../../../ui/feedback/meter.tsx";
import { decimalText, exactText } from "../exact-text.ts";
import { arithmeticMessages, type ArithmeticTexts } from "./arithmetic-messages.ts";
import { ExactBounds } from "./exact-numbers.tsx";
import { percentOf } from "./percent-value.ts";
import css from "./type-sums-panel.module.css";

type SumsProps = { detail: ResultDetail; opened: OpenedResult };

export function TypeSumsPanel({ detail, opened }: SumsProps) {
  const t = useStore(arithmeticMessages);
  const names = useStore(typeNames);
  const { types, total, not_shown: missing } = opened;
  return (
    // Sixteen types are scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.panel} aria-label={t.sums} tabIndex={0}>
      <h2>{t.sums}</h2>
      <table className={css.sums}>
        <thead>
          <tr>
            <th scope="col">{t.type}</th>
            <th scope="col">{t.earned}</th>
            <th scope="col">{t.worth}</th>
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <tr key={type.type}>
              <th scope="row">
                {names[type.type]} <small>{noteOf(type, t)}</small>
              </th>
              <td>
                <ExactBounds {...type.total} to="–" />
              </td>
              <td>{shownDecimal(String(type.weight))}</td>
            </tr>
          ))}
          {missing.map(({ type, weight }) => (
            <tr key={type}>
              <th scope="row">
                {names[type]} <small>{t.notShown}</small>
              </th>
              <td>0</td>
              <td>{shownDecimal(String(weight))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.sum}</th>
            <td>
              <b>
                <ExactBounds {...total} to="–" />
              </b>
            </td>
            <td>{shownDecimal(toDecimal(worthOf(opened), 2).replace(/\.?0+$/u, ""))}</td>
          </tr>
        </tfoot>
      </table>
      <p>{roundingText(opened, t)}</p>
      <Mastery mastery={detail.mastery} />
    </section>
  );
}

function worthOf({ types, not_shown: missing }: OpenedResult) {
  const weights = [...types, ...missing].map(({ weight }) => Math.round(weight * 100));
  return divide(
    { numerator: BigInt(weights.reduce((all, one) => all + one, 0)), denominator: 1n },
    { numerator: 100n, denominator: 1n },
  );
}

function noteOf({ sum, is_left_empty: isLeftEmpty, shown }: OpenedType, t: ArithmeticTexts) {
  if (isLeftEmpty) return t.leftEmpty;
  if (sum.least.startsWith("-")) return t.floored({ sum: exactText(sum.least) });
  return t.count({ n: formatNumber(shown) });
}

function roundingText({ total, shown }: OpenedResult, t: ArithmeticTexts): string {
  const least = shownDecimal(shown.least);
  if (total.least !== total.most) {
    return t.unrounded({ shown: t.to({ least, most: shownDecimal(shown.most) }) });
  }
  return t.rounded({ value: decimalText(total.least), shown: least });
}

function Mastery({ mastery }: Pick<ResultDetail, "mastery">) {
  const t = useStore(arithmeticMessages);
  if (mastery.length === 0) return null;
  return (
    <>
      <h2>{t.mastery}</h2>
      <dl className={css.mastery}>
        {mastery.map((one) => {
          const [least, most] = [percentOf(one.least, one.worth), percentOf(one.most, one.worth)];
          return (
            <div key={one.id}>
              <dt title={one.uraian}>
                <b>{one.kode}</b> {one.uraian}{" "}
                <small>{t.masteryOf({ n: formatNumber(one.questions) })}</small>
              </dt>
              <dd>
                <Meter value={least} max={100} />
                <span>
                  {least === most
                    ? t.percent({ n: formatNumber(least) })
                    : t.percents({ least: formatNumber(least), most: formatNumber(most) })}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
