// Moodle: pictures and sounds, and what stands around questions.
import { base64Of } from "../../question-files/imported-files.ts";
import { pngBytes } from "../questions/word-document.ts";
import { encoded, refused, withReasons, type CorpusCase } from "./corpus-case.ts";
import { answer, cdata, choice, one, png, question, quiz, stem, text } from "./moodle-pieces.ts";

const sound = `<file name="s.mp3" path="/" encoding="base64">${base64Of(encoded(`ID3\u0003${" ".repeat(40)}`))}</file>`;
export const moodleMedia: CorpusCase[] = [
  one(
    "picture with its file",
    question("multichoice", "", "")
      .replace(
        text(""),
        text(
          '<p><img src="@@PLUGINFILE@@/peta%20satu.png" alt="Peta"> Mana?</p>',
          png("peta satu.png"),
        ),
      )
      .replace("</question>", `${answer(100, "A")}${answer(0, "B")}</question>`),
    "1 {peta_satu.png} Mana? | *A | B",
  ),
  one(
    "picture in the text itself",
    choice(`<p><img src="data:image/png;base64,${base64Of(pngBytes(3, 3))}"> Mana?</p>`),
    "1 {gambar.png} Mana? | *Ya | Tidak",
  ),
  stem(
    "picture without its file",
    '<p><img src="@@PLUGINFILE@@/x.png" alt="Peta"> Mana?</p>',
    "Peta Mana?",
    /x\.png/u,
  ),
  stem(
    "picture from elsewhere",
    '<p><img src="https://a.test/x.png" alt=""> Mana?</p>',
    "Mana?",
    /https:\/\/a\.test\/x\.png/u,
  ),
  one(
    "options with pictures",
    choice(
      "<p>Mana?</p>",
      answer(100, '<img src="@@PLUGINFILE@@/a.png">', png("a.png")),
      answer(0, '<img src="@@PLUGINFILE@@/b.png">', png("b.png", 30, 30)),
    ),
    "1 Mana? | *{a.png} | {b.png}",
  ),
  one(
    "sound as an element",
    question("multichoice", "", "")
      .replace(
        text(""),
        text('<p>Dengarkan.</p><audio controls><source src="@@PLUGINFILE@@/s.mp3"></audio>', sound),
      )
      .replace("</question>", `${answer(100, "A")}${answer(0, "B")}</question>`),
    "1 Dengarkan. | *A | B | @suara s.mp3",
  ),
  one(
    "sound as a link",
    question("multichoice", "", "")
      .replace(text(""), text('<p>Dengarkan <a href="@@PLUGINFILE@@/s.mp3">ini</a>.</p>', sound))
      .replace("</question>", `${answer(100, "A")}${answer(0, "B")}</question>`),
    "1 Dengarkan ini. | *A | B | @suara s.mp3",
  ),
  one(
    "sound as an embedded file",
    question("essay", "", "").replace(
      text(""),
      text(
        '<p>Dengarkan.</p><object data="@@PLUGINFILE@@/s.mp3" type="audio/mpeg"></object>',
        sound,
      ),
    ),
    "2 Dengarkan. | @suara s.mp3",
  ),
  one(
    "sound without its file",
    choice('<p>Dengarkan.</p><audio src="@@PLUGINFILE@@/s.mp3"></audio>'),
    withReasons("1 Dengarkan. | *Ya | Tidak", /s\.mp3/u),
  ),
];
export const moodleAround: CorpusCase[] = [
  one("a comment first", `<!-- Moodle -->${choice("<p>Mana?</p>")}`, "1 Mana? | *Ya | Tidak"),
  one(
    "a question without the quiz",
    choice("<p>Mana?</p>").replace(/<\/?quiz>/gu, ""),
    "1 Mana? | *Ya | Tidak",
  ),
  one("byte order mark", `\ufeff${choice("<p>Mana?</p>")}`, "1 Mana? | *Ya | Tidak"),
  one(
    "grade and explanation",
    choice(
      "<p>Mana?</p>",
      answer(100, "Ya"),
      answer(0, "Tidak"),
      "<defaultgrade>2.5</defaultgrade>",
      `<generalfeedback format="html">${cdata("<p>Sebab</p>")}</generalfeedback>`,
    ),
    "1 Mana? | *Ya | Tidak | @bobot 2.5 | @bahas Sebab",
  ),
  one(
    "a grade with three digits",
    choice(
      "<p>Mana?</p>",
      answer(100, "Ya"),
      answer(0, "Tidak"),
      "<defaultgrade>1.333</defaultgrade>",
    ),
    withReasons("1 Mana? | *Ya | Tidak | @bobot 1.33", /dibulatkan/u),
  ),
  one(
    "feedback, hint, tags",
    choice(
      "<p>Mana?</p>",
      answer(100, "Ya", "<feedback><text>Bagus</text></feedback>"),
      answer(0, "Tidak"),
      "<hint><text>Lihat</text></hint><tags><tag><text>ipa</text></tag></tags>",
    ),
    withReasons("1 Mana? | *Ya | Tidak", /[Uu]mpan balik/u, /hint/u, /[Tt]ag/u),
  ),
  one(
    "plain text",
    choice("").replace(
      text(""),
      '<questiontext format="plain_text"><text>a &lt; b\nMana?</text></questiontext>',
    ),
    "1 a < b ↵ Mana? | *Ya | Tidak",
  ),
  one(
    "markdown",
    choice("").replace(
      text(""),
      '<questiontext format="markdown"><text>**Mana** _ini_?</text></questiontext>',
    ),
    "1 <b>Mana</b> <i>ini</i>? | *Ya | Tidak",
  ),
  one(
    "Moodle's own text",
    choice("").replace(
      text(""),
      '<questiontext format="moodle_auto_format"><text>Satu\nMana?</text></questiontext>',
    ),
    "1 Satu ↵ Mana? | *Ya | Tidak",
  ),
  one("no stem", choice(""), refused(/pertanyaan/u)),
  one(
    "broken in its middle",
    quiz(
      `<question type="multichoice">${text("<p>Satu?</p>")}${answer(100, "A")}${answer(0, "B")}</question>`,
      '<question type="multichoice"><questiontext><text>Dua',
      `<question type="multichoice">${text("<p>Tiga?</p>")}${answer(100, "A")}${answer(0, "B")}</question>`,
    ),
    ["1 Satu? | *A | B", refused(/rusak/u), "1 Tiga? | *A | B"],
    { told: [/rusak/u] },
  ),
  one("nothing in it", quiz(), [], { told: [/tidak berisi soal/u] }),
  one("another XML", '<?xml version="1.0"?><rss><channel/></rss>', [], { fault: "unknown-xml" }),
];
