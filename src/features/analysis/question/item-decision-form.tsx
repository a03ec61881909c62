// What a teacher decides about the question that is open: one press, a note if wished, and the way back.
import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import { maxDecisionNote, itemStatuses } from "../../../contract/analysis/item-decisions.ts";
import { formatDateTime, formatNumber } from "../../../core/format.ts";
import { failureText } from "../../../kit/failed-message.ts";
import { Chip } from "../../../ui/choice/chip.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import type { ItemRow } from "../screen/item-rows.ts";
import { StatusShape } from "../screen/item-status-tile.tsx";
import { takeLostFocus } from "../screen/opened-item-focus.ts";
import type { DecisionsKeeper, SavingState } from "./item-decisions-keeper.ts";
import { itemDecisionMessages, type ItemDecisionTexts } from "./item-decision-messages.ts";
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
  const state = keeper.stateOf(asked.id, useStore(keeper.$saving));
  const typed = useStore(keeper.$notes)[asked.id];
  const chosen = own?.status ?? null;
  const heading = useLostFocus([chosen, state.is].join(" "));
  if (!isKnown) return <p className={css.hint}>{t.unknown}</p>;
  const isSaving = state.is === "saving";
  return (
    <section className={css.decision} aria-label={t.title} aria-busy={isSaving || undefined}>
      <h3 ref={heading} tabIndex={-1}>
        {t.title}
      </h3>
      <Refused row={row} state={state} />
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
      <Note {...{ row, keeper, typed, isSaving }} />
      <p className={css.hint} role="status">
        {own ? t.by({ name: own.by.name, time: formatDateTime(own.at) }) : t.none}{" "}
        {state.is === "saved" && typed === undefined && (
          <>
            {t.saved}{" "}
            <Button size="s" variant="ghost" icon="undo-2" onClick={() => void keeper.undo(asked)}>
              {t.undo}
            </Button>
          </>
        )}
      </p>
    </section>
  );
}

/** Returns the heading, which gets the focus when the pressed button disappears. `outcome` changes with each act, such as an undo. */
function useLostFocus(outcome: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(outcome);
  useEffect(() => {
    if (seen.current !== outcome) takeLostFocus(heading.current);
    seen.current = outcome;
  }, [outcome]);
  return heading;
}

type NoteProps = Pick<FormProps, "row" | "keeper"> & {
  typed: string | undefined;
  isSaving: boolean;
};

/** The field of the note. Enter saves the note, as its button does. */
function Note({ row: { asked, own }, keeper, typed, isSaving }: NoteProps) {
  const t = useStore(itemDecisionMessages);
  const chosen = own?.status ?? null;
  const canSave = typed !== undefined && chosen !== null;
  const save = () => void keeper.decide(asked, chosen);
  return (
    <>
      <Field label={t.note} hint={noteHint(typed, chosen, t)}>
        {(aria) => (
          <TextInput
            {...aria}
            maxLength={maxDecisionNote}
            value={typed ?? own?.note ?? ""}
            onInput={(event) => keeper.type(asked, event.currentTarget.value)}
            onKeyDown={({ key, nativeEvent: { isComposing } }) => {
              if (key === "Enter" && !isComposing && canSave) save();
            }}
          />
        )}
      </Field>
      {canSave && (
        <Button size="s" busy={isSaving} onClick={save}>
          {t.saveNote}
        </Button>
      )}
    </>
  );
}

function noteHint(typed: string | undefined, chosen: unknown, t: ItemDecisionTexts): string {
  if (typed === undefined) return t.printed;
  if (typed.length >= maxDecisionNote) return t.full({ n: formatNumber(maxDecisionNote) });
  return `${chosen === null ? t.chooseFirst : t.notSaved} ${t.printed}`;
}

/** Why the decision that the person chose was not saved. It stands above the buttons, so that it is in sight. */
function Refused({ row: { own }, state }: Pick<FormProps, "row"> & { state: SavingState }) {
  const t = useStore(itemDecisionMessages);
  const place = useRef<HTMLDivElement>(null);
  const isRefused = state.is === "newer" || state.is === "failed";
  useEffect(() => {
    if (isRefused) place.current?.scrollIntoView({ block: "nearest" });
  }, [isRefused]);
  return (
    <div ref={place} role="alert">
      {state.is === "newer" && (
        <Banner tone="warn">{own ? t.newer({ name: own.by.name }) : t.newerGone}</Banner>
      )}
      {state.is === "failed" && <Banner tone="bad">{failureText(state.error)}</Banner>}
    </div>
  );
}
