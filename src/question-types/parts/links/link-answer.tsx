// Links as a participant makes them: on a board with lines where there is room, or by choosing in lists. What was done is
// said aloud.
import { useStore } from "@nanostores/react";
import { useRef, useState } from "react";
import { Button } from "../../../ui/input/button.tsx";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import css from "./link-answer.module.css";
import { LinkBoard, type LinkChange } from "./link-board.tsx";
import { LinkList } from "./link-list.tsx";
import { linkMessages } from "./link-messages.ts";
import { type Link, markOf, type Side, type Sides } from "./link-model.ts";
import { partName } from "../rows/part-name.ts";
import { ResetButton } from "../layout/reset-button.tsx";
import { useWidth } from "../../../ui/use-width.ts";

export type LinkAnswerProps = Sides & {
  links: readonly Link[];
  onLinks: (links: Link[]) => void;
  /** One partner each. */
  single: boolean;
};

/** In pixels: narrower, the tiles would be columns of single words. */
const leastBoard = 512;

export function LinkAnswer({ left, right, links, onLinks, single }: LinkAnswerProps) {
  const t = useStore(linkMessages);
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const [asList, setAsList] = useState(false);
  const [said, setSaid] = useState("");
  const nameOf = (side: Side, id: string) => {
    const parts = side === "left" ? left : right;
    const at = parts.findIndex((part) => part.id === id);
    return partName(parts[at]?.html, markOf(side, at));
  };
  const change = ({ is, link, links: next }: LinkChange) => {
    const names = { left: nameOf("left", link[0]), right: nameOf("right", link[1]) };
    setSaid(is === "joined" ? t.joined(names) : t.parted(names));
    onLinks(next);
  };
  const hasRoom = width === null || width >= leastBoard;
  const form = { left, right, links, single, onChange: change };
  return (
    <div ref={place} className={css.answer}>
      {hasRoom && !asList ? (
        <>
          <p className={css.how}>{single ? t.howToOne : t.howToMany}</p>
          <LinkBoard {...form} />
        </>
      ) : (
        <LinkList {...form} />
      )}
      <div className={css.foot}>
        <ResetButton
          disabled={links.length === 0}
          onReset={() => {
            setSaid(t.cleared);
            onLinks([]);
          }}
        />
        {hasRoom && (
          <Button
            size="s"
            variant="ghost"
            icon={asList ? "network" : "list"}
            onClick={() => setAsList(!asList)}
          >
            {asList ? t.asBoard : t.asList}
          </Button>
        )}
      </div>
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}
