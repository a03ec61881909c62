// GIFT and Aiken: what Moodle writes, and what teachers type by hand.
import { casesOf, refused, withReasons, type CorpusCase } from "./corpus-case.ts";

const gift = casesOf("GIFT", "soal.txt");
const aiken = casesOf("Aiken", "soal.txt");
const utf16 = (text: string) => {
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set([0xff, 0xfe]);
  for (let at = 0; at < text.length; at += 1)
    bytes.set([text.charCodeAt(at) & 255, text.charCodeAt(at) >> 8], 2 + at * 2);
  return bytes;
};
const windows = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const truth = "Tentukan apakah pernyataan berikut benar atau salah.";
const blanks = "Lengkapilah bagian yang kosong.";

export const giftCorpus: readonly CorpusCase[] = [
  gift("choice", "Ibu kota?{=Jakarta ~Bandung ~Medan}", "1 Ibu kota? | *Jakarta | Bandung | Medan"),
  gift(
    "choice over lines",
    "::S1:: Ibu kota? {\n\t~Bandung\n\t=Jakarta\n}",
    "1 Ibu kota? | Bandung | *Jakarta",
  ),
  gift("choice of several", "Prima?{~%50%2 ~%50%3 ~%0%4}", "4 Prima? | *2 | *3 | 4"),
  gift(
    "choice of several with minus",
    "Prima?{~%50%2 ~%50%3 ~%-50%4}",
    "4 Prima? | *2 | *3 | 4 | @parsial",
  ),
  gift(
    "choice with a half mark",
    "Mana?{=A ~%50%B ~C}",
    withReasons("1 Mana? | *A (100) | B (50) | C (0) | @bobot_opsi", /bobot opsi/u),
  ),
  gift(
    "choice with feedback",
    "Mana?{=A#Bagus ~B#Salah}",
    withReasons("1 Mana? | *A | B", /[Uu]mpan balik/u),
  ),
  gift("general feedback", "Mana?{=A ~B ####Sebab A.}", "1 Mana? | *A | B | @bahas Sebab A."),
  gift(
    "two keys of a choice of one",
    "Mana?{=A =B ~C}",
    withReasons("4 Mana? | *A | *B | C", /[Bb]eberapa pilihan bernilai penuh/u),
  ),
  gift("choice without a key", "Mana?{~A ~B}", refused(/ditandai benar/u)),
  gift("true", "Bumi bulat.{T}", `8 ${truth} | Bumi bulat.: Benar`),
  gift("false in words", "Bumi datar.{FALSE}", `8 ${truth} | Bumi datar.: Salah`),
  gift("true in Indonesian", "Bumi bulat.{BENAR}", `8 ${truth} | Bumi bulat.: Benar`),
  gift("false in small letters", "Bumi datar.{salah}", `8 ${truth} | Bumi datar.: Salah`),
  gift(
    "true with feedback",
    "Bumi bulat.{T#Salah#Betul}",
    withReasons(`8 ${truth} | Bumi bulat.: Benar`, /[Uu]mpan balik/u),
  ),
  gift(
    "short answer",
    "Presiden pertama?{=Soekarno =%50%Sukarno}",
    "6 Presiden pertama? | = Soekarno, Sukarno 50%",
  ),
  gift(
    "one word without its sign",
    "Presiden pertama?{Soekarno}",
    withReasons("6 Presiden pertama? | = Soekarno", /Soekarno/u),
  ),
  gift("several words without their sign", "Presiden pertama?{Bung Karno}\n\nMana?{=a ~b}", [
    refused(/Bung Karno/u),
    "1 Mana? | *a | b",
  ]),
  gift("number with tolerance", "Berapa?{#3.14:0.01}", "6 Berapa? | ≈ 3.14 ±0.01"),
  gift("number as a range", "Berapa?{#3..5}", "6 Berapa? | ≈ 4 ±1"),
  gift("range with fractions and minus", "Berapa?{#-1.5..-0.5}", "6 Berapa? | ≈ -1 ±0.5"),
  gift("number with a comma", "Berapa?{#3,14:0,01}", "6 Berapa? | ≈ 3,14 ±0.01"),
  gift("numbers, one half right", "Berapa?{#=5:0 =%50%6:0}", "6 Berapa? | ≈ 5, 6 50%"),
  gift("numbers with tildes", "Berapa?{#=5:0 ~%50%6:0}", "6 Berapa? | ≈ 5, 6 50%"),
  gift("numbers with two tolerances", "Berapa?{#=5:0 =%50%5:1}", refused(/[Tt]oleransi/u)),
  gift("a number that is none", "Berapa?{#lima}", refused(/bukan angka/u)),
  gift(
    "matching",
    "Jodohkan.{=Jepang -> Tokyo =Cina -> Beijing =Korea -> Seoul}",
    "5 Jodohkan. | Jepang → Tokyo | Cina → Beijing | Korea → Seoul | @parsial",
  ),
  gift(
    "matching with a distractor",
    "Jodohkan.{=Jepang -> Tokyo =Cina -> Beijing = -> Seoul}",
    "5 Jodohkan. | Jepang → Tokyo | Cina → Beijing | → Seoul | @parsial",
  ),
  gift("essay", "Jelaskan.{}", "2 Jelaskan."),
  gift("essay with explanation", "Jelaskan.{####Lihat buku.}", "2 Jelaskan. | @bahas Lihat buku."),
  gift(
    "missing word",
    "Ibu kota Jepang {=Tokyo ~Kyoto} sejak 1868.",
    `14 ${blanks} | Ibu kota Jepang [*Tokyo/Kyoto] sejak 1868.`,
  ),
  gift(
    "missing word, typed",
    "Ibu kota Jepang {=Tokyo} sejak 1868.",
    "6 Ibu kota Jepang _____ sejak 1868. | = Tokyo",
  ),
  gift(
    "full stop after the answers",
    "Ibu kota?{=Jakarta ~Bandung}.",
    "1 Ibu kota? | *Jakarta | Bandung",
  ),
  gift(
    "signs with a backslash",
    "2 \\= 2 \\{a\\}?{=\\~ya ~tidak\\#}",
    "1 2 = 2 {a}? | *~ya | tidak#",
  ),
  gift("a line break", "Satu\\nDua?{=a ~b}", "1 Satu ↵ Dua? | *a | b"),
  gift("HTML", "[html]<p>Mana <b>ini</b>?</p>{=<i>a</i> ~b}", "1 Mana <b>ini</b>? | *<i>a</i> | b"),
  gift(
    "HTML with an attribute not escaped",
    '[html]<p style="text-align:center">Mana?</p>{=a ~b}',
    "1 Mana? | *a | b",
  ),
  gift(
    "HTML with empty lines",
    "[html]<div>\n<p>Satu</p>\n\n<p>Dua?</p>\n</div>{=a ~b}",
    "1 Satu ¶ Dua? | *a | b",
  ),
  gift("markdown", "[markdown]**Mana** ini?{=a ~b}", "1 <b>Mana</b> ini? | *a | b"),
  gift("plain", "[plain]a < b?{=a ~b}", "1 a < b? | *a | b"),
  gift("an option as a div", "Tiga?{=<div>Tiga</div>}", "6 Tiga? | = Tiga"),
  gift("an entity in an option", "Apa?{=it&#39;s ~b}", "1 Apa? | *it's | b"),
  gift("a formula", "Nilai \\\\(x^2\\\\)?{=a ~b}", "1 Nilai $x^2$? | *a | b"),
  gift(
    "a formula with escaped braces",
    "Nilai $$\\\\frac\\{1\\}\\{2\\}$$?{=a ~b}",
    "1 Nilai $\\frac{1}{2}$? | *a | b",
  ),
  gift(
    "a picture that is not there",
    '[html]<img src\\="@@PLUGINFILE@@/a.png"> Mana?{=a ~b}',
    withReasons("1 Mana? | *a | b", /gambar|[Bb]erkas/iu),
  ),
  gift(
    "remarks and a category",
    "// judul\n$CATEGORY: IPA/Bab 1\n\n::S1::Mana?{=a ~b}",
    "1 Mana? | *a | b",
    { told: [/Kategori/u] },
  ),
  gift("a description", "Bacalah teks ini.\n\nMana?{=a ~b}", "1 Mana? | *a | b", {
    told: [/keterangan/u],
  }),
  gift("two without an empty line", "Satu?{=a ~b}\nDua?{=c ~d}", [
    "1 Satu? | *a | b",
    "1 Dua? | *c | d",
  ]),
  gift("Windows lines and a mark", "\ufeffSatu?{=a ~b}\r\n\r\nDua?{T}\r\n", [
    "1 Satu? | *a | b",
    `8 ${truth} | Dua?: Benar`,
  ]),
  gift("UTF-16", utf16("Mana é?{=a ~b}"), "1 Mana é? | *a | b"),
  gift("an older Windows", windows("Mana é?{=a ~b}"), "1 Mana é? | *a | b"),
  gift("Arabic", "ما معنى كتاب؟{=Buku ~Pena}", "1 ما معنى كتاب؟ | *Buku | Pena"),
  gift(
    "Arabic braces within",
    '[html]<p dir\\="rtl">كتاب</p>{=Buku ~Pena}',
    "1 ←كتاب | *Buku | Pena",
  ),
  gift("a brace that never closes", "Mana?{=a ~b\n\nDua?{=c ~d}", [
    refused(/[Kk]urung/u),
    "1 Dua? | *c | d",
  ]),
  gift("ordering", "Urutkan.{>ALL a\nb\nc}", "7 Urutkan. | a > b > c | @parsial"),
  gift("no question at all", "Selamat pagi.\n\nHari ini hujan.", [], {
    told: [/[Tt]idak ada soal yang dikenali/u],
  }),
  gift("a letter with braces", "Kepada {nama} di {alamat kota}", [], {
    told: [/[Tt]idak ada soal yang dikenali/u],
  }),
  gift("no stem", "{=a ~b}", refused(/pertanyaan/u)),
  gift("fraction out of words", "Mana?{~%seratus%a ~b}", refused(/seratus|ditandai benar/u)),
];

