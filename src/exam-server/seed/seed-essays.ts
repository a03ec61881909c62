// What participants of the demonstration's finished exam have written: answers to its essay and reasons for its opinions, each from
// the weakest to the best, so that whoever marks them finds what pupils write.
import { paragraphsOf } from "../../domain/text/plain-paragraphs.ts";

/** Why passengers are pushed forward when a bus brakes. */
const inertiaEssays: readonly string[] = [
  "Karena busnya direm.",
  "Karena sopirnya ngerem mendadak jadi penumpangnya kaget.",
  "Penumpang jatuh karena tidak pegangan. Sebaiknya selalu berpegangan atau memakai sabuk pengaman kalau naik bus.",
  "Karena ada gaya yang mendorong penumpang dari belakang ketika bus direm.",
  "Saya kurang tahu, Pak, tapi menurut saya karena bus berhenti sedangkan orangnya masih mau maju.",
  "Karena berat badan penumpang lebih ringan daripada bus, sehingga penumpang terlempar ke depan.",
  "Itu contoh hukum Newton. Hukum Newton ada tiga, yaitu hukum I, hukum II, dan hukum III.",
  "Karena gaya aksi sama dengan gaya reaksi. Rem memberi aksi ke belakang, maka penumpang mendapat reaksi ke depan. Ini sesuai hukum III Newton.",
  "Sesuai hukum I Newton, benda yang bergerak akan terus bergerak.",
  "Karena kelembaman. Penumpang tadinya bergerak bersama bus, lalu bus direm.",
  "Penumpang punya sifat malas (inersia), jadi badannya tidak mau langsung berhenti saat bus berhenti.",
  "Saat bus melaju, penumpang ikut melaju. Ketika bus direm, kaki penumpang ikut berhenti karena gesekan dengan lantai, tetapi badannya masih maju.",
  "Hal itu terjadi karena F = m × a. Bus direm berarti percepatannya negatif, sehingga gayanya juga negatif. Penumpang tidak ikut direm sehingga tetap maju ke depan.",
  "Menurut hukum I Newton, jika resultan gaya nol maka benda yang bergerak tetap bergerak lurus beraturan. Penumpang tidak langsung mendapat gaya rem, jadi ia tetap bergerak ke depan.",
  "Penumpang terdorong ke depan karena kelembaman. Sebelum direm, bus dan penumpang bergerak dengan kecepatan yang sama. Setelah direm, kecepatan bus berkurang, sedangkan tubuh penumpang masih mempertahankan kecepatannya.",
  "Sebenarnya tidak ada gaya yang mendorong penumpang ke depan. Busnya yang melambat, penumpangnya yang tetap bergerak. Kalau dilihat dari dalam bus, rasanya seperti didorong.",
  "Karena hukum inersia. Benda cenderung mempertahankan keadaannya: yang diam tetap diam, yang bergerak tetap bergerak. Contoh lainnya, kertas di bawah gelas yang ditarik cepat, gelasnya tetap di tempat.",
  "Rem memberikan gaya gesek pada roda sehingga bus diperlambat. Gaya itu bekerja pada bus, bukan pada penumpang. Akibatnya penumpang tetap bergerak dengan kecepatan semula sampai ada gaya yang menghentikannya, misalnya pegangan, kursi di depannya, atau sabuk pengaman. Ini sesuai hukum I Newton.",
  "Ketika bus bergerak dengan kecepatan tetap, penumpang di dalamnya juga bergerak dengan kecepatan itu terhadap jalan.\n\nKetika bus direm mendadak, gaya rem memperlambat bus. Tubuh penumpang cenderung mempertahankan kecepatan semula karena kelembaman, sehingga terhadap bus ia tampak terdorong ke depan. Peristiwa ini sesuai dengan hukum I Newton.",
  "Peristiwa tersebut menunjukkan hukum I Newton (hukum kelembaman): selama resultan gaya pada benda sama dengan nol, benda diam akan tetap diam dan benda bergerak akan tetap bergerak lurus beraturan.\n\nGaya rem bekerja pada bus, sedangkan pada tubuh penumpang hanya bekerja gaya gesek dari lantai dan kursi yang lebih kecil. Jadi kecepatan penumpang berkurang lebih lambat daripada kecepatan bus, dan penumpang terdorong ke depan relatif terhadap bus.",
  "Bus direm, artinya ada gaya yang arahnya berlawanan dengan arah gerak bus. Menurut hukum II Newton bus mendapat perlambatan a = F/m. Penumpang tidak terikat kuat pada bus, sehingga gaya itu tidak langsung bekerja pada tubuhnya. Menurut hukum I Newton ia mempertahankan geraknya ke depan. Makin mendadak remnya, makin besar beda kecepatannya, dan makin kuat rasanya terdorong. Itulah gunanya sabuk pengaman: memberi gaya kepada penumpang supaya ikut melambat bersama bus.",
  "Misalkan bus melaju 15 m/s dan berhenti dalam 3 s, maka perlambatannya 5 m/s². Supaya penumpang bermassa 60 kg ikut melambat, diperlukan gaya 300 N ke belakang pada tubuhnya. Gesekan sepatu dan kursi biasanya tidak cukup cepat memberikan gaya sebesar itu, sehingga untuk sesaat tubuhnya masih bergerak hampir 15 m/s.\n\nKarena itu penumpang tampak terdorong ke depan, padahal ia hanya mempertahankan geraknya. Inilah kelembaman menurut hukum I Newton. Semakin besar massa penumpang, semakin besar pula kelembamannya.",
  "Ada dua benda yang harus dibedakan, yaitu bus dan penumpang. Pada bus bekerja gaya gesek antara ban dan jalan yang arahnya ke belakang, sehingga bus diperlambat. Pada penumpang gaya ke belakang itu baru bekerja melalui lantai, pegangan, atau kursi.\n\nSelama gaya tersebut belum cukup, penumpang memenuhi hukum I Newton: ia tetap bergerak dengan kecepatan bus sebelum direm. Pengamat di tepi jalan melihat penumpang meneruskan geraknya, sedangkan pengamat di dalam bus melihat penumpang terdorong ke depan. Gaya “dorong” itu sebenarnya tidak ada; yang ada hanyalah kelembaman.",
  "Penumpang terdorong ke depan karena tubuhnya cenderung mempertahankan keadaan geraknya. Sifat ini disebut kelembaman atau inersia, dan dirumuskan dalam hukum I Newton: jika ΣF = 0, maka benda diam tetap diam dan benda bergerak tetap bergerak lurus beraturan.\n\nSebelum direm, bus dan penumpang sama-sama bergerak dengan kecepatan v. Gaya rem bekerja pada bus melalui gesekan ban dengan jalan, sehingga bus mengalami perlambatan. Tubuh bagian atas penumpang belum menerima gaya itu, jadi kecepatannya masih v dan ia bergerak maju terhadap bus.\n\nContoh yang sama: air di dalam gelas tumpah ke depan ketika bus direm, dan penumpang terdorong ke belakang ketika bus mulai berjalan. Karena itu kita memakai sabuk pengaman.",
];

