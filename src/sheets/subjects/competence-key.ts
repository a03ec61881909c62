// How a sheet names a competence, in which a code is unique in its subject only.
import { identitySeparator, sheetKey } from "../row-identity.ts";

export function competenceKey(kode_matpel: string, kode: string): string {
  return sheetKey(kode_matpel + identitySeparator + kode);
}

export function splitCompetenceKey(identity: string): { kode_matpel: string; kode: string } {
  const [kode_matpel = "", kode = ""] = identity.split(identitySeparator);
  return { kode_matpel, kode };
}
