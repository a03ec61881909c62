// Publishing and withdrawing: the act beside what a participant will see of it.
import { useStore } from "@nanostores/react";
import {
  publicationKinds,
  publishedViews,
  type ResultPublication,
} from "../../../contract/results/result-publications.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { formatDateTime, formatNumber } from "../../../core/format.ts";
import { publicationReach } from "../../../domain/results/publication-rule.ts";
import { FormDialog } from "../../../kit/form/form-dialog.tsx";
import { FormRadios, FormSelect } from "../../../kit/form/form-fields.tsx";
import { namedChoices } from "../../../kit/choices.ts";
import { useModel } from "../../../kit/use-model.ts";
import type { ResultsModel } from "../results-model.ts";
import { publicationSentences } from "./publication-summary.tsx";
import { publicationMessages, type PublicationTexts } from "./publication-messages.ts";
import {
  createPublicationModel,
  type PublicationCounts,
  type PublicationModel,
} from "./publication-model.ts";
import { PublicationPreviewPanel } from "./publication-preview-panel.tsx";
import { publicationStateMessages } from "./publication-state-messages.ts";
import css from "./publication-dialog.module.css";

type PublicationDialogProps = {
  exam: string;
  now: ResultPublication;
  groups: readonly { id: string; nama: string }[];
  ask: ResultsModel["ask"];
  changed(newer: ResultPublication): void;
  onClose(): void;
};

export function PublicationDialog(props: PublicationDialogProps) {
  const { exam, now, groups, ask, changed, onClose } = props;
  const t = useStore(publicationMessages);
  const model = useModel(() =>
    createPublicationModel({
      now,
      ask,
      groupName: (id) => groups.find((group) => group.id === id)?.nama ?? "",
      changed,
    }),
  );
  const counts = useStore(model.$counts);
  const { kind } = useStore(model.form.$values);
  const reach = publicationReach(useStore(model.$now), serverNow().getTime());
  const isSeenByAll = reach === "everybody";
  return (
    <FormDialog
      title={t.title({ exam })}
      form={model.form}
      size="xl"
      saveLabel={saveLabel(kind, counts, t, isSeenByAll)}
      onClose={onClose}
    >
      <div className={css.sides}>
        <ActFields model={model} groups={groups} />
        <PublicationPreviewPanel schedule={now.schedule_id} $planned={model.$planned} ask={ask} />
      </div>
    </FormDialog>
  );
}

/** Those whose result is stored: all that others will see is that there is none. */
const withResult = ({ complete, waiting, unscored }: CountsByState) =>
  complete + waiting + unscored;
type CountsByState = Extract<PublicationCounts, { status: "ready" }>["counts"];

function saveLabel(
  kind: "publish" | "withdraw" | "follow",
  counts: PublicationCounts,
  t: PublicationTexts,
  isSeenByAll: boolean,
) {
  // Of those who see nothing nothing is withdrawn, and the counts do not tell them apart.
  const isOfSome = kind === "withdraw" && !isSeenByAll;
  if (counts.status !== "ready" || isOfSome) return t[kind];
  const n = formatNumber(withResult(counts.counts));
  return { publish: t.publishFor, withdraw: t.withdrawFor, follow: t.followFor }[kind]({ n });
}

type ActFieldsProps = { model: PublicationModel; groups: PublicationDialogProps["groups"] };

function ActFields({ model: { form, $now, $counts }, groups }: ActFieldsProps) {
  const t = useStore(publicationMessages);
  const publicationStateT = useStore(publicationStateMessages);
  const now = useStore($now);
  const { kind } = useStore(form.$values);
  const hints = {
    publish: t.publishHint,
    withdraw: t.withdrawHint,
    follow: t.followHint({ rule: ruleText(now, t) }),
  };
  const offered = publicationKinds.filter((each) => each !== "follow" || now.acts.length > 0);
  return (
    <div className={css.act}>
      <p className={css.state}>{publicationSentences(now, publicationStateT).join(" ")}</p>
      <FormRadios
        form={form}
        name="kind"
        label={t.act}
        options={offered.map((value) => ({ value, label: t[value], hint: hints[value] }))}
      />
      <FormSelect
        form={form}
        name="group_id"
        label={t.whom}
        options={[{ value: "", label: t.everybody }, ...namedChoices(groups)]}
      />
      {kind === "publish" && (
        <FormRadios
          form={form}
          name="view"
          label={t.view}
          options={publishedViews.map((value) => ({ value, label: t[value] }))}
        />
      )}
      <Counts counts={useStore($counts)} />
    </div>
  );
}

function ruleText({ view, result_at: at }: ResultPublication, t: PublicationTexts): string {
  if (view === "none") return t.ruleNone;
  const shown = { view: t[view] };
  return at === null ? t.ruleAtEnd(shown) : t.rule({ ...shown, time: formatDateTime(at) });
}

function Counts({ counts: state }: { counts: PublicationCounts }) {
  const t = useStore(publicationMessages);
  if (state.status === "loading") return <p className={css.state}>{t.counting}</p>;
  if (state.status === "failed") return <p className={css.state}>{t.notCounted}</p>;
  const { complete, waiting, unscored, computing, unfinished, expected, absent } = state.counts;
  const lines = [
    { n: complete, text: t.final },
    { n: waiting, text: t.ranged },
    { n: unscored, text: t.unscored },
    { n: computing + unfinished + expected + absent, text: t.others },
  ];
  return (
    <ul className={css.counts} aria-live="polite">
      {lines
        .filter(({ n }) => n > 0)
        .map(({ n, text }) => (
          <li key={text({ n: "" })}>{text({ n: formatNumber(n) })}</li>
        ))}
    </ul>
  );
}
