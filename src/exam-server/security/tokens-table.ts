import type { MaybeMoment, Moment } from "../database/column-types.ts";

export type TokensTable = {
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
