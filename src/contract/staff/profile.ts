// What a signed-in person sees and changes of themself: name, e-mail, picture, password, sessions, activity, preferences.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, nothing, timestampSchema, version } from "../calls/fields.ts";
import { queryInteger } from "../calls/typed-fields.ts";
import { maxPerPage, pageOf } from "../calls/list-fields.ts";
import { userProfile } from "../credentials.ts";
import { isNoOwnWord, newStaffPassword, ownWord } from "./new-passwords.ts";
import { userEmail, userName } from "./users.ts";

/** Bytes of a picture before base64. The console makes a photo smaller than that before it sends it. */
export const maxPictureBytes = 48 * 1024;
export const pictureTypes = ["image/jpeg", "image/png"] as const;
/** Width and height that the console draws a picture to, in pixels. */
export const pictureSize = 192;

const picturePattern = /^(?:data:image\/(?:jpeg|png);base64,[A-Za-z0-9+/]+={0,2})?$/u;

/** A data address, or empty for none. */
export const picture = v.pipe(
  v.string(),
  v.maxLength(
    Math.ceil((maxPictureBytes * 4) / 3) + 40,
    `Foto paling besar ${maxPictureBytes / 1024} KB.`,
  ),
  v.regex(picturePattern, "Foto harus berupa .jpg atau .png."),
);

export const ownProfile = v.object({
  ...v.required(userProfile, ["picture", "preferences"]).entries,
  version: v.number(),
  last_login_at: v.nullable(timestampSchema),
});
export type OwnProfile = v.InferOutput<typeof ownProfile>;

export const getOwnProfile = httpCall<typeof nothing, typeof ownProfile>("GET", "/api/v1/profile");

/** Nobody signs in otherwise with another case. */
export function isOtherEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() !== other.toLowerCase();
}

export const ownProfileInput = v.object({
  name: userName,
  email: userEmail,
  picture,
  /** One's password, where the e-mail changes: it is what one signs in with. */
  current: v.optional(v.pipe(v.string(), v.maxLength(200)), ""),
});
export type OwnProfileInput = v.InferOutput<typeof ownProfileInput>;

export const updateOwnProfileInput = v.object({ version, ...ownProfileInput.entries });

/**
 * Refused with 409 and the newer profile when `version` is not the stored one, with code 12 under `current` when another
 * e-mail comes without the right password.
 */
export const updateOwnProfile = httpCall<typeof updateOwnProfileInput, typeof ownProfile>(
  "PATCH",
  "/api/v1/profile",
);

export const passwordChange = v.object({
  current: v.pipe(v.string(), v.minLength(1, "Password sekarang wajib diisi."), v.maxLength(200)),
  password: newStaffPassword,
  /** The session that asks stays. */
  end_others: v.boolean(),
});

type PasswordChange = v.InferOutput<typeof passwordChange>;

/** The server knows who asks, the form has to be told. */
export function passwordChangeOf({ name, email }: { name: string; email: string }) {
  const isNoName = ({ password }: PasswordChange) => isNoOwnWord({ name, email, password });
  return v.pipe(
    passwordChange,
    v.forward(v.check<PasswordChange, string>(isNoName, ownWord), ["password"]),
  );
}

export const changeOwnPasswordOutput = v.object({ ended: v.number() });

/** A wrong current password is code 12 under `current`; too many of them are refused for a while, as at sign-in. */
export const changeOwnPassword = httpCall<typeof passwordChange, typeof changeOwnPasswordOutput>(
  "POST",
  "/api/v1/profile/password",
);

export const ownSession = v.object({
  id: idSchema,
  created_at: timestampSchema,
  last_used_at: timestampSchema,
  /** The address that the session was begun from. */
  ip: v.string(),
  /** The one that asks. */
  current: v.boolean(),
});
export type OwnSession = v.InferOutput<typeof ownSession>;

export const ownSessions = v.array(ownSession);
export const listOwnSessions = httpCall<typeof nothing, typeof ownSessions>(
  "GET",
  "/api/v1/profile/sessions",
);

export const endOwnSessionsInput = v.object({
  ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(100)),
});
export const endOwnSessionsOutput = v.array(ownSession);

/** Ends sessions of one's own, never the one that asks; answers those that remain. */
export const endOwnSessions = httpCall<typeof endOwnSessionsInput, typeof endOwnSessionsOutput>(
  "POST",
  "/api/v1/profile/sessions/end",
);

/**
 * A line of one's activity: entries of one action and address, none of anything else between them, each at most ten minutes
 * after the one before.
 */
export const ownActivity = v.object({
  /** Of its latest entry and, with `first_id`, where its entries are. */
  id: idSchema,
  first_id: idSchema,
  /** When it began, and its latest entry. */
  since: timestampSchema,
  at: timestampSchema,
  /** `<object>.<verb>`, as the audit has it. */
  action: v.string(),
  /** How many entries, and to how many things. */
  count: v.number(),
  objects: v.number(),
  /** What the latest was done to, where the entry tells: a name, a number. */
  label: v.string(),
  ip: v.string(),
});
export type OwnActivity = v.InferOutput<typeof ownActivity>;

const entryId = v.optional(queryInteger(0, Number.MAX_SAFE_INTEGER));

export const listOwnActivityInput = v.object({
  page: v.optional(queryInteger(1, 1_000_000), 1),
  per_page: v.optional(queryInteger(1, maxPerPage), 20),
  /** With these bounds the entries between them, each a line of its own. */
  first_id: entryId,
  last_id: entryId,
});
export const listOwnActivityOutput = pageOf(ownActivity);
export const listOwnActivity = httpCall<typeof listOwnActivityInput, typeof listOwnActivityOutput>(
  "GET",
  "/api/v1/profile/activity",
);
