// Codes that most schools start from: the demonstration school and the static template use them.
// A school's own lists, on the server, decide.
type CodedName = { kode: string; nama: string };

export const usualReligions: readonly CodedName[] = [
  { kode: "ISLAM", nama: "Islam" },
  { kode: "PROTESTAN", nama: "Kristen Protestan" },
  { kode: "KATOLIK", nama: "Katolik" },
  { kode: "HINDU", nama: "Hindu" },
  { kode: "BUDHA", nama: "Buddha" },
  { kode: "KONGHUCU", nama: "Khonghucu" },
  { kode: "KEPERCAYAAN", nama: "Kepercayaan terhadap Tuhan YME" },
];

/** For institutions without majors. */
export const usualMajors: readonly CodedName[] = [{ kode: "1945", nama: "UMUM (tanpa jurusan)" }];

/** What sheets write for the same religion. */
const spellings: readonly (readonly string[])[] = [
  ["islam", "muslim", "moslem"],
  ["protestan", "kristen", "kristen protestan", "prostestan"],
  ["katolik", "katholik", "khatolik", "kristen katolik", "catholic"],
  ["hindu", "hindhu"],
  ["budha", "buddha", "budda", "budhis", "buddhis"],
  ["konghucu", "khonghucu", "kong hu cu", "khong hu chu", "konghuchu"],
  ["kepercayaan", "penghayat", "penghayat kepercayaan", "aliran kepercayaan"],
];

export function spellingsOfReligion({ kode, nama }: CodedName): readonly string[] {
  const own = [kode.toLowerCase(), nama.toLowerCase()];
  return spellings.find((family) => family.some((word) => own.includes(word))) ?? [];
}
