// Links by choosing: each left part with its list of right parts, or with a box to tick for each. For narrow screens, and
// for whoever would rather choose than draw.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import type { Part } from "../../../contract/questions/question-content.ts";
import { excerptOf, plainTextOf } from "../../../domain/text/html-text.ts";
import { RichTextView } from "../../../kit/rich-text/rich-text-view.tsx";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { Select } from "../../../ui/choice/select.tsx";
import type { LinkBoardProps } from "./link-board.tsx";
import { linkMessages } from "./link-messages.ts";
import { markOf, withLink, withoutLink } from "./link-model.ts";
import css from "./link-list.module.css";

export function LinkList(props: LinkBoardProps) {
  const { left, right, links, single } = props;
  const t = useStore(linkMessages);
  const id = useId();
  return (
    <div className={css.both}>
      <ul className={css.list}>
        {left.map((part, at) => (
          <li key={part.id} className={css.card}>
            <Text part={part} mark={markOf("left", at)} />
            {single ? (
              <OnePartner {...props} at={at} />
            ) : (
              <ManyPartners {...props} at={at} textsId={id} />
            )}
          </li>
        ))}
      </ul>
      <p className={css.heading}>{t.choices}</p>
      <ul className={css.list}>
        {right.map((part, at) => {
          const users = left.flatMap(({ id: from }, place) =>
            links.some(([one, other]) => one === from && other === part.id) ? [place + 1] : [],
          );
          return (
            <li key={part.id} id={`${id}-${part.id}`} className={css.choice}>
              <Text part={part} mark={markOf("right", at)} />
              {users.length > 0 && (
                <span className={css.users}>{t.usedBy({ marks: users.join(", ") })}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Text({ part, mark }: { part: Part; mark: string }) {
  return (
    <div className={css.text}>
      <span className={css.mark}>{mark}</span>
      <RichTextView html={part.html} fallback={plainTextOf(part.html)} />
    </div>
  );
}

type PartnersProps = LinkBoardProps & { at: number };

function OnePartner({ left, right, links, onChange, at }: PartnersProps) {
  const t = useStore(linkMessages);
  const part = left[at];
  if (!part) return null;
  const current = links.find(([from]) => from === part.id);
  const choose = (to: string) => {
    if (to !== "") {
      const links2 = withLink(links, [part.id, to], true);
      onChange({ is: "joined", link: [part.id, to], links: links2 });
    } else if (current) {
      onChange({ is: "parted", link: current, links: withoutLink(links, current) });
    }
  };
  return (
    <Select
      aria-label={t.partnerOf({ name: `${markOf("left", at)} ${excerptOf(part.html)}` })}
      placeholder={t.choose}
      options={right.map(({ id, html }, place) => ({
        value: id,
        label: `${markOf("right", place)} ${excerptOf(html)}`,
      }))}
      value={current?.[1] ?? ""}
      onChange={choose}
    />
  );
}

function ManyPartners({
  left,
  right,
  links,
  onChange,
  at,
  textsId,
}: PartnersProps & { textsId: string }) {
  const t = useStore(linkMessages);
  const part = left[at];
  if (!part) return null;
  return (
    <fieldset
      className={css.boxes}
      aria-label={t.partnerOf({ name: `${markOf("left", at)} ${excerptOf(part.html)}` })}
    >
      {right.map(({ id }, place) => (
        <Checkbox
          key={id}
          label={markOf("right", place).slice(0, -1)}
          aria-describedby={`${textsId}-${id}`}
          checked={links.some(([from, to]) => from === part.id && to === id)}
          onChange={(isLinked) =>
            onChange(
              isLinked
                ? {
                    is: "joined",
                    link: [part.id, id],
                    links: withLink(links, [part.id, id], false),
                  }
                : { is: "parted", link: [part.id, id], links: withoutLink(links, [part.id, id]) },
            )
          }
        />
      ))}
    </fieldset>
  );
}
