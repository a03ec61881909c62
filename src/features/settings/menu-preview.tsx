// The bottom bar and the home tiles as a role or a person gets them, changes that are not saved yet included.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { MenuMatrix } from "../../contract/menus.ts";
import { roleLabels, roles } from "../../contract/permissions.ts";
import type { PermissionCode } from "../../contract/permissions.ts";
import { menuOf, permissionSections } from "../../core/menu/menu.ts";
import { codesWith } from "../../domain/people/account-guard.ts";
import { Combobox } from "../../ui/choice/combobox.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Field } from "../../ui/input/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { menuMessages } from "./menu-messages.ts";
import { labelOf } from "./menu-text.ts";
import css from "./menu-screen.module.css";

type MenuPreviewProps = { stored: MenuMatrix; draft: MenuMatrix["roles"] };

export function MenuPreview({ stored, draft }: MenuPreviewProps) {
  const t = useStore(menuMessages);
  const [chosen, setChosen] = useState<string>("EVAL");
  const people = stored.people.filter(({ active }) => active);
  const options = [
    ...roles.map((role) => ({ value: role as string, label: roleLabels[role] })),
    ...people.map((one) => ({ value: one.id, label: labelOf(one, t) })),
  ];
  return (
    <>
      <div className={css.person}>
        <Field label={t.as} hint={t.previewDraft}>
          {(aria) => (
            <Combobox
              {...aria}
              options={options}
              value={chosen}
              emptyText={t.noPerson}
              onChange={(value) => value && setChosen(value)}
            />
          )}
        </Field>
      </div>
      <PreviewMenu codes={codesOf(chosen, stored, draft)} />
    </>
  );
}

function codesOf(chosen: string, stored: MenuMatrix, draft: MenuMatrix["roles"]) {
  const role = roles.find((one) => one === chosen);
  if (role) return draft[role];
  const person = stored.people.find(({ id }) => id === chosen);
  return person ? codesWith(draft[person.role], person.exceptions) : [];
}

function PreviewMenu({ codes }: { codes: readonly PermissionCode[] }) {
  const t = useStore(menuMessages);
  const sections = menuOf({ menus: Object.fromEntries(codes.map((code) => [code, true])) });
  const hidden = permissionSections()
    .flatMap(({ items }) => items)
    .filter(({ code }) => !codes.includes(code))
    .flatMap(({ labels }) => labels);
  return (
    <>
      {sections.length === 0 && <EmptyState icon="lock" title={t.previewEmpty} />}
      <div className={css.preview}>
        {sections.map(({ group, items }) => (
          <section key={group} aria-label={group}>
            <strong>{group}</strong>
            <ul>
              {items.map(({ name, label, icon }) => (
                <li key={name}>
                  <Icon name={icon} size={16} /> {label}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {hidden.length > 0 && <p>{t.hidden({ menus: hidden.join(", ") })}</p>}
    </>
  );
}
