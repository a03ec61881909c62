// Added time, person by person: sent, delivered to the device, shown there.
import { useStore } from "@nanostores/react";
import type { SittingExtra } from "../../../contract/exams/sitting-control.ts";
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import { formatTime } from "../../../core/format.ts";
import { Cell, HeaderCell, Row, Table } from "../../../ui/layout/table.tsx";
import { sittingProofMessages, type SittingProofTexts } from "./sitting-proof-messages.ts";

export function ProofTable({ extras }: { extras: readonly SittingExtra[] }) {
  const t = useStore(sittingProofMessages);
  return (
    <Table caption={t.proofTitle}>
      <thead>
        <tr>
          <HeaderCell>{t.name}</HeaderCell>
          <HeaderCell>{t.extra}</HeaderCell>
          <HeaderCell>{t.sent}</HeaderCell>
          <HeaderCell>{t.delivered}</HeaderCell>
          <HeaderCell>{t.seen}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {extras.map((extra) => (
          <Row key={extra.id}>
            <Cell>{namedParticipant(extra)}</Cell>
            <Cell>{extraText(extra, t)}</Cell>
            <Cell>{formatTime(extra.sent_at)}</Cell>
            <Cell>{proofText(extra.delivered_at, extra, t)}</Cell>
            <Cell>{proofText(extra.seen_at, extra, t)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function extraText({ minutes, kind, reason, by }: SittingExtra, t: SittingProofTexts): string {
  const sign = minutes < 0 ? "−" : "+";
  return `${sign}${t.quickMinutes({ n: Math.abs(minutes) })} · ${t[kind]} · ${reason} · ${by}`;
}

function proofText(at: string | null, { is_waiting }: SittingExtra, t: SittingProofTexts): string {
  if (at !== null) return formatTime(at);
  return is_waiting ? t.waiting : t.notYet;
}
