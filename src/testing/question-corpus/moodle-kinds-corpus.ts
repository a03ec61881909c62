// Each kind of question that Moodle knows, and how it scores.
import { refused, withReasons, type CorpusCase } from "./corpus-case.ts";
import {
  answer,
  blanks,
  cdata,
  choice,
  number,
  one,
  png,
  question,
  quiz,
  several,
  single,
  text,
} from "./moodle-pieces.ts";

const short = (html: string, ...answers: string[]) =>
  question("shortanswer", html, answers.join(""));
const pair = (left: string, right: string) =>
  `<subquestion format="html">${cdata(left)}<answer><text>${right}</text></answer></subquestion>`;
export const moodleKinds: CorpusCase[] = [
  one(
    "choice",
    choice("<p>Ibu kota?</p>", single, answer(0, "Bandung"), answer(100, "Jakarta")),
    "1 Ibu kota? | Bandung | *Jakarta",
  ),
  one(
    "choice of several, even",
    choice("<p>Prima?</p>", several, answer(50, "2"), answer(50, "3"), answer(0, "4")),
    "4 Prima? | *2 | *3 | 4",
  ),
  one(
    "choice of several with minus",
    choice("<p>Prima?</p>", several, answer(50, "2"), answer(50, "3"), answer(-50, "4")),
    "4 Prima? | *2 | *3 | 4 | @parsial",
  ),
  one(
    "choice of several, uneven",
    choice("<p>Prima?</p>", several, answer(75, "2"), answer(25, "3"), answer(0, "4")),
    withReasons("4 Prima? | *2 (75) | *3 (25) | 4 (0) | @bobot_opsi", /bobot opsi/u),
  ),
  one(
    "choice of one with half marks",
    choice("<p>Mana?</p>", single, answer(100, "A"), answer(50, "B"), answer(0, "C")),
    withReasons(
      "1 Mana? | *A (100) | B (50) | C (0) | @bobot_opsi",
      /Pilihan lain juga mempunyai nilai/u,
    ),
  ),
  one(
    "choice of one with minus",
    choice("<p>Mana?</p>", single, answer(100, "A"), answer("-33.33333", "B"), answer(0, "C")),
    withReasons("1 Mana? | *A | B | C", /Pengurangan/u),
  ),
  one(
    "choice without a full mark",
    choice("<p>Mana?</p>", single, answer(50, "A"), answer(0, "B")),
    withReasons("1 Mana? | *A | B", /100%/u),
  ),
  one(
    "choice without a key",
    choice("<p>Mana?</p>", single, answer(0, "A"), answer(0, "B")),
    refused(/ditandai benar/u),
  ),
  one(
    "choice of one option",
    choice("<p>Mana?</p>", single, answer(100, "A")),
    refused(/dua pilihan/u),
  ),
  one(
    "fraction with a comma",
    choice("<p>Mana?</p>", single, answer("100,0", "A"), answer("0,0", "B")),
    "1 Mana? | *A | B",
  ),
  one(
    "fraction that is no number",
    choice("<p>Mana?</p>", single, answer("penuh", "A"), answer(0, "B")),
    refused(/bukan angka/u),
  ),
  one(
    "choice set",
    question(
      "multichoiceset",
      "<p>Prima?</p>",
      answer(100, "2") + answer(100, "3") + answer(0, "4"),
    ),
    "4 Prima? | *2 | *3 | 4 | @mutlak",
  ),
  one(
    "true or false",
    question("truefalse", "<p>Bumi bulat.</p>", answer(100, "true") + answer(0, "false")),
    "8 Tentukan apakah pernyataan berikut benar atau salah. | Bumi bulat.: Benar",
  ),
  one(
    "false",
    question("truefalse", "<p>Bumi datar.</p>", answer(0, "true") + answer(100, "false")),
    "8 Tentukan apakah pernyataan berikut benar atau salah. | Bumi datar.: Salah",
  ),
  one(
    "short answer",
    short("<p>Presiden pertama?</p>", answer(100, "Soekarno"), answer(50, "Sukarno")),
    "6 Presiden pertama? | = Soekarno, Sukarno 50%",
  ),
  one(
    "short answer with case",
    short("<p>Unsur?</p>", answer(100, "Na"), "<usecase>1</usecase>"),
    "6 Unsur? | = Na @huruf",
  ),
  one(
    "short answer with any ending",
    short("<p>Kota?</p>", answer(100, "Jakarta*")),
    "6 Kota? | ~ Jakarta.*",
  ),
  one(
    "short answer with a star of its own",
    short("<p>Kali?</p>", answer(100, "2\\*3")),
    "6 Kali? | = 2*3",
  ),
  one(
    "short answer with a catch-all",
    short("<p>Kota?</p>", answer(100, "Jakarta"), answer(0, "*")),
    withReasons("6 Kota? | = Jakarta", /bernilai 0/u),
  ),
  one(
    "number",
    question("numerical", "<p>Berapa?</p>", number("3.14", 100, "0.01")),
    "6 Berapa? | ≈ 3.14 ±0.01",
  ),
  one(
    "number with a power",
    question("numerical", "<p>Berapa?</p>", number("6.02e3")),
    "6 Berapa? | ≈ 6020",
  ),
  one(
    "number with one tolerance for two answers",
    question("numerical", "<p>Berapa?</p>", number("5", 100, "0.5") + number("6", 50, "0.5")),
    "6 Berapa? | ≈ 5, 6 50% ±0.5",
  ),
  one(
    "number with two tolerances",
    question("numerical", "<p>Berapa?</p>", number("5", 100, "0.5") + number("5", 50, "1")),
    refused(/[Tt]oleransi/u),
  ),
  one(
    "number with a unit to be typed",
    question(
      "numerical",
      "<p>Panjang?</p>",
      `${number("5")}<unitgradingtype>1</unitgradingtype><unitpenalty>0.1</unitpenalty><showunits>0</showunits><units><unit><multiplier>1</multiplier><unit_name>cm</unit_name></unit></units>`,
    ),
    withReasons("6 Panjang? | ≈ 5 | @satuan cm", /[Ss]atuan/u),
  ),
  one(
    "essay",
    question(
      "essay",
      "<p>Jelaskan.</p>",
      '<responseformat>editor</responseformat><responsefieldlines>10</responsefieldlines><graderinfo format="html"><text>Lengkap</text></graderinfo>',
    ),
    "2 Jelaskan. | @rujukan Lengkap",
  ),
  one(
    "matching",
    question(
      "matching",
      "<p>Jodohkan.</p>",
      pair("Jepang", "Tokyo") + pair("Cina", "Beijing") + pair("", "Seoul"),
    ),
    "5 Jodohkan. | Jepang → Tokyo | Cina → Beijing | → Seoul | @parsial",
  ),
  one(
    "matching with one right side for many",
    question(
      "matching",
      "<p>Kelompokkan.</p>",
      pair("paus", "mamalia") +
        pair("hiu", "ikan") +
        pair("kucing", "mamalia") +
        pair("katak", "amfibi"),
    ),
    withReasons(
      "13 Kelompokkan. | amfibi: katak | ikan: hiu | mamalia: paus, kucing | @parsial",
      /Mengelompokkan/u,
    ),
  ),
  one(
    "matching as true and false",
    question(
      "matching",
      "<p>Nilailah.</p>",
      pair("Bumi bulat", "Benar") + pair("Bumi datar", "Salah"),
    ),
    withReasons("8 Nilailah. | Bumi bulat: Benar | Bumi datar: Salah | @parsial", /Benar\/Salah/u),
  ),
  one(
    "ordering",
    question(
      "ordering",
      "<p>Urutkan.</p>",
      `<gradingtype>ABSOLUTE_POSITION</gradingtype>${["b", "a", "c"].map((each) => answer(1, each)).join("")}`,
    ),
    "7 Urutkan. | b > a > c | @parsial",
  ),
  one(
    "ordering, all or nothing",
    question(
      "ordering",
      "<p>Urutkan.</p>",
      `<gradingtype>ALL_OR_NOTHING</gradingtype>${["b", "a", "c"].map((each) => answer(1, each)).join("")}`,
    ),
    "7 Urutkan. | b > a > c | @mutlak",
  ),
  one(
    "words to choose",
    question(
      "gapselect",
      "<p>Kucing [[1]] ikan [[2]].</p>",
      "<selectoption><text>makan</text><group>1</group></selectoption><selectoption><text>segar</text><group>2</group></selectoption><selectoption><text>minum</text><group>1</group></selectoption><selectoption><text>busuk</text><group>2</group></selectoption>",
    ),
    `14 ${blanks} | Kucing [*makan/minum] ikan [*segar/busuk]. | @parsial`,
  ),
  one(
    "words to drag",
    question(
      "ddwtos",
      "<p>Kucing [[1]] ikan [[2]].</p>",
      "<dragbox><text>makan</text><group>1</group></dragbox><dragbox><text>segar</text><group>1</group></dragbox><dragbox><text>minum</text><group>1</group></dragbox>",
    ),
    `14 ${blanks} | Kucing [makan] ikan [segar]. | –: minum | @parsial`,
  ),
  one(
    "a blank without its word",
    question(
      "gapselect",
      "<p>Kucing [[3]].</p>",
      "<selectoption><text>makan</text><group>1</group></selectoption>",
    ),
    refused(/\[\[3\]\]/u),
  ),
  one(
    "markers on a picture",
    question(
      "ddmarker",
      "<p>Tandai.</p>",
      `${png("peta.png")}<drag><no>1</no><text>Jawa</text><noofdrags>1</noofdrags></drag><drop><no>1</no><shape>rectangle</shape><coords>20,10;40,30</coords><choice>1</choice></drop>`,
    ),
    withReasons(
      "16 Tandai. | {peta.png} | rect 0.1,0.1,0.2,0.3: Jawa | @parsial",
      /pembaca layar/u,
    ),
  ),
  one(
    "a marker past the edge",
    question(
      "ddmarker",
      "<p>Tandai.</p>",
      `${png("peta.png")}<drag><no>1</no><text>Jawa</text><noofdrags>1</noofdrags></drag><drop><no>1</no><shape>rectangle</shape><coords>180,10;40,30</coords><choice>1</choice></drop>`,
    ),
    withReasons(
      "16 Tandai. | {peta.png} | rect 0.9,0.1,0.1,0.3: Jawa | @parsial",
      /dipotong/u,
      /pembaca layar/u,
    ),
  ),
  one(
    "markers without a picture",
    question(
      "ddmarker",
      "<p>Tandai.</p>",
      "<drag><no>1</no><text>Jawa</text></drag><drop><no>1</no><shape>circle</shape><coords>20,10;5</coords><choice>1</choice></drop>",
    ),
    refused(/[Gg]ambar/u),
  ),
  one(
    "description",
    quiz(
      `<question type="description">${text("<p>Bacalah.</p>")}</question>`,
      `<question type="multichoice">${text("<p>Mana?</p>")}${answer(100, "A")}${answer(0, "B")}</question>`,
    ),
    "1 Mana? | *A | B",
    { told: [/keterangan/u] },
  ),
  one(
    "category",
    quiz(
      '<question type="category"><category><text>$course$/IPA</text></category></question>',
      `<question type="truefalse">${text("<p>Air cair.</p>")}${answer(100, "true")}${answer(0, "false")}</question>`,
    ),
    "8 Tentukan apakah pernyataan berikut benar atau salah. | Air cair.: Benar",
    { told: [/Kategori/u] },
  ),
  ...[
    "calculated",
    "calculatedsimple",
    "calculatedmulti",
    "random",
    "randomsamatch",
    "stack",
    "coderunner",
    "wq",
  ].map((kind) =>
    one(
      `kind ${kind}`,
      question(kind, "<p>Berapa {a}?</p>", answer(100, "{a}")),
      refused(new RegExp(`${kind}|dihitung|acak`, "u")),
    ),
  ),
];
