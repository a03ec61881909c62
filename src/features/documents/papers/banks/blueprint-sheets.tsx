// A bank's blueprint (kisi-kisi) on paper: its questions by competence, how many of each kind, and who signs.
import { useStore } from "@nanostores/react";
import { memo } from "react";
import { formatNumber } from "../../../../core/format.ts";
import {
  blueprintGroups,
  blueprintRows,
  blueprintTotals,
  type BlueprintGroup,
  type BlueprintRow,
  type BlueprintTotals,
} from "../../../../domain/paper/blueprint-rows.ts";
import { typeNames } from "../../../../kit/label-messages.ts";
import { PaperTable } from "../../../../kit/print/sheets/paper-table.tsx";
import type { SheetPart } from "../../../../kit/print/sheets/printed-sheets.tsx";
import { SheetFacts } from "../../../../kit/print/sheets/sheet-head.tsx";
import { useGrowing } from "../../../../kit/print/sheets/use-growing.ts";
import { PaperTop } from "../event-head.tsx";
import { eventPapersMessages, paperKindMessages } from "../event-papers-messages.ts";
import { eventSignature, PaperSignatures } from "../signatures-footer.tsx";
import { BlueprintCounts } from "./blueprint-counts.tsx";
import { bankFacts, difficultyName, orNone, type BankRequest } from "./bank-facts-text.ts";
import css from "./blueprint-sheets.module.css";
import { eventBanksMessages } from "./event-banks-messages.ts";

export function blueprintPart(of: BankRequest, at: number): SheetPart {
  const { blueprint } = of.content;
  const label = `${paperKindMessages.get()["kisi-kisi"]} · ${blueprint.kode}`;
  return {
    name: `blueprint-${at + 1}`,
    label,
    foot: label,
    content: (
      <Blueprint of={of} rows={blueprintRows(blueprint)} totals={blueprintTotals(blueprint)} />
    ),
  };
}

type BlueprintProps = { of: BankRequest; rows: readonly BlueprintRow[]; totals: BlueprintTotals };

function Blueprint({ of, rows, totals }: BlueprintProps) {
  const { request, content, t } = of;
  const paperKindT = useStore(paperKindMessages);
  const { author_name: author } = content.blueprint;
  const types = totals.types
    .map(({ kind, count, weight }) => {
      const name = `${typeNames.get()[kind]} ${formatNumber(count)}`;
      return weight === 0 ? name : `${name} (${formatNumber(weight)}%)`;
    })
    .join(" · ");
  return (
    <>
      <PaperTop of={request} title={paperKindT["kisi-kisi"]} />
      <SheetFacts
        facts={[...bankFacts(of), [t.questions, formatNumber(totals.count)], [t.type, types]]}
      />
      <QuestionTable rows={rows} totals={totals} />
      <div className={css.foot}>
        <BlueprintCounts totals={totals} />
        <PaperSignatures
          signatures={[
            { above: "", office: t.author, nama: author ?? "", nip: "" },
            ...eventSignature(request),
          ]}
        />
      </div>
    </>
  );
}

/** Drawn at once: the whole table is laid out anew each time that it grows. */
const blockRows = 25;

/** Hundreds of rows are drawn a block at a time. */
function QuestionTable({ rows, totals }: Omit<BlueprintProps, "of">) {
  const t = useStore(eventBanksMessages);
  const eventPapersT = useStore(eventPapersMessages);
  const blocks = useGrowing(Math.ceil(rows.length / blockRows), rows);
  const drawn = Math.min(blocks * blockRows, rows.length);
  return (
    <div className={css.questions}>
      <PaperTable>
        <thead>
          <tr>
            <th scope="col">{eventPapersT.order}</th>
            <th scope="col">{t.competence}</th>
            <th scope="col">{t.grade}</th>
            <th scope="col">{t.kind}</th>
            <th scope="col">{t.level}</th>
            <th scope="col">{t.excerpt}</th>
            <th scope="col">{t.type}</th>
            <th scope="col">{t.difficulty}</th>
            <th scope="col">{t.number}</th>
            <th scope="col">{t.bobot}</th>
          </tr>
        </thead>
        {blueprintGroups(rows.slice(0, drawn)).map((group) => (
          <Group key={group.competence?.id ?? ""} group={group} />
        ))}
        <tbody>
          <tr className={css.total}>
            <th scope="row" colSpan={8}>
              {eventPapersT.total}
            </th>
            <td>{formatNumber(totals.count)}</td>
            <td>{formatNumber(totals.bobot)}</td>
          </tr>
        </tbody>
      </PaperTable>
      {drawn < rows.length && (
        <output>
          {t.progress({ done: formatNumber(drawn), total: formatNumber(rows.length) })}
        </output>
      )}
    </div>
  );
}

/** The words of a competence stand once, over the whole width; its code in each row, since a page may end anywhere. */
function Group({ group: { competence, rows } }: { group: BlueprintGroup }) {
  const t = useStore(eventBanksMessages);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={10} dir="auto">
          {competence ? `${competence.kode} — ${competence.uraian}` : t.noCompetence}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.question.id} row={row} />
      ))}
    </tbody>
  );
}

/** Drawn once, however many come after it. */
const Row = memo(function Row({ row }: { row: BlueprintRow }) {
  const { order, question, competence, others } = row;
  const t = useStore(eventBanksMessages);
  return (
    <tr>
      <td>{order}</td>
      <td>
        {orNone(competence?.kode)}
        {others.length > 0 && <small> + {others.join(", ")}</small>}
      </td>
      <td>{orNone(competence?.fase)}</td>
      <td>{orNone(competence?.jenis)}</td>
      <td>{orNone(competence?.level_kognitif)}</td>
      <td dir="auto">{question.excerpt}</td>
      <td>{typeNames.get()[question.type]}</td>
      <td>{difficultyName(question.difficulty, t)}</td>
      <td>{question.number}</td>
      <td>{formatNumber(question.bobot)}</td>
    </tr>
  );
});
