// Key sheets: number and key of one package, or of all packages beside one another.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { keysSideBySide, paperKeys } from "../../../domain/paper/paper-keys.ts";
import type { PaperPackage } from "../../../domain/paper/paper-order.ts";
import type { PaperBank } from "../../../domain/paper/question-paper.ts";
import { PaperTable } from "../../../kit/print/sheets/paper-table.tsx";
import { typeNames } from "../../../kit/label-messages.ts";
import { printedKeyMessages } from "../../../question-types/frame/printed-key-messages.ts";
import { PrintedKey } from "../../../question-types/frame/printed-key.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { bankPaperMessages } from "./bank-paper-messages.ts";
import css from "./bank-paper-keys.module.css";

type KeyTableProps = { bank: PaperBank; pack: PaperPackage; planned: boolean };

/** In characters: so that two tables fit beside one another. */
const maxShort = 12;

export function KeyTable({ bank, pack, planned }: KeyTableProps) {
  const t = useStore(bankPaperMessages);
  const printedKeyT = useStore(printedKeyMessages);
  const rows = paperKeys(bank, pack, planned);
  const isShort = rows.every(({ key }) => key.is === "text" && key.text.length <= maxShort);
  return (
    <div className={classNames(css.keys, isShort && css.short)}>
      <PaperTable>
        <thead>
          <tr>
            <th scope="col">{t.no}</th>
            <th scope="col">{printedKeyT.key}</th>
            <th scope="col">{t.type}</th>
            <th scope="col">{t.bobot}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, type, bobot, key }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>
                <PrintedKey value={key} />
              </td>
              <td className={css.small}>{typeNames.get()[type]}</td>
              <td className={css.small}>{formatNumber(bobot)}</td>
            </tr>
          ))}
        </tbody>
      </PaperTable>
    </div>
  );
}

type AllKeysTableProps = { bank: PaperBank; packs: readonly PaperPackage[]; planned: boolean };

export function AllKeysTable({ bank, packs, planned }: AllKeysTableProps) {
  const t = useStore(bankPaperMessages);
  return (
    <div className={css.keys}>
      <PaperTable>
        <thead>
          <tr>
            <th scope="col">{t.no}</th>
            {packs.map((pack) => (
              <th key={pack} scope="col">
                {t.pack({ pack })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keysSideBySide(bank, packs, planned).map(({ number, keys }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {keys.map((key, at) => (
                <td key={packs[at]}>
                  <PrintedKey value={key} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PaperTable>
    </div>
  );
}
