// What is shown under an account's row when it is opened: what the columns leave out, and what happened so far.
import { useStore } from "@nanostores/react";
import type { MenuException, UserDetail as Detail } from "../../contract/staff/users.ts";
import { formatDateTime, formatNumber } from "../../core/format.ts";
import { permissionSections } from "../../core/menu/menu.ts";
import { DescriptionList } from "../../ui/layout/description-list.tsx";
import { DetailView } from "../../kit/record/detail-view.tsx";
import { RecordHistory } from "../../kit/record/record-history.tsx";
import css from "../../kit/record/record.module.css";
import { useModel } from "../../kit/use-model.ts";
import { userHistoryMessages, usersMessages, type UserTexts } from "./users-messages.ts";
import { createUserDetail } from "./users-model.ts";

export function UserDetail({ id }: { id: string }) {
  const t = useStore(usersMessages);
  const userHistoryT = useStore(userHistoryMessages);
  const model = useModel(() => createUserDetail(id));
  return (
    <DetailView model={model}>
      {(detail) => (
        <div className={css.detail}>
          <DescriptionList items={factsOf(detail, t)} />
          <RecordHistory
            title={t.history}
            emptyText={t.noHistory}
            entries={detail.history.map(({ at, by, action }) => ({
              at,
              text: t.historyEntry({ action: userHistoryT[action], by }),
            }))}
          />
        </div>
      )}
    </DetailView>
  );
}

function factsOf(detail: Detail, t: UserTexts) {
  const { exceptions, owned, last_login_at: lastLogin } = detail;
  return [
    { term: t.lastLogin, value: lastLogin ? formatDateTime(lastLogin) : t.never },
    { term: t.sessions, value: formatNumber(detail.session_count) },
    { term: t.exceptions, value: exceptionsInWords(exceptions, t) || t.noExceptions },
    { term: t.owned, value: owned.join(", ") || t.ownsNothing },
    { term: t.created, value: formatDateTime(detail.created_at) },
  ];
}

function exceptionsInWords(exceptions: readonly MenuException[], t: UserTexts): string {
  const items = permissionSections().flatMap((section) => section.items);
  return exceptions
    .map(({ code, effect }) => {
      const what = items.find((item) => item.code === code)?.labels.join(", ") ?? code;
      return effect === "allow" ? t.allowed({ what }) : t.denied({ what });
    })
    .join("; ");
}
