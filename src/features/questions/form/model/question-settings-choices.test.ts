import { suite } from "uvu";
import * as assert from "uvu/assert";
import { questionTypeCodes } from "../../../../contract/questions/question-types.ts";
import { blankQuestion } from "../../../../domain/questions/blank-question.ts";
import { participantContent } from "../../../../domain/questions/participant-question.ts";
import { questionSamples } from "../../../../testing/questions/question-samples.ts";
import {
  meaningfulLayouts,
  meaningfulPolicies,
  shuffleMeaning,
} from "./question-settings-choices.ts";

const test = suite("settings that mean something");

test("a new question of each type has a layout and a policy among those that it is offered", () => {
  for (const type of questionTypeCodes) {
    const { layout } = blankQuestion(type, () => "x");
    const offered = meaningfulLayouts(type, layout);
    assert.ok(offered.includes(layout) && offered.includes(4), `type ${type}`);
  }
  assert.equal(meaningfulLayouts(4, 1), [1, 2, 3, 4]);
  assert.equal(meaningfulLayouts(9, 3), [3, 4]);
  assert.equal(meaningfulLayouts(2, 2), [1, 2, 4], "what is stored stays offered");
});

test("a policy is offered where it can come to another score", () => {
  for (const type of [2, 6, 9] as const) assert.equal(meaningfulPolicies(type, "parsial"), []);
  assert.equal(meaningfulPolicies(1, null), ["mutlak", "bobot_opsi"]);
  assert.equal(meaningfulPolicies(3, "parsial"), ["mutlak", "parsial", "bobot_opsi"]);
  assert.is(meaningfulPolicies(4, null).length, 5);
  assert.equal(meaningfulPolicies(8, null), ["mutlak", "parsial", "parsial_penalti", "bertingkat"]);
});

test("mixing is offered exactly where the switch changes what a participant sees", () => {
  const seeds = Array.from({ length: 20 }, (_, at) => `peserta ${at}`);
  for (const type of questionTypeCodes) {
    const { content } = questionSamples[type];
    const isMixed = seeds.some(
      (seed) =>
        JSON.stringify(participantContent(content, seed, true)) !==
        JSON.stringify(participantContent(content, seed, false)),
    );
    assert.is(shuffleMeaning(content) !== "none", isMixed, `type ${type}`);
  }
});

test.run();
