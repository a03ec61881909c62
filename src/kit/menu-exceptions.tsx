// What one person may or may not do other than their role: a choice for each permission code, by the menu's groups.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import { headMasterCodes, type PermissionCode } from "../contract/staff/permissions.ts";
import type { Role } from "../contract/roles.ts";
import type { MenuException } from "../contract/staff/users.ts";
import { permissionSections, type PermissionItem } from "../core/menu/menu.ts";
import { Select } from "../ui/choice/select.tsx";
import { exceptionMessages } from "./menu-exceptions-messages.ts";
import css from "./menu-exceptions.module.css";

type MenuExceptionsProps = {
  role: Role;
  /** What the role may, where that is known: then "as the role" says what it comes to. */
  ofRole?: readonly PermissionCode[];
  value: readonly MenuException[];
  onChange: (value: MenuException[]) => void;
};

type Effect = MenuException["effect"] | "";

export function MenuExceptions(props: MenuExceptionsProps) {
  const { value, onChange } = props;
  const set = (code: PermissionCode, effect: Effect) => {
    const others = value.filter((one) => one.code !== code);
    onChange(effect === "" ? others : [...others, { code, effect }]);
  };
  return (
    <div className={css.groups}>
      {permissionSections().map(({ group, title, items }) => (
        <fieldset key={group} className={css.group}>
          <legend>{title}</legend>
          {items.map((item) => (
            <ExceptionRow
              key={item.code}
              {...props}
              item={item}
              effect={value.find(({ code }) => code === item.code)?.effect ?? ""}
              onSet={(effect) => set(item.code, effect)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

type ExceptionRowProps = MenuExceptionsProps & {
  item: PermissionItem;
  effect: Effect;
  onSet: (effect: Effect) => void;
};

function ExceptionRow({ role, ofRole, item, effect, onSet }: ExceptionRowProps) {
  const t = useStore(exceptionMessages);
  const { code, labels } = item;
  const id = useId();
  const may = ofRole?.includes(code) ? t.may : t.mayNot;
  return (
    <div className={css.row}>
      <label htmlFor={id}>
        {labels.join(", ")} <code>{code}</code>
      </label>
      <Select
        id={id}
        value={effect}
        placeholder={ofRole ? t.asRoleWhich({ may }) : t.asRole}
        options={[
          { value: "allow", label: t.allow },
          {
            value: "deny",
            label: t.deny,
            disabled: role === "EVIL" && headMasterCodes.includes(code),
          },
        ]}
        onChange={(next) => onSet(next as Effect)}
      />
    </div>
  );
}
