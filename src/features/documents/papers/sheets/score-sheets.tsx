// Lists for marks that are written by hand: for each schedule the groups that sit it.
import { PaperTable } from "../../../../kit/print/sheets/paper-table.tsx";
import type { SheetPart } from "../../../../kit/print/sheets/printed-sheets.tsx";
import { SheetFacts } from "../../../../kit/print/sheets/sheet-head.tsx";
import { PaperTop } from "../event-head.tsx";
import type { PaperRequest } from "../event-paper-choices.ts";
import css from "../paper-sheets.module.css";
import { subjectsOf, toWriteOn } from "../paper-text.ts";
import { eventSignature, PaperSignatures } from "../signatures-footer.tsx";
import { scoreLists, type ScoreList } from "./whole-event-rows.ts";

export function scoreParts(request: PaperRequest): SheetPart[] {
  const { opened, filter, t } = request;
  return scoreLists(opened, filter).map((list, at) => {
    const label = `${list.schedule.alias} · ${list.group ?? t.noGroup}`;
    return {
      name: `scores-${at + 1}`,
      label,
      foot: label,
      content: <Scores of={request} list={list} />,
    };
  });
}

function Scores({ of, list }: { of: PaperRequest; list: ScoreList }) {
  const { t } = of;
  return (
    <>
      <PaperTop of={of} title={t.scoresHeading} />
      <SheetFacts
        facts={[
          [t.subject, subjectsOf(list.schedule)],
          [t.group, list.group ?? t.noGroup],
        ]}
      />
      <PaperTable>
        <thead>
          <tr>
            <th scope="col">{t.order}</th>
            <th scope="col">{t.number}</th>
            <th scope="col" className={css.nameHead}>
              {t.name}
            </th>
            <th scope="col">{t.score}</th>
            <th scope="col">{t.remark}</th>
          </tr>
        </thead>
        <tbody>
          {list.people.map((person, at) => (
            <tr key={person.id}>
              <td>{at + 1}</td>
              <td className={css.number}>{person.no_ujian}</td>
              <td>{person.nama}</td>
              <td className={css.signHead}>{toWriteOn}</td>
              <td className={css.signHead}>{toWriteOn}</td>
            </tr>
          ))}
        </tbody>
      </PaperTable>
      <PaperSignatures signatures={eventSignature(of)} />
    </>
  );
}
