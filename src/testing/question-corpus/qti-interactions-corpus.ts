// QTI: every other interaction, and those that have no counterpart.
import { refused, withReasons, type CorpusCase } from "./corpus-case.ts";
import { all, choices, entry, correct, declared, item, mapping, template } from "./qti-pieces.ts";

const matchSet = (first: readonly string[], second: readonly string[], most = "0", own = "1") =>
  `<matchInteraction responseIdentifier="RESPONSE" shuffle="false" maxAssociations="0"><prompt>Jodohkan.</prompt><simpleMatchSet>${first.map((text, at) => `<simpleAssociableChoice identifier="L${at}" matchMax="${own}">${text}</simpleAssociableChoice>`).join("")}</simpleMatchSet><simpleMatchSet>${second.map((text, at) => `<simpleAssociableChoice identifier="R${at}" matchMax="${most}">${text}</simpleAssociableChoice>`).join("")}</simpleMatchSet></matchInteraction>`;
const pairs = (...named: string[]) => declared("multiple", "directedPair", correct(...named));
const graphic =
  '<object data="media/g.png" type="image/png" width="200" height="100">peta</object>';
const hotspots =
  '<hotspotChoice identifier="A" shape="rect" coords="20,10,60,40"/><hotspotChoice identifier="B" shape="circle" coords="150,50,20"/>';
