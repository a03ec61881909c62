// The texts of documents that a school words itself: which there are, who changed each, and the way to change it.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { lazy } from "../../../core/on-demand/lazy.ts";
import {
  listDocumentTemplates,
  type DocumentTemplate,
} from "../../../contract/exams/document-templates.ts";
import { call } from "../../../core/api.ts";
import { formatDateTime } from "../../../core/format.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { DetailView } from "../../../kit/record/detail-view.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { LazyDialog } from "../../../kit/lazy/lazy-dialog.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Cell, HeaderCell, Row, Table } from "../../../ui/layout/table.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { documentMessages } from "../document-messages.ts";
import { paperKindMessages } from "../papers/event-papers-messages.ts";
import { templatesMessages } from "./templates-messages.ts";

const loadDialog = lazy(() => import("./template-dialog.tsx"), "TemplateDialog");

export function TemplatesTab() {
  const t = useStore(templatesMessages);
  const model = useModel(() =>
    createDetail((signal) => call(listDocumentTemplates, {}, { signal })),
  );
  const [opened, setOpened] = useState<DocumentTemplate | null>(null);
  return (
    <>
      <p>{t.intro}</p>
      <DetailView model={model}>
        {({ items }) => <TemplateTable items={items} change={setOpened} />}
      </DetailView>
      {opened && (
        <LazyDialog
          load={loadDialog}
          props={{
            template: opened,
            changed: () => void model.refresh(),
            onClose: () => setOpened(null),
          }}
          onCancel={() => setOpened(null)}
        />
      )}
    </>
  );
}

type TableProps = {
  items: readonly DocumentTemplate[];
  change(template: DocumentTemplate): void;
};

function TemplateTable({ items, change }: TableProps) {
  const t = useStore(templatesMessages);
  const documentT = useStore(documentMessages);
  const paperKindT = useStore(paperKindMessages);
  return (
    <Table caption={documentT.templates}>
      <thead>
        <tr>
          <HeaderCell>{t.name}</HeaderCell>
          <HeaderCell>{t.changed}</HeaderCell>
          <HeaderCell>{t.by}</HeaderCell>
          <HeaderCell>
            <VisuallyHidden>{t.change}</VisuallyHidden>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {items.map((template) => {
          const { kode, is_default: isDefault, updated_at: at, updated_by: by } = template;
          return (
            <Row key={kode}>
              <Cell>{paperKindT[kode]}</Cell>
              <Cell>{isDefault || at === null ? t.usual : formatDateTime(at)}</Cell>
              <Cell>{by ?? "–"}</Cell>
              <Cell>
                <Button
                  size="s"
                  icon="pencil"
                  aria-label={t.changeOf({ name: paperKindT[kode] })}
                  onClick={() => change(template)}
                >
                  {t.change}
                </Button>
              </Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}
