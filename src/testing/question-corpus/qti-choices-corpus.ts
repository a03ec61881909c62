// QTI: choices and what is typed, with every rule of scoring.
import { refused, withReasons, type CorpusCase } from "./corpus-case.ts";
import {
  all,
  choices,
  entry,
  correct,
  declared,
  equal,
  item,
  mapping,
  one,
  template,
} from "./qti-pieces.ts";

const near = (value: string, type: string, attributes: string) =>
  item(declared("single", type, correct(value)), entry(), equal(attributes));
export const qtiChoices: CorpusCase[][] = [
  all("choice", one("B", "Bandung", "Jakarta"), "1 Mana? | Bandung | *Jakarta | @mutlak"),
  all(
    "choice of several",
    item(
      declared("multiple", "identifier", correct("A", "B")),
      choices('maxChoices="0"', "2", "3", "4"),
    ),
    "4 Mana? | *2 | *3 | 4 | @mutlak",
  ),
  all(
    "choice of several, mapped",
    item(
      declared(
        "multiple",
        "identifier",
        correct("A", "B") + mapping({ A: 1, B: 1, C: -1 }, 'lowerBound="0" defaultValue="0"'),
      ),
      choices('maxChoices="0"', "2", "3", "4"),
      template("map_response"),
    ),
    "4 Mana? | *2 | *3 | 4 | @parsial",
  ),
  all(
    "choice of several, mapped unevenly",
    item(
      declared(
        "multiple",
        "identifier",
        correct("A", "B") + mapping({ A: 3, B: 1 }, 'lowerBound="0" defaultValue="0"'),
      ),
      choices('maxChoices="0"', "2", "3", "4"),
      template("map_response"),
    ),
    "4 Mana? | *2 (3) | *3 (1) | 4 | @bobot_opsi",
  ),
  all(
    "choice whose wrong picks cost nothing",
    item(
      declared(
        "multiple",
        "identifier",
        correct("A", "B") + mapping({ A: 1, B: 1 }, 'defaultValue="0"'),
      ),
      choices('maxChoices="0"', "2", "3", "4"),
      template("map_response"),
    ),
    withReasons("4 Mana? | *2 | *3 | 4 | @parsial", /tidak mengurangi nilai/u),
  ),
  all(
    "choice without a key",
    item(declared("single", "identifier"), choices('maxChoices="1"', "2", "3")),
    refused(/[Kk]unci/u),
  ),
  all(
    "choice with pictures",
    one("A", '<img src="media/g.png" alt="peta"/>', '<img src="media/h.png" alt="globe"/>'),
    "15 Mana? | *{g.png} | {h.png} | @mutlak",
  ),
  all(
    "choice with rules that say the same",
    item(
      declared("single", "identifier", correct("A")),
      choices('maxChoices="1"', "2", "3"),
      '<responseProcessing><responseCondition><responseIf><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf><responseElse><setOutcomeValue identifier="SCORE"><baseValue baseType="float">0</baseValue></setOutcomeValue></responseElse></responseCondition></responseProcessing>',
    ),
    "1 Mana? | *2 | 3 | @mutlak",
  ),
  all(
    "a place to type",
    item(declared("single", "string", correct("Jakarta")), entry()),
    "6 Berapa? _____ | = Jakarta @huruf | @mutlak",
  ),
  all(
    "a place to type, mapped",
    item(
      declared(
        "single",
        "string",
        `<correctResponse><value>Soekarno</value></correctResponse>${'<mapping defaultValue="0"><mapEntry mapKey="Soekarno" mappedValue="1" caseSensitive="false"/><mapEntry mapKey="Sukarno" mappedValue="0.5" caseSensitive="false"/></mapping>'}`,
      ),
      entry(),
      template("map_response"),
    ),
    "6 Berapa? _____ | = Soekarno, Sukarno 50% | @mutlak",
  ),
  all(
    "a number",
    item(declared("single", "float", correct("3.14")), entry()),
    "6 Berapa? _____ | ≈ 3.14 | @mutlak",
  ),
  all(
    "a number, absolute tolerance",
    near("3.14", "float", 'toleranceMode="absolute" tolerance="0.01 0.01"'),
    "6 Berapa? _____ | ≈ 3.14 ±0.01 | @mutlak",
  ),
  all(
    "a number, relative tolerance",
    near("200", "float", 'toleranceMode="relative" tolerance="5 5"'),
    "6 Berapa? _____ | ≈ 200 ±10 | @mutlak",
  ),
  all(
    "a number, one tolerance for both sides",
    near("200", "float", 'toleranceMode="absolute" tolerance="5"'),
    "6 Berapa? _____ | ≈ 200 ±5 | @mutlak",
  ),
  all(
    "a number, more above than below",
    near("10", "float", 'toleranceMode="absolute" tolerance="1 3"'),
    "6 Berapa? _____ | ≈ 11 ±2 | @mutlak",
  ),
  all(
    "a negative number, relative",
    near("-200", "float", 'toleranceMode="relative" tolerance="5 10"'),
    "6 Berapa? _____ | ≈ -205 ±15 | @mutlak",
  ),
  all(
    "tolerance without its lower bound",
    near("10", "float", 'toleranceMode="absolute" tolerance="1 1" includeLowerBound="false"'),
    refused(/batas/u),
  ),
  all(
    "tolerance without its upper bound",
    near("10", "float", 'toleranceMode="relative" tolerance="10 10" includeUpperBound="false"'),
    refused(/batas/u),
  ),
  all(
    "whole numbers without their bounds",
    near(
      "10",
      "integer",
      'toleranceMode="absolute" tolerance="2 2" includeLowerBound="false" includeUpperBound="false"',
    ),
    "6 Berapa? _____ | ≈ 10 ±1 | @mutlak",
  ),
  all(
    "whole numbers without the upper bound",
    near("10", "integer", 'toleranceMode="absolute" tolerance="2 2" includeUpperBound="false"'),
    "6 Berapa? _____ | ≈ 9.5 ±1.5 | @mutlak",
  ),
  all(
    "whole numbers without bounds, relative",
    near(
      "100",
      "integer",
      'toleranceMode="relative" tolerance="2.5 2.5" includeLowerBound="false" includeUpperBound="false"',
    ),
    "6 Berapa? _____ | ≈ 100 ±2 | @mutlak",
  ),
  all(
    "bounds that are said to belong",
    near(
      "10",
      "float",
      'toleranceMode="absolute" tolerance="1 1" includeLowerBound="true" includeUpperBound="true"',
    ),
    "6 Berapa? _____ | ≈ 10 ±1 | @mutlak",
  ),
  all(
    "rounded to digits",
    item(
      declared("single", "float", correct("3.14")),
      entry(),
      '<responseProcessing><responseCondition><responseIf><equalRounded roundingMode="decimalPlaces" figures="2"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equalRounded><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>',
    ),
    withReasons("6 Berapa? _____ | ≈ 3.14", /[Aa]turan penilaian/u),
  ),
  all(
    "a pattern",
    item(
      declared("single", "string", correct("aa")),
      entry(),
      '<responseProcessing><responseCondition><responseIf><patternMatch pattern="a+"><variable identifier="RESPONSE"/></patternMatch><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>',
    ),
    "6 Berapa? _____ | ~ a+ @huruf | @mutlak",
  ),
];
