// One's own sessions: where, since when, and ending those elsewhere.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { OwnSession } from "../../contract/staff/profile.ts";
import { formatDateTime } from "../../core/format.ts";
import { notify } from "../../core/notices.ts";
import { ConfirmDialog } from "../../kit/dialogs/confirm-dialog.tsx";
import { DetailView } from "../../kit/record/detail-view.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Button } from "../../ui/input/button.tsx";
import { Cell, HeaderCell, Row, Table } from "../../ui/layout/table.tsx";
import { Tag } from "../../ui/feedback/tag.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { profileMessages } from "./profile-messages.ts";
import { createSessionsModel } from "./sessions-model.ts";

export function SessionsTab() {
  const t = useStore(profileMessages);
  const model = useModel(createSessionsModel);
  const [ending, setEnding] = useState<readonly string[] | null>(null);
  const end = async (ids: readonly string[]) => {
    await model.end(ids);
    notify(responseCodes.success, t.savedTitle, t.ended({ count: ids.length }));
  };
  return (
    <>
      <p>{t.sessionsIntro}</p>
      <DetailView model={model}>
        {(sessions) => {
          const others = sessions.filter(({ current }) => !current).map(({ id }) => id);
          return (
            <>
              <SessionsTable sessions={sessions} onEnd={(id) => setEnding([id])} />
              {others.length > 0 && (
                <div>
                  <Button icon="log-out" onClick={() => setEnding(others)}>
                    {t.endAll}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </DetailView>
      {ending && (
        <ConfirmDialog
          title={t.endTitle({ count: ending.length })}
          confirmLabel={t.end}
          danger
          onConfirm={() => end(ending)}
          onClose={() => setEnding(null)}
        >
          <p>{t.endText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

type SessionsTableProps = { sessions: readonly OwnSession[]; onEnd(id: string): void };

function SessionsTable({ sessions, onEnd }: SessionsTableProps) {
  const t = useStore(profileMessages);
  return (
    <Table caption={t.sessionsCaption}>
      <thead>
        <tr>
          <HeaderCell>{t.begun}</HeaderCell>
          <HeaderCell>{t.lastUsed}</HeaderCell>
          <HeaderCell>{t.address}</HeaderCell>
          <HeaderCell>
            <VisuallyHidden>{t.end}</VisuallyHidden>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {sessions.map(({ id, created_at, last_used_at, ip, current }) => {
          const time = formatDateTime(created_at);
          return (
            <Row key={id}>
              <Cell nowrap>{time}</Cell>
              <Cell nowrap>{formatDateTime(last_used_at)}</Cell>
              <Cell mono>{ip}</Cell>
              <Cell>
                {current ? (
                  <Tag tone="ok">{t.thisSession}</Tag>
                ) : (
                  <Button
                    size="s"
                    icon="log-out"
                    aria-label={t.endOne({ address: ip, time })}
                    onClick={() => onEnd(id)}
                  >
                    {t.end}
                  </Button>
                )}
              </Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}
