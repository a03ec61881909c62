// What the templates say of each column of group members: how to fill it in, and what that looks like.
import type { SheetGuide } from "../sheet-template.ts";

export const groupMemberGuide: SheetGuide = {
  no: {
    help: "Nomor urut. Boleh dikosongkan; isinya tidak diperiksa.",
    english: "A running number. It may be empty and is not checked.",
    sample: "1",
  },
  no_ujian: {
    help: "Nomor ujian peserta yang sudah ada di menu Peserta. Angka 0 di depan ikut dihitung.",
    english: "Exam number of somebody who is in Participants already. Leading zeros count.",
    sample: "01-001-0001",
  },
  group: {
    help: 'Group (kelas) tujuan: namanya, atau jalurnya seperti "XII / XII IPA 1" bila ada nama yang sama. Group yang belum ada dapat dibuatkan.',
    english:
      'The group (class) to join: its name, or its path such as "XII / XII IPA 1" where names repeat. A group that does not exist yet can be made.',
    sample: "XII / XII IPA 1",
  },
};
