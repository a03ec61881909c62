import type { Generated } from "kysely";
import type { Moment } from "../../database/column-types.ts";

export type CodedNamesTable = {
  id: string;
  kode: string;
  nama: string;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
};
