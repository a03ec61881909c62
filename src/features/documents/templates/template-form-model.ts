// Wording the text of one document, by version; the rules of its places are the server's.
import * as v from "valibot";
import {
  maxTemplateHtml,
  resetDocumentTemplate,
  updateDocumentTemplate,
  type DocumentTemplate,
} from "../../../contract/exams/document-templates.ts";
import { call } from "../../../core/api.ts";
import { templateFault } from "../../../domain/documents/template-places.ts";
import { excerptOf } from "../../../domain/text/html-text.ts";
import { createRecordForm } from "../../../kit/form/create-record-form.ts";

type Values = { isi: string };
export type TemplateFormModel = ReturnType<typeof createTemplateFormModel>;

/** Of what somebody else wrote meanwhile, enough to know it by. */
const newerExcerpt = 300;

export function createTemplateFormModel(
  original: DocumentTemplate,
  changed: (saved: DocumentTemplate) => void,
) {
  const { kode } = original;
  const record = createRecordForm<Values, Values, DocumentTemplate>({
    original,
    blank: { isi: "" },
    valuesOf: ({ isi }) => ({ isi }),
    shown: ({ isi }) => ({ isi: excerptOf(isi, newerExcerpt) }),
    schema: v.object({
      isi: v.pipe(
        v.string(),
        v.maxLength(maxTemplateHtml),
        v.check(
          (html) => templateFault(html, kode) === null,
          ({ input }) => templateFault(input, kode) ?? "",
        ),
      ),
    }),
    async save(base, { isi }) {
      changed(await call(updateDocumentTemplate, { kode, version: versionOf(base), isi }));
    },
  });
  const versionOf = (base: DocumentTemplate | null) => (base ?? original).version;
  return {
    ...record,
    /** @throws ServerError */
    async reset(): Promise<void> {
      const version = versionOf(record.$base.get());
      const saved = await call(resetDocumentTemplate, { kode, version });
      record.rebase(saved);
      changed(saved);
    },
  };
}
