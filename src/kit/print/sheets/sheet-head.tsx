// What stands below the letterhead of a printed sheet: its title with a mark beside it, such as a package's letter, and
// facts in two columns, with a line to write on where one is not known.
import { classNames } from "../../../ui/class-names.ts";
import css from "./sheet-head.module.css";

/** `mark` empty: none. */
export function SheetTitle({ title, mark }: { title: string; mark: string }) {
  return (
    <div className={css.title}>
      <h2>{title}</h2>
      {mark !== "" && <p className={css.mark}>{mark}</p>}
    </div>
  );
}

/** Empty: to be filled in by hand. */
export type SheetFact = readonly [name: string, value: string];

type SheetFactsProps = { facts: readonly SheetFact[] };

export function SheetFacts({ facts }: SheetFactsProps) {
  return (
    <dl className={css.facts}>
      <Facts facts={facts} />
    </dl>
  );
}

/** In a frame: for whoever is to write there. */
export function FramedFacts({ facts }: SheetFactsProps) {
  return (
    <dl className={classNames(css.facts, css.framed)}>
      <Facts facts={facts} />
    </dl>
  );
}

function Facts({ facts }: SheetFactsProps) {
  return (
    <>
      {facts.map(([name, value]) => (
        <div key={name} className={css.fact}>
          <dt>{name}</dt>
          <dd className={value === "" ? css.line : undefined}>{value}</dd>
        </div>
      ))}
    </>
  );
}
