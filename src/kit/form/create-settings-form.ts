// A form over settings: its fields are texts of codes. What others set meanwhile appears in it at once, except where the person has typed
// something else: that is a conflict as of any record (create-record-form.ts).
import type * as v from "valibot";
import type { KnownSettings, SettingsOf } from "../../core/institution/settings-of.ts";
import { createRecordForm, type RecordForm } from "./create-record-form.ts";
import type { FormValues } from "./create-form.ts";

type SettingsFormOptions<Values extends FormValues, Output> = {
  settings: SettingsOf;
  /** As they are when the form opens. */
  original: KnownSettings;
  /** Names the fields; read where a setting is missing. */
  blank: Values;
  schema: v.GenericSchema<unknown, Output>;
  valuesOf(text: (code: string) => string): Values;
  /** By code. Codes that the form does not change are left out. */
  textsOf(values: Output): Record<string, string>;
  /** How the newer settings read where their values do not say it. */
  shown?(text: (code: string) => string): Partial<Record<keyof Values, string>>;
};

export type SettingsForm<Values extends FormValues> = RecordForm<Values, KnownSettings>;

export function createSettingsForm<Values extends FormValues, Output>(
  options: SettingsFormOptions<Values, Output>,
): SettingsForm<Values> {
  const { settings, original, textsOf, valuesOf } = options;
  const { shown } = options;
  const model = createRecordForm<Values, Output, KnownSettings>({
    original,
    blank: options.blank,
    schema: options.schema,
    valuesOf: (known) => valuesOf(textIn(known)),
    ...(shown ? { shown: (known: KnownSettings) => shown(textIn(known)) } : {}),
    async save(base, values) {
      model.rebase(await settings.save(textsOf(values), base ?? original));
    },
  });
  function follow(newer: KnownSettings): void {
    const base = model.$base.get();
    if (!base || model.form.$state.get().status === "saving" || isSame(newer, base)) return;
    const [before, after] = [base, newer].map((known) => valuesOf(textIn(known)));
    const mine = model.form.$values.get();
    // Both have changed it, to different values.
    const collides = Object.keys(options.blank).some(
      (name) =>
        !isSame(after?.[name], before?.[name]) &&
        !isSame(mine[name], before?.[name]) &&
        !isSame(mine[name], after?.[name]),
    );
    if (collides) model.setConflict(newer);
    else model.goOnFrom(newer);
  }

  const unfollow = settings.$state.listen((state) => {
    if (state.status === "ready") follow(state.settings);
  });
  return {
    ...model,
    exit() {
      unfollow();
      model.exit();
    },
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function textIn(settings: KnownSettings) {
  return (code: string) => settings[code]?.value ?? "";
}
