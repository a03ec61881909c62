// The question in the address has no answers that could be marked. The address stays; other questions are a click away.
import { useStore } from "@nanostores/react";
import { href } from "../../../../core/navigation.ts";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { LinkButton } from "../../../../ui/input/button.tsx";
import css from "../marking-body.module.css";
import { markingMessages } from "../marking-messages.ts";
import type { UnitChoiceModel } from "../unit-choice-model.ts";
import { NextUnitLink } from "./next-unit-link.tsx";

export function NothingToMarkPanel({ model }: { model: UnitChoiceModel }) {
  const t = useStore(markingMessages);
  const next = useStore(model.$next);
  return (
    <EmptyState icon="list-checks" title={t.nothing}>
      <p>{t.nothingText}</p>
      <p className={`${css.acts} ${css.endActs}`}>
        {next && <NextUnitLink next={next} isFirst goTo={model.goTo} />}
        <LinkButton href={href("check")} variant={next ? "secondary" : "primary"}>
          {t.back}
        </LinkButton>
      </p>
    </EmptyState>
  );
}
