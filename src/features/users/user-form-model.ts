// Adding and changing one account.
import {
  createUser,
  updateUser,
  userInput,
  type User,
  type UserInput,
} from "../../contract/staff/users.ts";
import { call } from "../../core/api.ts";
import { tidyExceptions } from "../../domain/people/account-guard.ts";
import { createRecordForm, type RecordForm } from "../../kit/form/create-record-form.ts";

/** `password`: the generated one of a new account, known only now; else empty. */
export type SavedUser = { user: User; password: string };

export type UserFormModel = RecordForm<UserInput, User>;

export function createUserFormModel(
  original: User | null,
  changed: (saved: SavedUser) => void,
): UserFormModel {
  return createRecordForm<UserInput, UserInput, User>({
    original,
    blank,
    schema: userInput,
    valuesOf,
    shown: ({ exceptions }) => ({
      exceptions: exceptions.map(({ code, effect }) => `${effect} ${code}`).join(", "),
    }),
    unread: ["password"],
    save: async (base, values) => changed(await save(base, values)),
  });
}

const blank: UserInput = {
  name: "",
  email: "",
  role: "EVAL",
  active: true,
  exceptions: [],
  password: "",
};

function valuesOf({ name, email, role, active, exceptions }: User): UserInput {
  return { name, email, role, active, exceptions: tidyExceptions(exceptions), password: "" };
}

async function save(base: User | null, values: UserInput): Promise<SavedUser> {
  if (!base) return call(createUser, values);
  const { id, version } = base;
  return { user: await call(updateUser, { id, version, ...values }), password: "" };
}
