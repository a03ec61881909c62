// Tokens of exams (domain.md 1.19 and 4.1): who is asked for which, and whether it is released. There is one for all
// schedules; a schedule or a room may have its own, and the narrowest counts. And which session of a schedule is open.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, nothing, timestampSchema, version } from "../calls/fields.ts";
import { lineOfText } from "../calls/typed-fields.ts";
import { listQuery, pageOf } from "../calls/list-fields.ts";
import { topic } from "../live-protocol.ts";
import { sessionOpening } from "./sessions/session-opening.ts";
import { session } from "../participants.ts";

/** Without what is read as something else on a wall: O and 0, I, L and 1. */
export const tokenAlphabet = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
export const tokenLength = 6;
export const usualTokenSeconds = 900;
/** How long one that has changed by itself is still taken: somebody may be typing it. */
export const tokenGraceSeconds = 60;

export const tokenScopes = ["global", "schedule", "room"] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** `id`: the schedule's or the room's; empty for all schedules. */
const scopeKey = { scope: v.picklist(tokenScopes), id: v.pipe(v.string(), v.maxLength(64)) };
export const scopeInput = v.object(scopeKey);
export type ScopeKey = v.InferOutput<typeof scopeInput>;

export const releasedToken = v.object({
  id: idSchema,
  value: v.string(),
  released_at: timestampSchema,
  /** Null: by itself. */
  released_by: v.nullable(v.string()),
  expires_at: timestampSchema,
  /** Who has put it on a screen. */
  shown_by: v.array(v.string()),
});
export type ReleasedToken = v.InferOutput<typeof releasedToken>;

/** Why one ended. */
export const tokenEnds = ["expired", "followed", "replaced", "held", "dropped"] as const;
export type TokenEnd = (typeof tokenEnds)[number];

export const scopedToken = v.object({
  ...scopeKey,
  /** A schedule's or a room's name; empty for all schedules. */
  nama: v.string(),
  /** Of a schedule: when it begins, and closes for whoever got no time of their own. */
  starts_at: v.nullable(timestampSchema),
  closes_at: v.nullable(timestampSchema),
  /** Of a schedule: since when it is switched off with participants at work; nobody can begin. Null: it is on. */
  stopped_at: v.nullable(timestampSchema),
  /** It has a token of its own; otherwise the one for all schedules counts. */
  is_own: v.boolean(),
  /** It must have its own: the schedule says so (token_mode). */
  is_required: v.boolean(),
  /** Null: nobody can begin with it. */
  token: v.nullable(releasedToken),
  /** Where there is no token: why its latest one ended. Null: it has never had one. */
  last_end: v.nullable(v.picklist(tokenEnds)),
  /** Schedules that are asked for it. */
  schedules: v.number(),
  /** Participants who have not begun and will be asked for it, but for those of sessions that have not begun. */
  waiting: v.number(),
});
export type ScopedToken = v.InferOutput<typeof scopedToken>;

export const openSessions = v.object({
  schedule_id: idSchema,
  alias: v.string(),
  ...sessionOpening.entries,
  sessions: v.array(
    v.object({
      sesi: v.number(),
      members: v.number(),
      starts_at: timestampSchema,
      last_end_at: timestampSchema,
    }),
  ),
});
export type OpenSessions = v.InferOutput<typeof openSessions>;

export const tokenBoard = v.object({
  /** They change and are released by themselves. */
  auto: v.boolean(),
  /** How long one lasts. */
  seconds: v.number(),
  version: v.number(),
  /** All schedules first, then the schedules of today that are not over or are stopped, then rooms. */
  scopes: v.array(scopedToken),
  /** Of today's events, without a token of their own. */
  rooms: v.array(v.object({ id: idSchema, nama: v.string() })),
  /** Of today's schedules, those with several sessions. */
  sessions: v.array(openSessions),
});
export type TokenBoard = v.InferOutput<typeof tokenBoard>;

/** Whatever is over by now is ended, and what follows it by itself is released. */
export const getTokenBoard = httpCall<typeof nothing, typeof tokenBoard>("GET", "/api/v1/tokens");

/** Each patch is the whole board. */
export const tokenTopic = topic({ name: "tokens", snapshot: getTokenBoard, patch: tokenBoard });

/** Gives it a token of its own where it had none. Refused with 409 when it is released already. */
export const releaseToken = httpCall<typeof scopeInput, typeof tokenBoard>(
  "POST",
  "/api/v1/tokens/release",
);

const note = lineOfText("Alasan", 200);
/** `token_id`: the one that the person saw; another by now: 409. */
const seen = { ...scopeKey, token_id: idSchema };

export const replaceTokenInput = v.object({ ...seen, note });

/** The old one is dead at once, for whoever has not begun. */
export const replaceToken = httpCall<typeof replaceTokenInput, typeof tokenBoard>(
  "POST",
  "/api/v1/tokens/replace",
);

export const holdTokenInput = v.object(seen);
export const holdToken = httpCall<typeof holdTokenInput, typeof tokenBoard>(
  "POST",
  "/api/v1/tokens/hold",
);

/** Refused where the schedule wants its own. */
export const dropToken = httpCall<typeof scopeInput, typeof tokenBoard>(
  "POST",
  "/api/v1/tokens/drop",
);

export const showTokenInput = v.object({ token_id: idSchema });

/** Somebody puts it on a screen for others to read. */
export const showToken = httpCall<typeof showTokenInput, typeof tokenBoard>(
  "POST",
  "/api/v1/tokens/shown",
);

export const tokenRules = v.object({
  auto: v.boolean(),
  seconds: v.pipe(
    v.number("Lama token harus berupa angka."),
    v.integer("Lama token harus bilangan bulat."),
    v.minValue(60, "Lama token paling sedikit 60 detik."),
    v.maxValue(14_400, "Lama token paling banyak 4 jam."),
  ),
  version,
});
export type TokenRules = v.InferOutput<typeof tokenRules>;

/** Those that are released last as long as was said when they were. */
export const updateTokenRules = httpCall<typeof tokenRules, typeof tokenBoard>(
  "PATCH",
  "/api/v1/tokens/rules",
);

export const pastToken = v.object({
  ...releasedToken.entries,
  scope: v.picklist(tokenScopes),
  /** Of the schedule or the room, as it was called then. */
  nama: v.string(),
  ended_at: v.nullable(timestampSchema),
  /** Null: by itself, or not yet. */
  ended_by: v.nullable(v.string()),
  end: v.nullable(v.picklist(tokenEnds)),
  note: v.string(),
});
export type PastToken = v.InferOutput<typeof pastToken>;

export const listPastTokensInput = listQuery({}, ["released_at"]);
export const pastTokens = pageOf(pastToken);

/** The latest first. */
export const listPastTokens = httpCall<typeof listPastTokensInput, typeof pastTokens>(
  "GET",
  "/api/v1/tokens/history",
);

export const openSessionInput = v.object({
  schedule_id: idSchema,
  sesi: session,
  expected: session,
});

/** `expected`: the session that the person saw open; another by now: 409. */
export const openSession = httpCall<typeof openSessionInput, typeof tokenBoard>(
  "POST",
  "/api/v1/tokens/session",
);