export const aikenCorpus: readonly CorpusCase[] = [
  aiken(
    "as it is",
    "Ibu kota?\nA. Bandung\nB. Jakarta\nANSWER: B\n",
    "1 Ibu kota? | Bandung | *Jakarta",
  ),
  aiken(
    "brackets",
    "Ibu kota?\nA) Bandung\nB) Jakarta\nANSWER: B",
    "1 Ibu kota? | Bandung | *Jakarta",
  ),
  aiken(
    "no space after the bracket",
    "Ibu kota?\nA)Bandung\nB)Jakarta\nANSWER:B",
    "1 Ibu kota? | Bandung | *Jakarta",
  ),
  aiken(
    "no space after the full stop",
    "Ibu kota?\nA.Bandung\nB.Jakarta\nANSWER: B",
    "1 Ibu kota? | Bandung | *Jakarta",
  ),
  aiken(
    "small letters",
    "Ibu kota?\na. Bandung\nb. Jakarta\nanswer: b",
    "1 Ibu kota? | Bandung | *Jakarta",
  ),
  aiken(
    "Indonesian words",
    "Ibu kota?\nA. Bandung\nB. Jakarta\nJAWABAN: B\n\nSatu?\nA. a\nB. b\nKunci: A\n\nDua?\nA. a\nB. b\nKunci Jawaban : A",
    ["1 Ibu kota? | Bandung | *Jakarta", "1 Satu? | *a | b", "1 Dua? | *a | b"],
  ),
  aiken(
    "two keys",
    "Prima?\nA. 2\nB. 3\nC. 4\nANSWER: A, B",
    withReasons("4 Prima? | *2 | *3 | 4", /lebih dari satu/u),
  ),
  aiken(
    "keys joined by dan",
    "Prima?\nA. 2\nB. 3\nC. 4\nJAWABAN: A dan B",
    withReasons("4 Prima? | *2 | *3 | 4", /lebih dari satu/u),
  ),
  aiken(
    "key with its text",
    "Ibu kota?\nA. Bandung\nB. Jakarta\nANSWER: B. Jakarta",
    "1 Ibu kota? | Bandung | *Jakarta",
  ),
  aiken("no key", "Ibu kota?\nA. Bandung\nB. Jakarta\n\nSatu?\nA. a\nB. b\nANSWER: A", [
    refused(/ANSWER/u),
    "1 Satu? | *a | b",
  ]),
  aiken("a key that is no option", "Ibu kota?\nA. Bandung\nB. Jakarta\nANSWER: D", refused(/"D"/u)),
  aiken("no options", "Ibu kota?\nANSWER: A\n\nSatu?\nA. a\nB. b\nANSWER: A", [
    refused(/pilihan/u),
    "1 Satu? | *a | b",
  ]),
  aiken("a letter twice", "Ibu kota?\nA. Bandung\nA. Jakarta\nANSWER: A", [
    refused(/ANSWER/u),
    refused(/dua pilihan/u),
  ]),
  aiken(
    "a stem of several lines",
    "Bacalah.\nIbu kota?\nA. Bandung\nB. Jakarta\nANSWER: B",
    "1 Bacalah. ↵ Ibu kota? | Bandung | *Jakarta",
  ),
  aiken(
    "an option of two lines",
    "Ibu kota?\nA. Bandung\nJawa Barat\nB. Jakarta\nANSWER: B",
    "1 Ibu kota? | Bandung ↵ Jawa Barat | *Jakarta",
  ),
  aiken("signs of HTML", "a < b?\nA. <b>\nB. a & b\nANSWER: B", "1 a < b? | <b> | *a & b"),
  aiken("a formula", "Nilai \\(x^2\\)?\nA. 1\nB. 2\nANSWER: B", "1 Nilai $x^2$? | 1 | *2"),
  aiken(
    "spaces before everything",
    "  Ibu kota?\n   A. Bandung\n\tB. Jakarta\n  ANSWER: B",
    "1 Ibu kota? | Bandung | *Jakarta",
  ),
  aiken(
    "Windows lines",
    "Ibu kota?\r\nA. Bandung\r\nB. Jakarta\r\nANSWER: B\r\n",
    "1 Ibu kota? | Bandung | *Jakarta",
  ),
  aiken("no empty line between", "Satu?\nA. a\nB. b\nANSWER: A\nDua?\nA. c\nB. d\nANSWER: B", [
    "1 Satu? | *a | b",
    "1 Dua? | c | *d",
  ]),
  aiken(
    "numbers before stems",
    "1. Satu?\nA. a\nB. b\nANSWER: A\n\n2. Dua?\nA. c\nB. d\nANSWER: B",
    ["1 1. Satu? | *a | b", "1 2. Dua? | c | *d"],
  ),
  aiken("UTF-16", utf16("Mana é?\nA. a\nB. b\nANSWER: A"), "1 Mana é? | *a | b"),
  aiken("Arabic", "ما معنى كتاب؟\nA. Buku\nB. Pena\nANSWER: A", "1 ما معنى كتاب؟ | *Buku | Pena"),
  aiken(
    "a stem that begins with a letter",
    "A. Yani lahir di mana?\nA. Purworejo\nB. Solo\nANSWER: A",
    "1 A. Yani lahir di mana? | *Purworejo | Solo",
  ),
  aiken("no key at all", "Ibu kota?\nA. Bandung\nB. Jakarta", refused(/ANSWER/u)),
  aiken(
    "a key in brackets",
    "Ibu kota?\nA. Bandung\nB. Jakarta\nANSWER: (B)",
    "1 Ibu kota? | Bandung | *Jakarta",
  ),
];
