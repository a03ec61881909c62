// What a teacher decides about the question that is open: one press, a note if wished, and the way back.
import { useStore } from "@nanostores/react";
import { maxDecisionNote, itemStatuses } from "../../../contract/analysis/item-decisions.ts";
import { formatDateTime } from "../../../core/format.ts";
import { failureText } from "../../../kit/failed-message.ts";
import { Chip } from "../../../ui/choice/chip.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import type { ItemRow } from "../screen/item-rows.ts";
import { StatusShape } from "../screen/item-status-tile.tsx";
import type { DecisionsKeeper } from "./item-decisions-keeper.ts";
import { itemDecisionMessages } from "./item-decision-messages.ts";
import css from "./item-panel.module.css";

type FormProps = {
  row: ItemRow;
  keeper: DecisionsKeeper;
  /** The stored decisions are known. */
  isKnown: boolean;
};

export function ItemDecisionForm({ row, keeper, isKnown }: FormProps) {
  const { asked, own } = row;
  const t = useStore(itemDecisionMessages);
  const notes = useStore(keeper.$notes);
  const state = keeper.stateOf(asked.id, useStore(keeper.$saving));
  const typed = notes[asked.id];
  const chosen = own?.status ?? null;
  if (!isKnown) return <p className={css.hint}>{t.unknown}</p>;
  const isSaving = state.is === "saving";
  return (
    <section className={css.decision} aria-label={t.title} aria-busy={isSaving || undefined}>
      <h3>{t.title}</h3>
      <div className={css.chips} role="group" aria-label={t.title}>
        {itemStatuses.map((status) => (
          <Chip
            key={status}
            pressed={chosen === status}
            onPress={() => void keeper.decide(asked, status)}
          >
            <StatusShape status={status} />
            {t[status]}
          </Chip>
        ))}
        {chosen !== null && (
          <Button size="s" variant="ghost" onClick={() => void keeper.decide(asked, null)}>
            {t.takeBack}
          </Button>
        )}
      </div>
      <Field
        label={t.note}
        {...(typed !== undefined && chosen === null && { hint: t.chooseFirst })}
      >
        {(aria) => (
          <TextInput
            {...aria}
            maxLength={maxDecisionNote}
            value={typed ?? own?.note ?? ""}
            onInput={(event) => keeper.type(asked, event.currentTarget.value)}
          />
        )}
      </Field>
      {typed !== undefined && chosen !== null && (
        <Button size="s" busy={isSaving} onClick={() => void keeper.decide(asked, chosen)}>
          {t.saveNote}
        </Button>
      )}
      <Outcome row={row} keeper={keeper} />
    </section>
  );
}

/** Who has decided it, and what became of the last act here. */
function Outcome({ row: { asked, own }, keeper }: Omit<FormProps, "isKnown">) {
  const t = useStore(itemDecisionMessages);
  const state = keeper.stateOf(asked.id, useStore(keeper.$saving));
  return (
    <>
      <p className={css.hint} role="status">
        {own ? t.by({ name: own.by.name, time: formatDateTime(own.at) }) : t.none}{" "}
        {state.is === "saved" && (
          <>
            {t.saved}{" "}
            <Button size="s" variant="ghost" icon="undo-2" onClick={() => void keeper.undo(asked)}>
              {t.undo}
            </Button>
          </>
        )}
      </p>
      {state.is === "newer" && <Banner tone="warn">{t.newer}</Banner>}
      {state.is === "failed" && <Banner tone="bad">{failureText(state.error)}</Banner>}
    </>
  );
}
