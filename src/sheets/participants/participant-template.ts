// The template that schools fill in with participants, with the codes and groups that the school uses: what a column
// offers is what the import finds there.
import type { Option } from "../../contract/calls/fields.ts";
import type { GroupOption } from "../../contract/groups.ts";
import { participantGuide } from "./participant-guide.ts";
import { participantSheet } from "./participant-rows.ts";
import type { Book } from "../../files/sheet-book.ts";
import type { SheetDefinition } from "../sheet-columns.ts";
import { buildTemplate, words, englishSteps, englishTextHint } from "../sheet-template.ts";
import type { TemplateSteps } from "../sheet-template.ts";

type CodedName = Pick<Option, "kode" | "nama">;
type TemplateContext = {
  majors: readonly CodedName[];
  religions: readonly CodedName[];
  /** None: their column is explained in general. */
  groups: readonly Pick<GroupOption, "path">[];
};

const steps: TemplateSteps = {
  id: [
    "Cara mengisi",
    'Isi lembar "Peserta" mulai baris 2, satu baris untuk satu peserta. Judul kolom di baris 1 jangan diubah.',
    "Kolom nomor ujian dan password sudah berformat Teks, sehingga angka 0 di depan tidak hilang. Saat menempel dari file lain, pilih Tempel Nilai.",
    "Simpan sebagai Excel Workbook (.xlsx), lalu impor lewat menu Peserta. Semua baris diperiksa dan ditampilkan dahulu sebelum ada yang disimpan.",
  ],
  en: englishSteps("Peserta", "participant", { hints: [englishTextHint], menu: "Participants" }),
};

export function buildParticipantTemplate({ majors, religions, groups }: TemplateContext): Book {
  return buildTemplate(participantSheet as SheetDefinition, participantGuide, steps, [
    { key: "jurusan_kode", title: "Kode jurusan", beside: "Nama jurusan", items: majors },
    { key: "agama_kode", title: "Kode agama", beside: "Nama agama", items: religions },
    {
      key: "antiblock",
      title: "Isi kolom antiblock",
      beside: "",
      items: words("ya", "tidak"),
    },
    {
      key: "status",
      title: "Isi kolom status",
      beside: "",
      items: words("aktif", "tidak aktif", "diblokir"),
    },
    // Last, since there may be hundreds.
    {
      key: "group",
      title: "Group",
      beside: "",
      items: words(...groups.map(({ path }) => path)),
    },
  ]);
}
