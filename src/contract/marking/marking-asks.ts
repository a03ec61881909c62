// Questions that markers ask colleagues about answers (evaluation.md 1.7): whom, what, and what was replied. An answer that somebody has asked
// about is put aside for that person until the reply; a reply is no mark. Nothing here tells whose the answer is, or that others have marked it.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, timestampSchema } from "../calls/fields.ts";
import { exactShare } from "./given-marks.ts";
import { markingAnswer, markingCodeField } from "./marking-answers.ts";
import { ofUnit, unitPath } from "./marking-units.ts";

export const maxAskText = 1000;
/** Questions of one person about one question of an exam that wait at the same time. */
export const maxWaitingAsks = 50;

function longText(label: string) {
  return v.pipe(
    v.string(),
    v.transform((typed) => typed.normalize("NFC").trim()),
    v.minLength(1, `${label} wajib diisi.`),
    v.maxLength(maxAskText, `${label} paling panjang ${maxAskText} karakter.`),
  );
}

/** lapsed: one of the two may not mark the question any more, so that nobody waits for a reply. */
export const askStates = ["waiting", "replied", "withdrawn", "lapsed"] as const;
export const markingAsk = v.object({
  id: idSchema,
  /** Of the answer. */
  code: markingCodeField,
  /** Of the staff. */
  asker: v.string(),
  colleague: v.string(),
  /** The caller has asked, or is asked. */
  is_own: v.boolean(),
  is_for_me: v.boolean(),
  /** The answer has changed since the question was asked. */
  is_stale: v.boolean(),
  state: v.picklist(askStates),
  text: v.string(),
  at: timestampSchema,
  /** `points`: a proposal, as a share of the question, "3/4". */
  reply: v.nullable(
    v.object({ text: v.string(), points: v.nullable(v.string()), at: timestampSchema }),
  ),
});
export type MarkingAsk = v.InferOutput<typeof markingAsk>;

const path = `${unitPath}/asks` as const;

export const listColleaguesInput = v.object(ofUnit);
/** `email`: tells two people of one name apart. */
export const markingColleagues = v.object({
  items: v.array(
    v.object({ id: idSchema, nama: v.string(), email: v.string(), is_corrector: v.boolean() }),
  ),
});
export type MarkingColleague = v.InferOutput<typeof markingColleagues>["items"][number];
/** Whom the caller may ask: the other correctors of the subject and the Head Masters. Only for correctors of the subject. */
export const listMarkingColleagues = httpCall<typeof listColleaguesInput, typeof markingColleagues>(
  "GET",
  `${unitPath}/colleagues`,
);

export const listAsksInput = v.object(ofUnit);
/** `rubric_version`: of the unit, so that whoever marks is told of a change. */
export const markingAsks = v.object({ items: v.array(markingAsk), rubric_version: v.number() });
export type MarkingAsks = v.InferOutput<typeof markingAsks>;
/**
 * What the caller has asked or is asked, and for correctors what was asked about answers whose marks everybody sees; the latest first.
 */
export const listMarkingAsks = httpCall<typeof listAsksInput, typeof markingAsks>("GET", path);

/** `id` is chosen by the console: sent again it is asked once. `seq`: the state of the answer that was seen. */
export const askColleagueInput = v.object({
  ...ofUnit,
  id: idSchema,
  code: markingCodeField,
  seq: v.pipe(v.number(), v.integer()),
  colleague_id: v.pipe(v.string(), v.minLength(1, "Pilih rekan."), v.maxLength(64)),
  text: longText("Pertanyaan"),
});
export const askColleague = httpCall<typeof askColleagueInput, typeof markingAsk>("POST", path);

const one = { ...ofUnit, ask_id: idSchema };
export const getAskInput = v.object(one);
/** For whoever is asked the answer comes without any mark, and as one that is like no other. */
export const openedAsk = v.object({ ask: markingAsk, answer: markingAnswer });
export type OpenedAsk = v.InferOutput<typeof openedAsk>;
export const getMarkingAsk = httpCall<typeof getAskInput, typeof openedAsk>(
  "GET",
  `${path}/{ask_id}`,
);

export const withdrawAskInput = v.object(one);
/** By whoever has asked, until it is replied. Refused with 49 and the ask when there is a reply. */
export const withdrawMarkingAsk = httpCall<typeof withdrawAskInput, typeof markingAsk>(
  "DELETE",
  `${path}/{ask_id}`,
);

export const replyToAskInput = v.object({
  ...one,
  text: longText("Pendapat"),
  points: v.nullable(exactShare),
});
/** By whoever is asked, once. Sent again it changes nothing; another reply is refused with 49 and the ask as it is. */
export const replyToMarkingAsk = httpCall<typeof replyToAskInput, typeof markingAsk>(
  "POST",
  `${path}/{ask_id}/reply`,
);
