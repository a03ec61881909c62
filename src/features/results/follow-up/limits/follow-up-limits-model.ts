// Changing the school's limits for remedial programs: two settings, saved together.
import * as v from "valibot";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import { followUpCodes } from "../../../../contract/results/follow-up-limits.ts";
import { updateSettings } from "../../../../contract/setting-changes.ts";
import type { Setting } from "../../../../contract/settings.ts";
import { isServerError } from "../../../../core/answers/server-error.ts";
import { call } from "../../../../core/api.ts";
import { createForm } from "../../../../kit/form/create-form.ts";
import { scoreFault, scoreIn, typedScore } from "../follow-up-fields-value.ts";
import { followUpLimitsMessages } from "./follow-up-limits-messages.ts";
import type { FollowUpSheet } from "../follow-up-model.ts";

type LimitsValues = { single: string; whole: string; mastery: string };

export function createLimitsFormModel(
  { limits, program }: FollowUpSheet,
  changed: (settings: readonly Setting[]) => void,
) {
  let { settings } = program;
  const versionOf = (code: string) => settings.find((one) => one.code === code)?.version ?? 0;
  const schema = limitsSchema();
  const form = createForm<LimitsValues, v.InferOutput<typeof schema>>({
    initial: {
      single: typedScore(String(limits.single)),
      whole: typedScore(String(limits.whole)),
      mastery: limits.mastery === null ? "" : typedScore(String(limits.mastery)),
    },
    schema,
    async submit({ single, whole, mastery }) {
      const values = {
        [followUpCodes.shares]: `${single};${whole}`,
        [followUpCodes.mastery]: mastery === null ? "" : String(Number(mastery)),
      };
      const sent = Object.entries(values).map(([code, value]) => ({
        code: code as (typeof followUpCodes)[keyof typeof followUpCodes],
        value,
        version: versionOf(code),
      }));
      changed(await call(updateSettings, { settings: sent }));
    },
    onError(error) {
      // What is sent next stands upon what a colleague has set, which the form has said.
      if (isServerError(error, responseCodes.conflict) && Array.isArray(error.data)) {
        settings = error.data as Setting[];
      }
      return false;
    },
  });
  return { form, exit: form.exit };
}

/** Per cents are typed as scores are. */
function limitsSchema() {
  const t = followUpLimitsMessages.get();
  const typedPercent = v.pipe(
    v.string(),
    v.check((text) => scoreFault(text) !== "number", t.notPercent),
    v.check((text) => scoreFault(text) !== "decimals", t.tooExact),
  );
  const percent = v.pipe(
    typedPercent,
    v.check((text) => text.trim() !== "", t.notPercent),
    v.transform((text) => Number(scoreIn(text))),
  );
  return v.pipe(
    v.object({
      single: percent,
      whole: percent,
      mastery: v.pipe(
        typedPercent,
        v.transform((text) => scoreIn(text) ?? null),
      ),
    }),
    v.forward(
      v.check(({ single, whole }) => single <= whole, t.order),
      ["whole"],
    ),
  );
}
