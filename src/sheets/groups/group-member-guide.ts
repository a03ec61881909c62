// What the templates say of each column of group members: how to fill it in, and what that looks like.
import type { SheetGuide } from "../sheet-template.ts";

export const groupMemberGuide: SheetGuide = {
  no: { help: "Nomor urut. Boleh dikosongkan; isinya tidak diperiksa.", sample: "1" },
  no_ujian: {
    help: "Nomor ujian peserta yang sudah ada di menu Peserta. Angka 0 di depan ikut dihitung.",
    sample: "01-001-0001",
  },
  group: {
    help: 'Group (kelas) tujuan: namanya, atau jalurnya seperti "XII / XII IPA 1" bila ada nama yang sama. Group yang belum ada dapat dibuatkan.',
    sample: "XII / XII IPA 1",
  },
};
