// The key of links as a table: a row for each left part, a column for each right one, a tick where they belong together.
import { useStore } from "@nanostores/react";
import { type ReactNode, useId } from "react";
import { excerptOf } from "../../domain/text/html-text.ts";
import type { Part } from "../../contract/questions/question-content.ts";
import { useRowControls } from "../../kit/rich-text/walk/use-row-controls.ts";
import { Checkbox } from "../../ui/choice/checkbox.tsx";
import fieldCss from "../../ui/input/field.module.css";
import { KeyErrors } from "../parts/marks/key-errors.tsx";
import { isSameLink, type Link, markOf, type Side, type Sides } from "../parts/links/link-model.ts";
import css from "./link-matrix.module.css";
import { multiMatchingMessages } from "./multi-matching-messages.ts";

export type LinkMatrixProps = Sides & {
  links: readonly Link[];
  onLink: (link: Link, isLinked: boolean) => void;
  errors: Readonly<Record<string, string>>;
};

export function LinkMatrix({ left, right, links, onLink, errors }: LinkMatrixProps) {
  const t = useStore(multiMatchingMessages);
  const id = useId();
  const nameOf = (side: Side, { html }: Part, at: number) =>
    `${markOf(side, at)} ${excerptOf(html) || t.empty}`;
  return (
    <fieldset className={css.matrix} aria-describedby={`${id}-hint ${id}-error`}>
      <legend className={fieldCss.label}>{t.key}</legend>
      <p id={`${id}-hint`} className={fieldCss.hint}>
        {t.keyHint}
      </p>
      <div className={css.box}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.leftPart}</th>
              {right.map((part, at) => (
                <th key={part.id} scope="col" title={nameOf("right", part, at)}>
                  {markOf("right", at).slice(0, -1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {left.map((part, at) => (
              <MatrixRow key={part.id}>
                <th scope="row">{nameOf("left", part, at)}</th>
                {right.map((other, place) => {
                  const link: Link = [part.id, other.id];
                  const isLinked = links.some((each) => isSameLink(each, link));
                  return (
                    <td key={other.id} data-on={isLinked ? "" : undefined}>
                      <Checkbox
                        className={css.tick}
                        label={t.link({
                          left: nameOf("left", part, at),
                          right: nameOf("right", other, place),
                        })}
                        hideLabel
                        checked={isLinked}
                        onChange={(checked) => onLink(link, checked)}
                      />
                    </td>
                  );
                })}
              </MatrixRow>
            ))}
          </tbody>
        </table>
      </div>
      <div id={`${id}-error`}>
        <KeyErrors errors={errors} />
      </div>
    </fieldset>
  );
}

/** One stop for Tab: arrows to the left and right lead along its ticks. */
function MatrixRow({ children }: { children: ReactNode }) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
  return <tr {...useRowControls<HTMLTableRowElement>()}>{children}</tr>;
}
