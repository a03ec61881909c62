// Who is signed in, and where somebody has signed in.
import type { MaybeMoment, Moment } from "../database/column-types.ts";

type TokensTable = {
  /** SHA-256 of the token: whoever reads the table cannot sign in with it. */
  hash: string;
  user_id: string;
  ip: string;
  created_at: Moment;
  last_used_at: Moment;
  expires_at: Moment;
  /** When its console last said over the socket that it is there. */
  here_at: MaybeMoment;
};

type ParticipantTokensTable = {
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

type ResetRequestsTable = {
  participant_id: string;
  device: string;
  ip: string;
  agent: string;
  asked_at: Moment;
};

type KnownDevicesTable = {
  /** SHA-256 of what the device says that it is. */
  hash: string;
  seen_at: Moment;
};

type ParticipantGuessesTable = {
  participant_id: string;
  /** Wrong passwords and exam tokens since then, none of them long after the one before. */
  count: number;
  since: Moment;
  latest: Moment;
};

export type SecurityTables = {
  tokens: TokensTable;
  participant_tokens: ParticipantTokensTable;
  reset_requests: ResetRequestsTable;
  known_devices: KnownDevicesTable;
  participant_guesses: ParticipantGuessesTable;
};
