// Filling rooms automatically: the choices on the left, what comes out of them on the right, before anything is saved.
import { useStore } from "@nanostores/react";
import type { EventRooms } from "../../../../contract/exams/rooms.ts";
import type { SeatingMix, SeatingOrder } from "../../../../domain/exams/seating.ts";
import { DetailView } from "../../../../kit/record/detail-view.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import { Checkbox } from "../../../../ui/choice/checkbox.tsx";
import { RadioGroup } from "../../../../ui/choice/radio-group.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { Field } from "../../../../ui/input/field.tsx";
import { TextInput } from "../../../../ui/input/text-input.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { formatNumber } from "../../../../core/format.ts";
import type { EventRoomsModel } from "../event-rooms-model.ts";
import css from "./filling-dialog.module.css";
import { fillingMessages } from "./filling-messages.ts";
import { createFillingModel, type FillingModel } from "./filling-model.ts";
import { FillingPlan } from "./filling-plan.tsx";

type FillingDialogProps = { model: EventRoomsModel; detail: EventRooms; onClose(): void };

export function FillingDialog({ model, detail, onClose }: FillingDialogProps) {
  const t = useStore(fillingMessages);
  const filling = useModel(() => createFillingModel(model, detail));
  const state = useStore(filling.$state);
  const count = state.status === "planning" ? 0 : state.plan.moves.length;
  const isSaving = state.status === "saving";
  const save = async () => {
    if (await filling.save()) onClose();
  };
  return (
    <Dialog
      title={t.title}
      size="l"
      busy={isSaving}
      closeLabel={t.close}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            variant="primary"
            busy={isSaving}
            disabled={count === 0 || state.status !== "planned"}
            onClick={() => void save()}
          >
            {count === 0 ? t.saveNone : t.save({ n: formatNumber(count) })}
          </Button>
        </>
      }
    >
      <DetailView model={{ $state: filling.$seating, retry: filling.again }} texts={t}>
        {() => (
          <div className={css.two}>
            <Choices filling={filling} detail={detail} />
            <FillingPlan filling={filling} />
          </div>
        )}
      </DetailView>
    </Dialog>
  );
}

type ChoicesProps = { filling: FillingModel; detail: EventRooms };

function Choices({ filling, detail }: ChoicesProps) {
  const t = useStore(fillingMessages);
  const choice = useStore(filling.$choice);
  return (
    <div className={css.choices}>
      <RadioGroup
        legend={t.mix}
        value={choice.mix}
        options={[
          { value: "none", label: t.mixNone, hint: t.mixNoneHint },
          { value: "together", label: t.mixTogether, hint: t.mixTogetherHint },
          { value: "alternate", label: t.mixAlternate, hint: t.mixAlternateHint },
        ]}
        onChange={(mix) => filling.choose({ mix: mix as SeatingMix })}
      />
      <RadioGroup
        legend={t.order}
        value={choice.order}
        options={[
          { value: "number", label: t.byNumber },
          { value: "group", label: t.byGroup },
          { value: "shuffle", label: t.shuffled },
        ]}
        onChange={(order) => filling.choose({ order: order as SeatingOrder })}
      />
      {choice.order === "shuffle" && (
        <Field label={t.seed} hint={t.seedHint}>
          {(aria) => (
            <TextInput
              {...aria}
              value={choice.seed}
              maxLength={40}
              autoComplete="off"
              onInput={(event) => filling.choose({ seed: event.currentTarget.value })}
            />
          )}
        </Field>
      )}
      <RadioGroup
        legend={t.who}
        value={choice.anew ? "anew" : "unplaced"}
        options={[
          { value: "unplaced", label: t.onlyUnplaced, hint: t.onlyUnplacedHint },
          { value: "anew", label: t.anew, hint: t.anewHint },
        ]}
        onChange={(who) => filling.choose({ anew: who === "anew" })}
      />
      <Places filling={filling} detail={detail} />
    </div>
  );
}

function Places({ filling, detail }: ChoicesProps) {
  const t = useStore(fillingMessages);
  const { sessions, rooms } = useStore(filling.$choice);
  const all = detail.rooms;
  return (
    <>
      <fieldset className={css.set}>
        <legend>{t.sessions}</legend>
        <div className={css.sessions}>
          {detail.sessions.map(({ sesi }) => (
            <Checkbox
              key={sesi}
              label={t.session({ sesi })}
              checked={sessions.has(sesi)}
              onChange={(on) => filling.choose({ sessions: withOne(sessions, sesi, on) })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={css.set}>
        <legend>{t.rooms}</legend>
        <Checkbox
          label={t.allRooms({ n: all.length })}
          checked={rooms.size === all.length}
          indeterminate={rooms.size > 0 && rooms.size < all.length}
          onChange={(on) =>
            filling.choose({ rooms: new Set(on ? all.map(({ room_id }) => room_id) : []) })
          }
        />
        <div className={css.rooms}>
          {all.map(({ room_id: id, kode, kapasitas }) => (
            <Checkbox
              key={id}
              label={t.roomSeats({ room: kode, n: kapasitas })}
              checked={rooms.has(id)}
              onChange={(on) => filling.choose({ rooms: withOne(rooms, id, on) })}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

function withOne<One>(all: ReadonlySet<One>, one: One, on: boolean): ReadonlySet<One> {
  const next = new Set(all);
  if (on) next.add(one);
  else next.delete(one);
  return next;
}
