// Who may or may not do what their role says otherwise, and the dialog that changes it for one person.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { MenuMatrix, MenuPerson } from "../../contract/menus.ts";
import { notify } from "../../core/notices.ts";
import { tidyExceptions } from "../../domain/people/account-guard.ts";
import { ConflictNotice } from "../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../kit/form/form-dialog.tsx";
import { MenuExceptions } from "../../kit/menu-exceptions.tsx";
import { RoleBadge } from "../../kit/role-badge.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/input/button.tsx";
import { Combobox } from "../../ui/choice/combobox.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { DescriptionList } from "../../ui/layout/description-list.tsx";
import { usePhone } from "../../ui/use-phone.ts";
import { Field } from "../../ui/input/field.tsx";
import { Cell, HeaderCell, Row, Table } from "../../ui/layout/table.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { createExceptionsFormModel } from "./menu-exceptions-form-model.ts";
import { menuMessages } from "./menu-messages.ts";
import type { MenuModel } from "./menu-model.ts";
import { labelOf, menusOf } from "./menu-text.ts";
import css from "./menu-screen.module.css";

type MenuExceptionsTabProps = { model: MenuModel; stored: MenuMatrix };

export function MenuExceptionsTab({ model, stored }: MenuExceptionsTabProps) {
  const t = useStore(menuMessages);
  const [person, setPerson] = useState<MenuPerson | null>(null);
  const people = stored.people.filter(({ exceptions }) => exceptions.length > 0);
  const choose = (id: string) => setPerson(stored.people.find((one) => one.id === id) ?? null);
  return (
    <>
      <p>{t.exceptionsIntro}</p>
      <div className={css.person}>
        <Field label={t.addFor}>
          {(aria) => (
            <Combobox
              {...aria}
              options={stored.people.map((one) => ({ value: one.id, label: labelOf(one, t) }))}
              value=""
              placeholder={t.choosePerson}
              emptyText={t.noPerson}
              onChange={choose}
            />
          )}
        </Field>
      </div>
      {people.length === 0 ? (
        <EmptyState icon="user-check" title={t.nobody}>
          {t.nobodyHint}
        </EmptyState>
      ) : (
        <PeopleTable people={people} onEdit={setPerson} />
      )}
      {person && (
        <ExceptionsDialog
          key={person.id}
          model={model}
          stored={stored}
          person={person}
          onClose={() => setPerson(null)}
        />
      )}
    </>
  );
}

type PeopleTableProps = { people: readonly MenuPerson[]; onEdit(person: MenuPerson): void };

function PeopleTable({ people, onEdit }: PeopleTableProps) {
  const t = useStore(menuMessages);
  if (usePhone()) return <PeopleCards people={people} onEdit={onEdit} />;
  return (
    <Table caption={t.exceptionsCaption}>
      <thead>
        <tr>
          <HeaderCell>{t.name}</HeaderCell>
          <HeaderCell>{t.role}</HeaderCell>
          <HeaderCell>{t.allowed}</HeaderCell>
          <HeaderCell>{t.denied}</HeaderCell>
          <HeaderCell>
            <VisuallyHidden>{t.change}</VisuallyHidden>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <Row key={person.id}>
            <Cell>{labelOf(person, t)}</Cell>
            <Cell nowrap>
              <RoleBadge role={person.role} />
            </Cell>
            <Cell>{menusOf(person.exceptions, "allow") || "–"}</Cell>
            <Cell>{menusOf(person.exceptions, "deny") || "–"}</Cell>
            <Cell>
              <EditButton person={person} onEdit={onEdit} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** Five columns have no room on a phone. */
function PeopleCards({ people, onEdit }: PeopleTableProps) {
  const t = useStore(menuMessages);
  return (
    <ul className={css.cards} aria-label={t.exceptionsCaption}>
      {people.map((person) => (
        <li key={person.id}>
          <strong>{labelOf(person, t)}</strong>
          <EditButton person={person} onEdit={onEdit} />
          <RoleBadge role={person.role} />
          <DescriptionList
            items={[
              { term: t.allowed, value: menusOf(person.exceptions, "allow") || "–" },
              { term: t.denied, value: menusOf(person.exceptions, "deny") || "–" },
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

type EditButtonProps = { person: MenuPerson; onEdit(person: MenuPerson): void };

function EditButton({ person, onEdit }: EditButtonProps) {
  const t = useStore(menuMessages);
  return (
    <Button
      size="s"
      icon="pencil"
      aria-label={t.edit({ name: person.name })}
      onClick={() => onEdit(person)}
    >
      {t.change}
    </Button>
  );
}

type ExceptionsDialogProps = MenuExceptionsTabProps & { person: MenuPerson; onClose(): void };

function ExceptionsDialog({ model, stored, person, onClose }: ExceptionsDialogProps) {
  const t = useStore(menuMessages);
  const form = useModel(() =>
    createExceptionsFormModel(person, (saved) => {
      model.personSaved(saved);
      notify(responseCodes.success, t.savedTitle, t.exceptionsSaved({ name: saved.name }));
    }),
  );
  const { exceptions } = useStore(form.form.$values);
  const { exceptions: error } = useStore(form.form.$errors);
  return (
    <FormDialog
      title={t.exceptionsOf({ name: person.name })}
      form={form.form}
      size="l"
      onClose={onClose}
      notice={<ConflictNotice model={form} labels={{ exceptions: t.exceptions }} />}
    >
      {error && <Banner tone="bad">{error}</Banner>}
      <MenuExceptions
        role={person.role}
        ofRole={stored.roles[person.role]}
        value={exceptions}
        onChange={(next) => form.form.set("exceptions", tidyExceptions(next))}
      />
    </FormDialog>
  );
}
