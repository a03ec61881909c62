// The texts of printed documents that a school words itself. Stored is only what differs from what the console brings.
import { sql } from "kysely";
import type { documentTemplateEndpoints } from "../../../../contract/endpoints/exams/document-template-endpoints.ts";
import {
  maxTemplateHtml,
  templateKinds,
  type DocumentTemplate,
  type TemplateKind,
} from "../../../../contract/exams/document-templates.ts";
import { defaultTemplates } from "../../../../domain/documents/default-templates.ts";
import { templateFault } from "../../../../domain/documents/template-places.ts";
import type { Db } from "../../../database/database.ts";
import { callerOf, type Call, type HandlersOf } from "../../../http/handler.ts";
import { invalidFields, newerVersion } from "../../../http/refusal.ts";
import { receivedHtml } from "../../../security/html/received-html.ts";

export const documentTemplatesHandlers: HandlersOf<typeof documentTemplateEndpoints> = {
  listDocumentTemplates: { read: async (_input, { db }) => ({ items: await readTemplates(db) }) },

  updateDocumentTemplate: {
    async staged({ kode, version, isi: sent }, call) {
      // Takes a while: not within the transaction.
      const received = await receivedHtml(sent, { maxLength: maxTemplateHtml }, call);
      if ("fault" in received) throw invalidFields({ isi: received.fault });
      const fault = templateFault(received.html, kode);
      if (fault !== null) throw invalidFields({ isi: fault });
      return call.inTransaction((inside) => store(kode, version, received.html, inside));
    },
  },

  resetDocumentTemplate: {
    write: ({ kode, version }, call) => store(kode, version, defaultTemplates[kode], call),
  },
};

async function readTemplates(db: Db): Promise<DocumentTemplate[]> {
  const rows = await db
    .selectFrom("document_templates as t")
    .leftJoin("users as u", "u.id", "t.updated_by")
    .select(["t.kode", "t.isi", "t.version", "t.updated_at", "u.name as updated_by"])
    .execute();
  return templateKinds.map((kode) => {
    const row = rows.find((one) => one.kode === kode);
    return {
      kode,
      isi: row?.isi ?? defaultTemplates[kode],
      is_default: (row?.isi ?? null) === null,
      version: row?.version ?? 0,
      updated_at: row?.updated_at.toISOString() ?? null,
      updated_by: row?.updated_by ?? null,
    };
  });
}

async function readTemplate(kode: TemplateKind, db: Db): Promise<DocumentTemplate> {
  return (await readTemplates(db)).find((one) => one.kode === kode)!;
}

async function store(kode: TemplateKind, version: number, isi: string, call: Call) {
  const { db, at } = call;
  // Whoever words one waits for whoever does so already; a row that does not exist yet cannot be locked.
  await sql`select pg_advisory_xact_lock(hashtext('document_templates'))`.execute(db);
  const before = await readTemplate(kode, db);
  if (before.isi === isi) return before;
  if (before.version !== version) throw newerVersion("Template dokumen", before);
  const row = {
    isi: isi === defaultTemplates[kode] ? null : isi,
    version: version + 1,
    updated_at: at,
    updated_by: callerOf(call).id,
  };
  await db
    .insertInto("document_templates")
    .values({ kode, ...row })
    .onConflict((known) => known.column("kode").doUpdateSet(row))
    .execute();
  await call.audit({
    action: "template.update",
    objectId: kode,
    before: { isi: before.isi },
    after: { isi },
  });
  return readTemplate(kode, db);
}