export const qtiInteractions: CorpusCase[][] = [
  all(
    "a list in the text",
    item(
      declared("single", "identifier", correct("B")),
      '<p>Italia <inlineChoiceInteraction responseIdentifier="RESPONSE" shuffle="false"><inlineChoice identifier="A">Milan</inlineChoice><inlineChoice identifier="B">Roma</inlineChoice></inlineChoiceInteraction>.</p>',
    ),
    "14 | Italia [Milan/*Roma]. | @mutlak",
  ),
  all(
    "a list in the text with half marks",
    item(
      declared("single", "identifier", correct("B") + mapping({ A: 0.5, B: 1 })),
      '<p>Italia <inlineChoiceInteraction responseIdentifier="RESPONSE" shuffle="false"><inlineChoice identifier="A">Milan</inlineChoice><inlineChoice identifier="B">Roma</inlineChoice></inlineChoiceInteraction>.</p>',
      template("map_response"),
    ),
    refused(/hanya satu yang benar/u),
  ),
  all(
    "two places to type",
    item(
      declared("single", "string", correct("Roma")) +
        declared("single", "string", correct("Paris"), "R2"),
      '<p>Italia <textEntryInteraction responseIdentifier="RESPONSE"/>, Prancis <textEntryInteraction responseIdentifier="R2"/>.</p>',
      '<responseProcessing><responseCondition><responseIf><and><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match><match><variable identifier="R2"/><correct identifier="R2"/></match></and><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>',
    ),
    "14 | Italia [= Roma @huruf], Prancis [= Paris @huruf]. | @mutlak",
  ),
  all(
    "answers in any order, each once",
    item(
      declared("single", "string", correct("a")) + declared("single", "string", correct("b"), "R2"),
      '<p>Dua: <textEntryInteraction responseIdentifier="RESPONSE"/> <textEntryInteraction responseIdentifier="R2"/></p>',
      '<responseProcessing><responseCondition><responseIf><match><multiple><variable identifier="RESPONSE"/><variable identifier="R2"/></multiple><multiple><baseValue baseType="string">a</baseValue><baseValue baseType="string">b</baseValue></multiple></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>',
    ),
    refused(/urutan bebas/u),
  ),
  all(
    "matching",
    item(pairs("L0 R1", "L1 R0"), matchSet(["Jepang", "Cina"], ["Beijing", "Tokyo"], "1")),
    "5 Jodohkan. | Jepang → Tokyo | Cina → Beijing | @mutlak",
  ),
  all(
    "true and false",
    item(pairs("L0 R0", "L1 R1"), matchSet(["Bumi bulat", "Bumi datar"], ["Benar", "Salah"])),
    "8 Jodohkan. | Bumi bulat: Benar | Bumi datar: Salah | @mutlak",
  ),
  all(
    "groups",
    item(
      pairs("L0 R0", "L1 R1", "L2 R0"),
      matchSet(["paus", "hiu", "kucing"], ["mamalia", "ikan"]).replace(
        'maxAssociations="0"',
        'maxAssociations="3"',
      ),
    ),
    "8 Jodohkan. | paus: mamalia | hiu: ikan | kucing: mamalia | @mutlak",
  ),
  all(
    "groups of three",
    item(
      pairs("L0 R0", "L1 R1", "L2 R0", "L3 R2"),
      matchSet(["paus", "hiu", "kucing", "katak"], ["mamalia", "ikan", "amfibi"]),
    ),
    "13 Jodohkan. | mamalia: paus, kucing | ikan: hiu | amfibi: katak | @mutlak",
  ),
  all(
    "many to many",
    item(pairs("L0 R0", "L0 R1", "L1 R1"), matchSet(["air", "besi"], ["cair", "benda"], "0", "0")),
    "10 Jodohkan. | air ⇉ cair, benda | besi ⇉ benda | @mutlak",
  ),
  all(
    "order",
    item(
      declared("ordered", "identifier", correct("B", "A", "C")),
      '<orderInteraction responseIdentifier="RESPONSE" shuffle="true"><prompt>Urutkan.</prompt><simpleChoice identifier="A">dua</simpleChoice><simpleChoice identifier="B">satu</simpleChoice><simpleChoice identifier="C">tiga</simpleChoice></orderInteraction>',
    ),
    "7 Urutkan. | satu > dua > tiga | @mutlak",
  ),
  all(
    "gaps",
    item(
      pairs("W0 G1"),
      '<gapMatchInteraction responseIdentifier="RESPONSE" shuffle="false"><gapText identifier="W0" matchMax="1">makan</gapText><gapText identifier="W1" matchMax="1">minum</gapText><p>Kucing <gap identifier="G1"/> ikan.</p></gapMatchInteraction>',
    ),
    "14 | Kucing [makan] ikan. | –: minum | @mutlak",
  ),
  all(
    "gaps with pictures",
    item(
      pairs("W0 G1"),
      '<gapMatchInteraction responseIdentifier="RESPONSE" shuffle="false"><gapImg identifier="W0" matchMax="1" objectLabel="peta"><object data="media/g.png" type="image/png" width="20" height="10"/></gapImg><gapText identifier="W1" matchMax="1">minum</gapText><p>Ini <gap identifier="G1"/>.</p></gapMatchInteraction>',
    ),
    withReasons("14 | Ini [peta]. | –: minum | @mutlak", /[Gg]ambar/u),
  ),
  all(
    "essay",
    item(
      declared("single", "string"),
      '<extendedTextInteraction responseIdentifier="RESPONSE" expectedLines="5"><prompt>Jelaskan.</prompt></extendedTextInteraction>',
      "",
    ),
    "2 Jelaskan.",
  ),
  all(
    "upload",
    item(
      declared("single", "file"),
      '<uploadInteraction responseIdentifier="RESPONSE"><prompt>Unggah.</prompt></uploadInteraction>',
      "",
    ),
    "2 Unggah.",
  ),
  all(
    "areas",
    item(
      declared("single", "identifier", correct("A")),
      `<p>Tunjuk.</p><hotspotInteraction responseIdentifier="RESPONSE" maxChoices="1">${graphic}${hotspots}</hotspotInteraction>`,
    ),
    "15 Tunjuk. | {g.png} | *rect 0.1,0.1,0.2,0.3 | circle 0.75,0.5,0.1 | @mutlak",
  ),
  all(
    "an area past the edge",
    item(
      declared("single", "identifier", correct("A")),
      `<p>Tunjuk.</p><hotspotInteraction responseIdentifier="RESPONSE" maxChoices="1">${graphic}<hotspotChoice identifier="A" shape="rect" coords="180,10,240,40"/><hotspotChoice identifier="B" shape="rect" coords="20,10,60,40"/></hotspotInteraction>`,
    ),
    withReasons(
      "15 Tunjuk. | {g.png} | *rect 0.9,0.1,0.1,0.3 | rect 0.1,0.1,0.2,0.3 | @mutlak",
      /gambar/u,
    ),
  ),
  all(
    "labels on a picture",
    item(
      pairs("W0 H0"),
      `<graphicGapMatchInteraction responseIdentifier="RESPONSE">${graphic}<gapText identifier="W0" matchMax="1">Jawa</gapText><gapText identifier="W1" matchMax="1">Bali</gapText><associableHotspot identifier="H0" shape="rect" coords="20,10,60,40" matchMax="1"/></graphicGapMatchInteraction>`.replace(
        /^/u,
        "<p>Pasang.</p>",
      ),
    ),
    "16 Pasang. | {g.png} | rect 0.1,0.1,0.2,0.3: Jawa | –: Bali | @mutlak",
  ),
  all(
    "words to pick",
    item(
      declared("single", "identifier", correct("A")),
      '<hottextInteraction responseIdentifier="RESPONSE" maxChoices="1"><p>Adik <hottext identifier="A">makan</hottext> <hottext identifier="B">nasi</hottext>.</p></hottextInteraction>',
    ),
    withReasons("1 Adik <u>makan</u> <u>nasi</u>. | *makan | nasi | @mutlak", /Kata yang dipilih/u),
  ),
  all(
    "pairs of one list",
    item(
      declared("multiple", "pair", correct("A B", "C D")),
      '<associateInteraction responseIdentifier="RESPONSE" maxAssociations="2"><prompt>Pasangkan.</prompt><simpleAssociableChoice identifier="C" matchMax="1">siang</simpleAssociableChoice><simpleAssociableChoice identifier="D" matchMax="1">malam</simpleAssociableChoice><simpleAssociableChoice identifier="A" matchMax="1">panas</simpleAssociableChoice><simpleAssociableChoice identifier="B" matchMax="1">dingin</simpleAssociableChoice></associateInteraction>',
    ),
    withReasons("5 Pasangkan. | panas → dingin | siang → malam | @mutlak", /kolom kiri dan kanan/u),
  ),
  ...(
    [
      "slider",
      "drawing",
      "positionObject",
      "graphicOrder",
      "graphicAssociate",
      "custom",
      "portableCustom",
    ] as const
  ).map((name) =>
    all(
      `kind ${name}`,
      item(
        declared("single", "integer", correct("3")),
        `<p>Geser.</p><${name}Interaction responseIdentifier="RESPONSE">${graphic}</${name}Interaction>`,
      ),
      refused(/tidak ada padanannya|tidak dapat/u),
    ),
  ),
  all(
    "values drawn by chance",
    item(declared("single", "float", correct("3")), entry()).replace(
      "<itemBody>",
      '<templateDeclaration identifier="A" cardinality="single" baseType="integer"/><templateProcessing><setTemplateValue identifier="A"><randomInteger min="1" max="9"/></setTemplateValue></templateProcessing><itemBody>',
    ),
    refused(/acak/u),
  ),
  all("nothing to answer", item("", "<p>Bacalah.</p>", ""), refused(/tempat menjawab/u)),
  all(
    "two interactions",
    item(
      declared("single", "identifier", correct("A")) +
        declared("single", "identifier", correct("A"), "R2"),
      choices('maxChoices="1"', "a", "b") +
        choices('maxChoices="1"', "c", "d").replace("RESPONSE", "R2").replace("<p>Mana?</p>", ""),
    ),
    [
      withReasons("1 Mana? | *a | b | @mutlak | @bobot 0.5", /2 tempat menjawab/u),
      withReasons("1 Mana? | *c | d | @mutlak | @bobot 0.5", /2 tempat menjawab/u),
    ],
  ),
];
