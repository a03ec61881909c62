import type { Moment } from "../database/column-types.ts";

export type ParticipantTokensTable = {
  participant_id: string;
  /** SHA-256, as of staff. */
  hash: string;
  device: string;
  /** The hash of the password that was typed: with another the token is worth nothing. */
  proved: string;
  ip: string;
  agent: string;
  created_at: Moment;
  last_used_at: Moment;
};

export type ResetRequestsTable = {
  participant_id: string;
  device: string;
  ip: string;
  agent: string;
  asked_at: Moment;
};
