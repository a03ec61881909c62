// The words of the button that makes files of the ledger.
import { messages, params } from "../../../core/i18n.ts";

export const ledgerExportMessages = messages("ledger/export", {
  label: "Ekspor",
  running: "Menyiapkan file",
  classLedger: params("Leger kelas, Excel ({n} peserta)"),
  people: params("Ledger per peserta, Excel ({n} lembar)"),
  tooMany: params("Pilih group dulu: paling banyak {max} peserta."),
});
