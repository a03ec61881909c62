// The matrix: a row for each permission code, a column for each role, in the menu's own groups.
import { useStore } from "@nanostores/react";
import { roleLabels, roles, type Role } from "../../contract/roles.ts";
import { permissionSections, type PermissionItem } from "../../core/menu/menu.ts";
import { RoleBadge } from "../../kit/role-badge.tsx";
import { Checkbox } from "../../ui/choice/checkbox.tsx";
import { Menu } from "../../ui/overlay/popup-menu.tsx";
import { Cell, HeaderCell, Row, Table } from "../../ui/layout/table.tsx";
import { Tag } from "../../ui/feedback/tag.tsx";
import { menuMessages } from "./menu-messages.ts";
import { otherRoles, type MenuModel } from "./menu-model.ts";
import css from "./menu-screen.module.css";

export function MenuMatrixTable({ model }: { model: MenuModel }) {
  const t = useStore(menuMessages);
  return (
    <Table caption={t.caption} className={css.matrix}>
      <thead>
        <tr>
          <HeaderCell>{t.menu}</HeaderCell>
          {roles.map((role) => (
            <RoleHead key={role} model={model} role={role} />
          ))}
        </tr>
      </thead>
      {permissionSections().map(({ group, title, items }) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={roles.length + 1}>
              {title}
            </th>
          </tr>
          {items.map((item) => (
            <CodeRow key={item.code} model={model} item={item} />
          ))}
        </tbody>
      ))}
    </Table>
  );
}

function RoleHead({ model, role }: { model: MenuModel; role: Role }) {
  const t = useStore(menuMessages);
  return (
    <HeaderCell>
      <span className={css.head}>
        <RoleBadge role={role} />
        <Menu
          label={t.tools({ role: roleLabels[role] })}
          items={[
            ...otherRoles(role).map((other) => ({
              label: t.copyFrom({ role: roleLabels[other] }),
              icon: "copy" as const,
              onSelect: () => model.copy(other, role),
            })),
            { label: t.reset, icon: "rotate-ccw", onSelect: () => model.reset(role) },
          ]}
        />
      </span>
    </HeaderCell>
  );
}

function CodeRow({ model, item }: { model: MenuModel; item: PermissionItem }) {
  const t = useStore(menuMessages);
  const state = useStore(model.$state);
  if (state.status !== "ready") return null;
  const { stored, draft } = state;
  const { code, labels } = item;
  const menu = labels.join(", ");
  return (
    <Row>
      <Cell>
        {menu} <code>{code}</code>
      </Cell>
      {roles.map((role) => {
        const isOn = draft[role].includes(code);
        return (
          <Cell key={role}>
            <span className={css.head}>
              <Checkbox
                label={t.may({ menu, role: roleLabels[role] })}
                hideLabel
                checked={isOn}
                disabled={model.isFixed(role, code)}
                onChange={(allowed) => model.toggle(role, code, allowed)}
              />
              {isOn !== stored.roles[role].includes(code) && <Tag tone="warn">{t.changed}</Tag>}
            </span>
          </Cell>
        );
      })}
    </Row>
  );
}
