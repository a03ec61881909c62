// Participants sign in with their number and password, on one device at a time (domain.md 4.2). Their own application makes
// these calls; the console makes none of them.
import * as v from "valibot";
import { endpoint } from "../calls/endpoint.ts";
import { idSchema, nothing, timestampSchema } from "../calls/fields.ts";

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
  server_time: timestampSchema,
});
export type OwnIdentity = v.InferOutput<typeof ownIdentity>;

/**
 * Refused with 41 for a wrong password, 43 for somebody who is blocked or inactive, with the reason, and for a browser that
 * the school does not allow, 49 while another device is signed in and the school lets nobody change by themselves: then
 * `askForReset` is the way. Where it does, the other device is signed out.
 */
export const signInParticipant = endpoint({
  method: "POST",
  path: "/api/v1/participant/session",
  access: "public",
  summary: "Sign a participant in",
  input: v.object(seat),
  output: v.object({ token: v.string(), participant: ownIdentity }),
});

/** From the seat, by whoever knows the password. Asked again it is the same request. */
export const askForReset = endpoint({
  method: "POST",
  path: "/api/v1/participant/reset-requests",
  access: "public",
  summary: "Ask staff to end the session on another device",
  input: v.object(seat),
  output: v.object({ asked_at: timestampSchema }),
});

/** 41 means that the session is over: signed out, or another device took its place. */
export const getOwnSession = endpoint({
  method: "GET",
  path: "/api/v1/participant/session",
  access: "participant",
  summary: "Who is signed in here",
  input: nothing,
  output: ownIdentity,
});

/** A sitting that is under way goes on, and so does its time. */
export const signOutParticipant = endpoint({
  method: "DELETE",
  path: "/api/v1/participant/session",
  access: "participant",
  summary: "Sign a participant out",
  input: nothing,
  output: v.null(),
});
