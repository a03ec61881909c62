// The matrix with what is about to change, and the question before it is stored.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { MenuChange } from "../../contract/menus.ts";
import { roleLabels, roles } from "../../contract/roles.ts";
import { formatNumber } from "../../core/format.ts";
import { permissionSections } from "../../core/menu/menu.ts";
import { notify } from "../../core/notices.ts";
import { ConfirmDialog } from "../../kit/dialogs/confirm-dialog.tsx";
import recordCss from "../../kit/record/record.module.css";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/input/button.tsx";
import { MenuMatrixTable } from "./menu-matrix-table.tsx";
import { menuMessages, type MenuTexts } from "./menu-messages.ts";
import type { MenuModel } from "./menu-model.ts";
import css from "./menu-screen.module.css";

export function MenuRolesTab({ model }: { model: MenuModel }) {
  const t = useStore(menuMessages);
  return (
    <>
      <p>
        {t.intro} {model.isHeadMaster ? t.locked : t.lockedOthers}
      </p>
      <ConflictBanner model={model} />
      <MenuMatrixTable model={model} />
      <ChangesBar model={model} />
    </>
  );
}

function ConflictBanner({ model }: { model: MenuModel }) {
  const t = useStore(menuMessages);
  if (!useStore(model.$newer)) return null;
  return (
    <Banner
      tone="warn"
      title={t.conflictTitle}
      actions={
        <>
          <Button onClick={model.takeNewer}>{t.takeNewer}</Button>
          <Button onClick={model.keepMine}>{t.keepMine}</Button>
        </>
      }
    >
      {t.conflictText}
    </Banner>
  );
}

function ChangesBar({ model }: { model: MenuModel }) {
  const t = useStore(menuMessages);
  const changes = useStore(model.$changes).length;
  const people = useStore(model.$reached).length;
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={css.bar}>
      <output>
        {changes === 0
          ? t.unchanged
          : t.changes({ changes: formatNumber(changes), people: formatNumber(people) })}
      </output>
      <Button disabled={changes === 0} onClick={model.discard}>
        {t.discard}
      </Button>
      <Button variant="primary" disabled={changes === 0} onClick={() => setAsking(true)}>
        {t.save}
      </Button>
      {isAsking && <SaveDialog model={model} onClose={() => setAsking(false)} />}
    </div>
  );
}

function SaveDialog({ model, onClose }: { model: MenuModel; onClose(): void }) {
  const t = useStore(menuMessages);
  // As they were when the question was asked: saving empties the difference.
  const [changes] = useState(() => model.$changes.get());
  const [names] = useState(() => model.$reached.get().map(({ name }) => name));
  const count = formatNumber(changes.length);
  const save = async () => {
    const isStored = await model.save();
    if (isStored) notify(responseCodes.success, t.savedTitle, t.saved({ changes: count }));
  };
  return (
    <ConfirmDialog
      title={t.confirmTitle({ changes: count })}
      confirmLabel={t.confirm}
      onConfirm={save}
      onClose={onClose}
    >
      <div className={recordCss.more}>
        <ul>
          {roles.map((role) => {
            const words = inWords(
              changes.filter((change) => change.role === role),
              t,
            );
            return (
              words && (
                <li key={role}>
                  <b>{roleLabels[role]}</b> {words}
                </li>
              )
            );
          })}
        </ul>
        <p>{reachedInWords(names, t)}</p>
        <p>{t.effect}</p>
      </div>
    </ConfirmDialog>
  );
}

function inWords(changes: readonly MenuChange[], t: MenuTexts): string {
  const items = permissionSections().flatMap((section) => section.items);
  const named = (allowed: boolean) =>
    items
      .filter(({ code }) => changes.some((one) => one.code === code && one.allowed === allowed))
      .flatMap(({ labels }) => labels)
      .join(", ");
  const given = named(true);
  const taken = named(false);
  return [given && t.given({ what: given }), taken && t.taken({ what: taken })]
    .filter((text) => text !== "")
    .join("; ");
}

const shownNames = 8;

function reachedInWords(names: readonly string[], t: MenuTexts): string {
  if (names.length === 0) return t.reachedNobody;
  const shown = names.slice(0, shownNames).join(", ");
  const more = names.length - shownNames;
  return more > 0 ? t.reachedMore({ names: shown, count: more }) : t.reached({ names: shown });
}
