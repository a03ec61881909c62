// What is shown under a participant's row when it is opened: what the columns leave out, and what happened so far.
import { namedParticipant } from "../../domain/people/named-participant.ts";
import { useStore } from "@nanostores/react";
import type { ParticipantDetail as Detail } from "../../contract/participants.ts";
import { formatDateTime, formatNumber } from "../../core/format.ts";
import { DescriptionList } from "../../ui/layout/description-list.tsx";
import { DetailView } from "../../kit/record/detail-view.tsx";
import { RecordHistory } from "../../kit/record/record-history.tsx";
import css from "../../kit/record/record.module.css";
import { useModel } from "../../kit/use-model.ts";
import { historyMessages, participantsMessages } from "./participants-messages.ts";
import { createParticipantDetail } from "./participants-model.ts";

export function ParticipantDetail({ id }: { id: string }) {
  const model = useModel(() => createParticipantDetail(id));
  return (
    <DetailView model={model}>
      {(detail) => (
        <div className={css.detail}>
          <DetailFacts detail={detail} />
          <History entries={detail.history} />
        </div>
      )}
    </DetailView>
  );
}

function DetailFacts({ detail }: { detail: Detail }) {
  const t = useStore(participantsMessages);
  const { foto, status, block_reason, blocked_at, last_login_at } = detail;
  const isBlocked = status === "blocked";
  const items = [
    ...(foto === null
      ? []
      : [{ term: t.photo, value: <Photo address={foto} name={namedParticipant(detail)} /> }]),
    ...(detail.nisn === "" ? [] : [{ term: t.nisn, value: detail.nisn }]),
    { term: t.religion, value: `${detail.agama_nama} (${detail.agama_kode})` },
    { term: t.major, value: `${detail.jurusan_nama} (${detail.jurusan_kode})` },
    { term: t.session, value: detail.sesi },
    { term: t.antiblock, value: detail.antiblock ? t.yes : t.no },
    ...(isBlocked ? [{ term: t.blockReason, value: block_reason }] : []),
    ...(isBlocked && blocked_at ? [{ term: t.blockedAt, value: formatDateTime(blocked_at) }] : []),
    { term: t.lastLogin, value: last_login_at ? formatDateTime(last_login_at) : t.never },
    { term: t.results, value: formatNumber(detail.result_count) },
  ];
  return <DescriptionList items={items} />;
}

const Photo = ({ address, name }: { address: string; name: string }) => (
  <img src={address} alt={name} width={80} height={120} />
);

function History({ entries }: { entries: Detail["history"] }) {
  const t = useStore(participantsMessages);
  const historyT = useStore(historyMessages);
  const told = entries.map(({ at, by, action, reason }) => {
    const text = t.historyEntry({ action: historyT[action], by });
    return { at, text: reason ? `${text}: ${reason}` : text };
  });
  return <RecordHistory title={t.history} emptyText={t.noHistory} entries={told} />;
}
