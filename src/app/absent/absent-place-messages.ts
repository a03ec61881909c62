// The words at addresses where the person sees no screen.
import { messages } from "../../core/i18n.ts";

export const absentPlaceMessages = messages("app/place", {
  forbidden: "Anda tidak punya akses ke layar ini",
  forbiddenHint: "Hubungi Head Master bila Anda memerlukannya.",
  notBuilt: "Layar ini belum tersedia",
  notBuiltHint: "Layar ini menyusul pada versi berikutnya.",
  page: "Halaman tidak ditemukan",
  notFound: "Tidak ada layar di alamat ini",
  notFoundHint: "Alamatnya mungkin salah ketik atau sudah tidak dipakai.",
  goHome: "Ke Home",
});
