export type CardPasswordsTable = {
  participant_id: string;
  /** Of the key that opens `sealed`. */
  key_id: string;
  /** See security/card-keys/sealed-password.ts. */
  sealed: string;
};
