// The passwords of accounts where they are shown once.
import type { PasswordSlip, SlipWords } from "../../kit/passwords/password-slip.ts";
import { usersMessages } from "./users-messages.ts";

export function userSlip(
  { email: login, name }: { email: string; name: string },
  password: string,
): PasswordSlip {
  return { login, name, group: null, password };
}

export function userSlipWords(): SlipWords {
  const { email, passwords, noun } = usersMessages.get();
  return { login: email, caption: passwords, noun };
}
