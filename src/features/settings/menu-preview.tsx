// The console as a role or a person gets it, drawn small: who is in the strip, the tiles of home, the groups of the bar.
// Changes that are not saved yet are included.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { MenuMatrix, MenuPerson } from "../../contract/menus.ts";
import { type PermissionCode } from "../../contract/staff/permissions.ts";
import { roleLabels, roles } from "../../contract/roles.ts";
import { groupIcons, menuOf, permissionSections } from "../../core/menu/menu.ts";
import { codesWith } from "../../domain/people/account-guard.ts";
import { roleIcons } from "../../kit/role-badge.tsx";
import { Combobox } from "../../ui/choice/combobox.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { Field } from "../../ui/input/field.tsx";
import { menuMessages } from "./menu-messages.ts";
import { labelOf, menusOf } from "./menu-text.ts";
import css from "./menu-screen.module.css";

type MenuPreviewProps = { stored: MenuMatrix; draft: MenuMatrix["roles"] };
type Fact = [about: string, says: string];
type Seen = Pick<MenuPerson, "name" | "role" | "exceptions">;

export function MenuPreview({ stored, draft }: MenuPreviewProps) {
  const t = useStore(menuMessages);
  const [chosen, setChosen] = useState<string>("EVAL");
  const people = stored.people.filter(({ active }) => active);
  const ofRoles = roles.map((role) => ({ id: role, name: roleLabels[role], role, exceptions: [] }));
  const seen: Seen | undefined = [...ofRoles, ...people].find(({ id }) => id === chosen);
  const options = [
    ...ofRoles.map(({ id, name }) => ({ value: id as string, label: name })),
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
      {seen && <SmallConsole seen={seen} ofRole={draft[seen.role]} />}
    </>
  );
}

function SmallConsole({ seen, ofRole }: { seen: Seen; ofRole: readonly PermissionCode[] }) {
  const t = useStore(menuMessages);
  const { name, role, exceptions } = seen;
  const codes = codesWith(ofRole, exceptions);
  const sections = menuOf({ menus: Object.fromEntries(codes.map((code) => [code, true])) });
  const shown = sections.flatMap(({ items }) => items.map(({ label }) => label));
  const named = (isMeant: (code: PermissionCode, label: string) => boolean) =>
    permissionSections().map(({ title, items }): Fact => {
      const labels = items.flatMap(({ code, labels: all }) =>
        all.filter((one) => isMeant(code, one)),
      );
      return [title, labels.join(", ")];
    });
  const own: Fact[] = [
    [t.allowed, menusOf(exceptions, "allow")],
    [t.denied, menusOf(exceptions, "deny")],
  ];
  return (
    <>
      <figure className={css.console} aria-label={t.screenOf({ name })}>
        <div className={css.strip}>
          <Icon name={roleIcons[role]} />
          <span>
            <b>{name}</b>
            {name !== roleLabels[role] && roleLabels[role]}
          </span>
        </div>
        <div className={css.tiles}>
          {sections.length === 0 && <p>{t.previewEmpty}</p>}
          {sections.map(({ group, title, items }) => (
            <section key={group} aria-label={title}>
              <b>{title}</b>
              <ul>
                {items.map(({ name: item, label, icon }) => (
                  <Place key={item} icon={icon} label={label} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <ul className={css.places}>
          <Place icon="house" label={t.home} />
          {sections.map(({ group, title }) => (
            <Place key={group} icon={groupIcons[group]} label={title} />
          ))}
          <Place icon="user" label={t.profile} />
        </ul>
      </figure>
      <Facts title={t.exceptions} facts={own} />
      <Facts title={t.hidden} facts={named((code) => !codes.includes(code))} />
      <Facts
        title={t.later}
        facts={named((code, label) => codes.includes(code) && !shown.includes(label))}
      />
    </>
  );
}

function Place({ icon, label }: { icon: IconName; label: string }) {
  return (
    <li>
      <Icon name={icon} size={16} /> {label}
    </li>
  );
}

/** Those that say nothing are left out. */
function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const told = facts.filter(([, text]) => text !== "");
  if (told.length === 0) return null;
  return (
    <section className={css.facts} aria-label={title}>
      <b>{title}</b>
      <dl>
        {told.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
