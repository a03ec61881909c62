// Asks before competences are deleted, names what is below them and would go as well, and says which were kept and why.
import { useStore } from "@nanostores/react";
import type { Competence } from "../../contract/competences.ts";
import { formatNumber } from "../../core/format.ts";
import { RemovalDialog } from "../../kit/actions/removal-dialog.tsx";
import type { Target } from "../../kit/actions/row-action.ts";
import { failureText } from "../../kit/failed-message.ts";
import { useModel } from "../../kit/use-model.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/input/button.tsx";
import { competencesMessages } from "./competences-messages.ts";
import { createBelow, type Below, type CompetencesModel } from "./competences-model.ts";

type CompetenceRemovalProps = {
  model: CompetencesModel;
  target: Target;
  /** The one competence, when it is one. */
  competence?: Competence;
  onClose(): void;
};

const named = 8;

export function CompetenceRemoval({ model, target, competence, onClose }: CompetenceRemovalProps) {
  const t = useStore(competencesMessages);
  const { $state, retry } = useModel(() => createBelow(target.ids));
  const state = useStore($state);
  const all = state.status === "ready" ? state.detail.ids : target.ids;
  return (
    <RemovalDialog
      actions={model.actions}
      target={{ ids: all, name: competence?.kode ?? null }}
      canStart={state.status === "ready"}
      onClose={onClose}
    >
      {state.status === "loading" && <p role="status">{t.findingBelow}</p>}
      {state.status === "failed" && (
        <Banner
          tone="bad"
          title={t.belowFailed}
          actions={<Button onClick={() => void retry()}>{t.retry}</Button>}
        >
          {failureText(state.error)}
        </Banner>
      )}
      {state.status === "ready" && <NamedBelow below={state.detail} />}
      {competence && competence.question_count > 0 && (
        <Banner tone="warn" title={t.hasQuestions({ n: formatNumber(competence.question_count) })}>
          {t.hasQuestionsHint}
        </Banner>
      )}
      <p>
        {t.removeMeaning} {all.length > 1 && t.removeKept}
      </p>
    </RemovalDialog>
  );
}

function NamedBelow({ below: { items } }: { below: Below }) {
  const t = useStore(competencesMessages);
  if (items.length === 0) return null;
  const left = items.length - named;
  return (
    <Banner tone="warn" title={t.alsoBelow({ n: formatNumber(items.length) })}>
      <ul>
        {items.slice(0, named).map(({ id, kode, uraian }) => (
          <li key={id}>
            <b>{kode}</b> {uraian}
          </li>
        ))}
        {left > 0 && <li>{t.more({ n: formatNumber(left) })}</li>}
      </ul>
    </Banner>
  );
}
