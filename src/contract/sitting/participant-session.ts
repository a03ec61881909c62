// Participants sign in with their number and password, on one device at a time (domain.md 4.2). Their own application makes
// these calls; the console makes none of them.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, noData, nothing, timestampSchema } from "../calls/fields.ts";
import { serverTimeField } from "./server-time-field.ts";

const required = (label: string, most: number) =>
  v.pipe(v.string(), v.minLength(1, `${label} wajib diisi.`), v.maxLength(most));

const seat = {
  no_ujian: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "Nomor ujian wajib diisi."),
    v.maxLength(50),
  ),
  password: required("Password", 200),
  /** Made by the device and kept there: whoever comes back on it is not taken for another. */
  device: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/u)),
};

export const ownIdentity = v.object({
  id: idSchema,
  no_ujian: v.string(),
  nama: v.string(),
  /** Of the group and those above it: "X / X 1"; empty without a group. */
  group: v.string(),
  /** Whether leaving the page is counted against them. */
  antiblock: v.boolean(),
  server_time: serverTimeField,
});
export type OwnIdentity = v.InferOutput<typeof ownIdentity>;

export const signInParticipantInput = v.object(seat);
export const signInParticipantOutput = v.object({ token: v.string(), participant: ownIdentity });

/**
 * Refused with 41 for a wrong password, 43 for somebody who is blocked or inactive, with the reason, and for a browser that
 * the school does not allow, 49 while another device is signed in and the school lets nobody change by themselves: then
 * `askForReset` is the way. Where it does, the other device is signed out.
 */
export const signInParticipant = httpCall<
  typeof signInParticipantInput,
  typeof signInParticipantOutput
>("POST", "/api/v1/participant/session");

export const askForResetInput = v.object(seat);
export const askForResetOutput = v.object({
  server_time: serverTimeField,
  asked_at: timestampSchema,
});

/** From the seat, by whoever knows the password. Asked again it is the same request. */
export const askForReset = httpCall<typeof askForResetInput, typeof askForResetOutput>(
  "POST",
  "/api/v1/participant/reset-requests",
);

/** 41 means that the session is over: signed out, or another device took its place. */
export const getOwnSession = httpCall<typeof nothing, typeof ownIdentity>(
  "GET",
  "/api/v1/participant/session",
);

/** A sitting that is under way goes on, and so does its time. */
export const signOutParticipant = httpCall<typeof nothing, typeof noData>(
  "DELETE",
  "/api/v1/participant/session",
);
