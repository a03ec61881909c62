// Zones of one picture to choose from (type 15): by a press on the zone, or on its number, which is the real control.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import type { Zone } from "../../contract/questions/question-content.ts";
import hiddenCss from "../../ui/visually-hidden.module.css";
import { choiceEditorMessages } from "../parts/choices/choice-list-messages.ts";
import { VerdictMark } from "../parts/marks/verdict-mark.tsx";
import { ZoneNumber, ZonePicture } from "../parts/zones/zone-picture.tsx";
import type { ZoneTone } from "../parts/zones/zone-layer.tsx";
import { useZoneLabel, ZoneRows } from "../parts/zones/zone-rows.tsx";
import type { PayloadOf, ViewMode } from "../frame/question-type-props.ts";
import { ChoiceRule, ClearChoice } from "./choice-note.tsx";
import { ChoiceTags } from "./choice-tags.tsx";
import { chosenIn, isKeyIn, picked, verdictIn } from "./picked-choices.ts";
import css from "./picture-choice.module.css";

type ZonesPayload = Extract<PayloadOf<15>, { mode: "zones" }>;
export type ZoneChoiceViewProps = { payload: ZonesPayload; mode: ViewMode<15> };

export function ZoneChoiceView({ payload, mode }: ZoneChoiceViewProps) {
  const { image, zones, max_choices: most } = payload;
  if (mode.is === "preview" && mode.onAnswer) return <ZoneChoosing payload={payload} mode={mode} />;
  const isPaper = mode.is === "preview";
  const toneOf = ({ id }: Zone): ZoneTone =>
    verdictIn(mode, id) ?? (isKeyIn(mode, id) ? "right" : isPaper ? "plain" : "faint");
  const told = zones.filter(
    ({ id }) => isPaper || mode.is === "shares" || isKeyIn(mode, id) || chosenIn(mode).includes(id),
  );
  return (
    <div className={css.choice}>
      <ChoiceRule mode={mode} most={most} ids={zones.map(({ id }) => id)} />
      <ZonePicture
        image={image}
        zones={zones}
        toneOf={toneOf}
        renderBadge={(zone, number) => <ZoneNumber number={number} tone={toneOf(zone)} />}
      />
      <ZoneRows
        zones={told}
        numberOf={(zone) => zones.indexOf(zone) + 1}
        toneOf={toneOf}
        dense={mode.is !== "shares"}
      >
        {({ id }) => {
          const verdict = verdictIn(mode, id);
          return (
            <>
              {isPaper && <span className={css.box} aria-hidden="true" />}
              {verdict && <VerdictMark verdict={verdict} />}
              <ChoiceTags mode={mode} id={id} />
            </>
          );
        }}
      </ZoneRows>
    </div>
  );
}

type ZoneChoosingProps = { payload: ZonesPayload; mode: Extract<ViewMode<15>, { is: "preview" }> };

function ZoneChoosing({ payload, mode }: ZoneChoosingProps) {
  const t = useStore(choiceEditorMessages);
  const labelOf = useZoneLabel();
  const name = useId();
  const { image, zones, max_choices: most } = payload;
  const { answer, onAnswer } = mode;
  const chosen = chosenIn(mode);
  const isSingle = most === 1;
  const isFull = most > 1 && chosen.length >= most;
  const press = ({ id }: Zone) => onAnswer?.(picked(answer, id, most));
  const toneOf = ({ id }: Zone): ZoneTone => (chosen.includes(id) ? "chosen" : "plain");
  const renderBadge = (zone: Zone, number: number) => {
    const isChosen = chosen.includes(zone.id);
    return (
      <label className={css.badge} title={labelOf(zone, number)}>
        <input
          className={hiddenCss.hidden}
          type={isSingle ? "radio" : "checkbox"}
          name={isSingle ? name : undefined}
          aria-label={labelOf(zone, number)}
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={() => press(zone)}
          onClick={() => {
            // As with options: a radio button that is on is taken back by a second press.
            if (isSingle && isChosen) press(zone);
          }}
        />
        <ZoneNumber number={number} tone={toneOf(zone)} />
      </label>
    );
  };
  return (
    <div className={css.choice}>
      <ChoiceRule mode={mode} most={most} ids={zones.map(({ id }) => id)} />
      <div role={isSingle ? "radiogroup" : "group"} aria-label={t.options}>
        <ZonePicture
          image={image}
          zones={zones}
          toneOf={toneOf}
          onZone={press}
          renderBadge={renderBadge}
        />
      </div>
      {zones.some(({ hint }) => hint !== "") && (
        <ZoneRows
          zones={zones.filter(({ hint }) => hint !== "")}
          numberOf={(zone) => zones.indexOf(zone) + 1}
          toneOf={toneOf}
          dense
        >
          {() => null}
        </ZoneRows>
      )}
      <ClearChoice mode={mode} />
    </div>
  );
}
