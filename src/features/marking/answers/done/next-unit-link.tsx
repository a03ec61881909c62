// The way to another question that has something for the person.
import { useStore } from "@nanostores/react";
import type { MarkingUnit } from "../../../../contract/marking/marking-units.ts";
import { formatNumber } from "../../../../core/format.ts";
import { excerptOf } from "../../../../domain/text/html-text.ts";
import { LinkButton } from "../../../../ui/input/button.tsx";
import { unitAddress } from "../unit-address-value.ts";
import { markingDoneMessages } from "./marking-done-messages.ts";

type NextUnitProps = { next: MarkingUnit; isFirst: boolean; goTo(unit: MarkingUnit): void };

/** `isFirst`: nothing is to be done before. */
export function NextUnitLink({ next, isFirst, goTo }: NextUnitProps) {
  const t = useStore(markingDoneMessages);
  const { number, schedule } = next;
  const exam = excerptOf(schedule, 40);
  return (
    <LinkButton
      href={unitAddress(next)}
      variant={isFirst ? "primary" : "secondary"}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        goTo(next);
      }}
    >
      {number === null ? t.nextDeleted({ exam }) : t.next({ n: formatNumber(number), exam })}
    </LinkButton>
  );
}
