// Changing the exceptions of one person.
import * as v from "valibot";
import { updateUserMenus, type MenuPerson } from "../../contract/menus.ts";
import { menuExceptions, type MenuException } from "../../contract/staff/users.ts";
import { call } from "../../core/api.ts";
import { tidyExceptions } from "../../domain/people/account-guard.ts";
import { createRecordForm } from "../../kit/form/create-record-form.ts";

type Values = { exceptions: MenuException[] };

const schema = v.object({ exceptions: menuExceptions });

export function createExceptionsFormModel(
  person: MenuPerson,
  changed: (saved: MenuPerson) => void,
) {
  return createRecordForm<Values, Values, MenuPerson>({
    original: person,
    blank: { exceptions: [] },
    schema,
    valuesOf: ({ exceptions }) => ({ exceptions: tidyExceptions(exceptions) }),
    shown: ({ exceptions }) => ({
      exceptions: exceptions.map(({ code, effect }) => `${effect} ${code}`).join(", "),
    }),
    async save(base, { exceptions }) {
      const { id, version } = base ?? person;
      changed(await call(updateUserMenus, { id, version, exceptions }));
    },
  });
}
