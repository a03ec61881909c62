// Passwords that were just made: a table to look at, and what to do with them before they are gone.
import { useState } from "react";
import { useStore } from "@nanostores/react";
import { fileTimestamp, formatNumber } from "../../core/format.ts";
import { reportError } from "../../core/notices.ts";
import { serverNow } from "../../core/answers/server-clock.ts";
import { usePrintAlone } from "../print/print-alone.tsx";
import { saveBook } from "../sheet-export/save-book.ts";
import { startExportWorker } from "../sheet-export/start-export-worker.ts";
import { sheetFileName } from "../../files/saved-file.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/input/button.tsx";
import { CopyButton } from "../../ui/input/copy-button.tsx";
import { Cell, HeaderCell, Row, Table } from "../../ui/layout/table.tsx";
import { passwordMessages } from "./password-messages.ts";
import type { PasswordSlip, SlipWords } from "./password-slip.ts";
import css from "./password-slips.module.css";
import { SlipCards } from "./slip-cards.tsx";

/** On screen; the others are copied, printed and downloaded all the same. */
const shownSlips = 20;

type PasswordSlipsProps = {
  slips: readonly PasswordSlip[];
  words: SlipWords;
  /** Copied or downloaded: closing loses nothing. A print may have been cancelled; no browser tells. */
  onKept(): void;
};

export function PasswordSlips({ slips, words, onKept }: PasswordSlipsProps) {
  const t = useStore(passwordMessages);
  const [isSaving, setSaving] = useState(false);
  const { print, printed } = usePrintAlone(() => <SlipCards slips={slips} words={words} />);
  const download = async () => {
    setSaving(true);
    try {
      await saveSlips(slips, words);
      onKept();
    } catch (error) {
      reportError(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className={css.slips}>
      <Banner tone="warn">{t.once}</Banner>
      <div className={css.actions}>
        <CopyButton
          text={() => textOf(slips, words)}
          label={t.copy}
          copiedLabel={t.copied}
          onCopied={onKept}
        />
        <Button icon="printer" onClick={print}>
          {t.print}
        </Button>
        <Button icon="file-spreadsheet" busy={isSaving} onClick={() => void download()}>
          {t.download}
        </Button>
      </div>
      <SlipTable slips={slips} words={words} />
      {printed}
    </div>
  );
}

type SlipTableProps = Pick<PasswordSlipsProps, "slips" | "words">;

function SlipTable({ slips, words }: SlipTableProps) {
  const t = useStore(passwordMessages);
  const hasGroups = slips.some(({ group }) => group !== null);
  return (
    <>
      <Table caption={words.caption}>
        <thead>
          <tr>
            <HeaderCell>{words.login}</HeaderCell>
            <HeaderCell>{t.name}</HeaderCell>
            {hasGroups && <HeaderCell>{t.group}</HeaderCell>}
            <HeaderCell>{t.password}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {slips.slice(0, shownSlips).map(({ login, name, group, password }) => (
            <Row key={login}>
              <Cell mono>{login}</Cell>
              <Cell>{name}</Cell>
              {hasGroups && <Cell>{group ?? ""}</Cell>}
              <Cell mono>{password}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {slips.length > shownSlips && (
        <p>{t.more({ count: formatNumber(slips.length - shownSlips) })}</p>
      )}
    </>
  );
}

function rowsOf(slips: readonly PasswordSlip[], words: SlipWords): string[][] {
  const t = passwordMessages.get();
  return [
    [words.login, t.name, t.group, t.password],
    ...slips.map(({ login, name, group, password }) => [login, name, group ?? "", password]),
  ];
}

/** Separated by tabs, so that it falls into a sheet's columns. */
function textOf(slips: readonly PasswordSlip[], words: SlipWords): string {
  return rowsOf(slips, words)
    .map((row) => row.join("\t"))
    .join("\n");
}

async function saveSlips(slips: readonly PasswordSlip[], words: SlipWords): Promise<void> {
  const { fileContext } = passwordMessages.get();
  const columns = [20, 32, 24, 16].map((width) => ({ width, text: true }));
  const sheet = { name: words.caption, columns, rows: rowsOf(slips, words), frozenRows: 1 };
  const fileName = sheetFileName(words.noun, fileContext, fileTimestamp(serverNow()), "xlsx");
  await saveBook({ sheets: [sheet] }, "xlsx", fileName, { createWorker: startExportWorker });
}