const solarReasons: readonly string[] = [
  "Karena bagus untuk sekolah kita dan supaya kelihatan lebih modern daripada sekolah lain.",
  "Tidak, karena harganya mahal dan kalau mendung panelnya tidak bisa dipakai sama sekali.",
  "Setuju karena matahari gratis, jadi sekolah tidak perlu membayar listrik yang banyak lagi.",
  "Indonesia di khatulistiwa, jadi sinar mataharinya banyak sepanjang tahun dan sayang kalau tidak dimanfaatkan.",
  "Panel surya mengubah energi cahaya menjadi energi listrik, dan kegiatan sekolah berlangsung siang hari saat cahayanya paling banyak.",
  "Energi matahari terbarukan dan tidak menghasilkan emisi saat dipakai, sedangkan listrik dari batu bara menghasilkan karbon dioksida.",
  "Atap sekolah luas dan menerima energi cahaya sekitar 1.000 watt tiap meter persegi pada siang hari. Walaupun efisiensinya hanya sekitar 20%, energi itu cukup untuk lampu dan komputer, asalkan ada baterai untuk hari mendung.",
];

const ledReasons: readonly string[] = [
  "Karena lampu LED lebih terang dan tahan lama daripada lampu yang biasa di rumah saya.",
  "Di rumah saya pakai LED dan tagihan listriknya memang jadi lebih sedikit setiap bulan.",
  "Lampu pijar cepat panas kalau disentuh, berarti sebagian energinya terbuang dan tidak menjadi cahaya.",
  "Dengan daya yang sama lampu LED lebih terang, jadi untuk terang yang sama dayanya lebih kecil.",
  "Lampu pijar mengubah sebagian besar energi listrik menjadi kalor, sedangkan LED sebagian besar menjadi cahaya, sehingga efisiensinya lebih tinggi.",
  "LED 9 W seterang lampu pijar 60 W. Bila menyala 5 jam sehari, energi yang dipakai hanya 45 Wh, bukan 300 Wh, jadi hemat 85%.",
];

const inHtml = inertiaEssays.map(paragraphsOf);

/** From the weakest to the best, by statement of the question about opinions. */
const reasons: readonly (readonly string[])[] = [solarReasons, ledReasons];

/** @param quality from 0 to 1 */
export const writtenEssay = (quality: number): string => atQuality(inHtml, quality);
/** @param statement its place in the question */
export const writtenReason = (statement: number, quality: number): string =>
  atQuality(reasons[statement % reasons.length]!, quality);

function atQuality(texts: readonly string[], quality: number): string {
  const place = Math.floor(quality * texts.length);
  return texts[Math.min(Math.max(place, 0), texts.length - 1)]!;
}
