// Two versions of results beside each other, chosen from the list.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { ResultVersion } from "../../../contract/results/result-recalculation.ts";
import { formatNumber } from "../../../core/format.ts";
import { failureText } from "../../../kit/failed-message.ts";
import { Select } from "../../../ui/choice/select.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { ResultChangePanel } from "./result-change-panel.tsx";
import { resultVersionsMessages } from "./result-versions-messages.ts";
import type { ResultVersionsModel } from "./result-versions-model.ts";
import css from "./recalculation.module.css";

type VersionComparisonPanelProps = {
  model: ResultVersionsModel;
  /** The latest first. */
  versions: readonly ResultVersion[];
};

export function VersionComparisonPanel({ model, versions }: VersionComparisonPanelProps) {
  const t = useStore(resultVersionsMessages);
  const state = useStore(model.$comparison);
  const [from, setFrom] = useState(versions[1]!.number);
  const [to, setTo] = useState(versions[0]!.number);
  const nameOf = (version: number) => t.version({ n: formatNumber(version) });
  const options = versions.map(({ number }) => ({ value: String(number), label: nameOf(number) }));
  const compare = () => model.compare({ from, to });
  return (
    <section className={css.section} aria-label={t.compare}>
      <div className={css.compared}>
        <Field label={t.from}>
          {(aria) => (
            <Select
              {...aria}
              options={options}
              value={String(from)}
              onChange={(value) => setFrom(Number(value))}
            />
          )}
        </Field>
        <Field label={t.to}>
          {(aria) => (
            <Select
              {...aria}
              options={options}
              value={String(to)}
              onChange={(value) => setTo(Number(value))}
            />
          )}
        </Field>
        <Button onClick={compare}>{t.compare}</Button>
      </div>
      <p className={css.meaning}>{t.kept}</p>
      {state.status === "loading" && <Spinner label={t.comparing} />}
      {state.status === "failed" && (
        <Banner
          tone="warn"
          title={t.compareFailed}
          actions={<Button onClick={() => model.compare(state.pair)}>{t.retry}</Button>}
        >
          {failureText(state.error)}
        </Banner>
      )}
      {state.status === "ready" && (
        <ResultChangePanel
          key={`${state.pair.from} ${state.pair.to}`}
          change={state.change}
          names={{ before: nameOf(state.pair.from), after: nameOf(state.pair.to) }}
        />
      )}
    </section>
  );
}
