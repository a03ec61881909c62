// Word: what people do to numbered paragraphs.
import { row } from "../questions/word-document.ts";
import { refused, type CorpusCase } from "./corpus-case.ts";
import { jakarta, lines, listed, numbered, numbering, packed, table } from "./word-pieces.ts";

export const wordVariants: CorpusCase[] = [
  numbered(
    "numbers that Word counts",
    packed(
      listed("Ibu kota?", 1) +
        listed("Bandung", 1, 1) +
        listed("Jakarta", 1, 1) +
        lines("Kunci: B") +
        listed("Satu?", 1) +
        listed("a", 1, 1) +
        listed("b", 1, 1) +
        lines("Kunci: A"),
      { numbering },
    ),
    [jakarta, "1 Satu? | *a | b"],
  ),
  numbered(
    "brackets and small letters",
    packed(lines("1) Ibu kota?", "a) Bandung", "b) Jakarta", "Jawaban: b")),
    jakarta,
  ),
  numbered(
    "key with its word and a full stop",
    packed(lines("1. Ibu kota?", "A. Bandung", "B. Jakarta", "Kunci Jawaban : B.")),
    jakarta,
  ),
  numbered(
    "key with a number sign and its text",
    packed(lines("1. Ibu kota?", "A. Bandung", "B. Jakarta", "JAWABAN: B. Jakarta")),
    jakarta,
  ),
  numbered("ANS", packed(lines("1. Ibu kota?", "A. Bandung", "B. Jakarta", "ANSWER: B")), jakarta),
  numbered(
    "title above, empty lines between",
    packed(
      lines(
        "ULANGAN HARIAN",
        "",
        "1. Ibu kota?",
        "",
        "A. Bandung",
        "",
        "B. Jakarta",
        "",
        "Kunci: B",
      ),
    ),
    jakarta,
  ),
  numbered(
    "options beside each other with tabs",
    packed(
      lines(
        "1. Ibu kota?",
        "<w:r><w:t>A. Bandung</w:t><w:tab/><w:t>B. Jakarta</w:t></w:r>",
        "Kunci: B",
      ),
    ),
    jakarta,
  ),
  numbered(
    "options beside each other with spaces",
    packed(lines("1. Ibu kota?", "A. Bandung      B. Jakarta", "Kunci: B")),
    jakarta,
  ),
  numbered(
    "options in one paragraph with breaks",
    packed(
      lines(
        "1. Ibu kota?",
        "<w:r><w:t>A. Bandung</w:t><w:br/><w:t>B. Jakarta</w:t></w:r>",
        "Kunci: B",
      ),
    ),
    jakarta,
  ),
  numbered(
    "all in one paragraph with breaks",
    packed(
      lines(
        "<w:r><w:t>1. Ibu kota?</w:t><w:br/><w:t>A. Bandung</w:t><w:br/><w:t>B. Jakarta</w:t><w:br/><w:t>Kunci: B</w:t></w:r>",
      ),
    ),
    jakarta,
  ),
  numbered(
    "keys all at the end",
    packed(
      lines(
        "1. Ibu kota?",
        "A. Bandung",
        "B. Jakarta",
        "2. Satu?",
        "A. a",
        "B. b",
        "KUNCI JAWABAN",
        "1. B",
        "2. A",
      ),
    ),
    [jakarta, "1 Satu? | *a | b"],
  ),
  numbered(
    "keys all at the end in one line",
    packed(
      lines(
        "1. Ibu kota?",
        "A. Bandung",
        "B. Jakarta",
        "2. Satu?",
        "A. a",
        "B. b",
        "Kunci Jawaban: 1. B 2. A",
      ),
    ),
    [jakarta, "1 Satu? | *a | b"],
  ),
  numbered(
    "options in two columns, A and C above B and D",
    packed(
      lines("1. Ibu kota?", "A. Bandung      C. Medan", "B. Jakarta      D. Palu", "Kunci: B"),
    ),
    `${jakarta} | Medan | Palu`,
  ),
  numbered(
    "stem and options in one line",
    packed(lines("1. Ibu kota?   A. Bandung   B. Jakarta", "Kunci: B")),
    jakarta,
  ),
  numbered(
    "spaces before a name",
    packed(lines("1. Bapak   A. Yani lahir di?", "A. Solo", "B. Purworejo", "Kunci: B")),
    "1 Bapak A. Yani lahir di? | Solo | *Purworejo",
  ),
  numbered(
    "bullets in the stem",
    packed(
      lines("1. Perhatikan!") +
        listed("air", 7) +
        listed("api", 7) +
        lines("A. x", "B. y", "Kunci: A"),
      { numbering },
    ),
    "1 Perhatikan! ¶ (• air • api) | *x | y",
  ),
  numbered(
    "numbers that Word counts in the stem",
    packed(
      lines("1. Perhatikan!") +
        listed("air", 8) +
        listed("api", 8) +
        lines("Mana?", "A. x", "B. y", "Kunci: A"),
      { numbering },
    ),
    "1 Perhatikan! ¶ (# air # api) ¶ Mana? | *x | y",
  ),
  numbered(
    "an explanation",
    packed(lines("1. Ibu kota?", "A. Bandung", "B. Jakarta", "Kunci: B", "Pembahasan: sejak 1945")),
    `${jakarta} | @bahas sejak 1945`,
  ),
  numbered(
    "no key",
    packed(
      lines("1. Ibu kota?", "A. Bandung", "B. Jakarta", "2. Satu?", "A. a", "B. b", "Kunci: A"),
    ),
    [refused(/[Kk]unci/u), "1 Satu? | *a | b"],
  ),
  numbered(
    "essays after choices",
    packed(
      lines(
        "1. Ibu kota?",
        "A. Bandung",
        "B. Jakarta",
        "Kunci: B",
        "2. Jelaskan hujan.",
        "3. Jelaskan angin.",
      ),
    ),
    [jakarta, "2 Jelaskan hujan.", "2 Jelaskan angin."],
  ),
  numbered(
    "statements with numbers in the stem",
    packed(
      lines("1. Perhatikan!", "(1) air", "(2) api", "Yang cair?", "A. (1)", "B. (2)", "Kunci: A"),
    ),
    "1 Perhatikan! ¶ (1) air ¶ (2) api ¶ Yang cair? | *(1) | (2)",
  ),
  numbered(
    "statements with Roman numbers that Word counts",
    packed(
      lines("1. Perhatikan!") +
        listed("air", 5) +
        listed("api", 5) +
        lines("Yang cair?", "A. I", "B. II", "Kunci: A"),
      { numbering },
    ),
    "1 Perhatikan! ¶ (I# air I# api) ¶ Yang cair? | *I | II",
  ),
  numbered(
    "a table in the stem",
    packed(
      lines("1. Perhatikan tabel.") +
        table(row("a", "b"), row("1", "2")) +
        lines("A. x", "B. y", "Kunci: A"),
    ),
    "1 Perhatikan tabel. ¶ [a; b / 1; 2] | *x | y",
  ),
  numbered(
    "a key that no option has",
    packed(
      lines(
        "1. Ibu kota?",
        "A. Bandung",
        "B. Jakarta",
        "Kunci: E",
        "2. Satu?",
        "A. a",
        "B. b",
        "Kunci: A",
      ),
    ),
    [refused(/[Kk]unci/u), "1 Satu? | *a | b"],
  ),
  numbered("nothing but a text", packed(lines("Selamat pagi.", "Hari ini hujan.")), [], {
    told: [/[Tt]idak ada soal yang dikenali/u],
  }),
  numbered("an empty document", packed(""), [], { told: [/[Tt]idak ada soal yang dikenali/u] }),
];
