// An account as it is sent, with what tests do not care about filled in. No two have the same name or e-mail address.
import type { UserInput } from "../../contract/staff/users.ts";

let made = 0;

export function newUser(rest: Partial<UserInput> = {}): UserInput {
  made += 1;
  return {
    name: `Guru ${made}`,
    email: `guru${made}@sekolah.contoh`,
    role: "EVAL",
    active: true,
    exceptions: [],
    password: "",
    ...rest,
  };
}
