// A password as it is handed to a person; it is known only right after it was made.
export type PasswordSlip = {
  /** What they sign in with. */
  login: string;
  name: string;
  group: string | null;
  password: string;
};

export type SlipWords = {
  /** What the login is called: "Nomor ujian". */
  login: string;
  /** What the passwords are: "Password peserta". */
  caption: string;
  /** Whose they are, for the file's name: "peserta". */
  noun: string;
};
