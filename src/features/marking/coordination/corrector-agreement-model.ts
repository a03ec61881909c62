// How far the correctors of a question agree, by the weights that are chosen.
import { atom } from "nanostores";
import {
  getMarkingAgreement,
  type MarkingAgreement,
} from "../../../contract/marking/marking-agreement.ts";
import type { MarkingUnit } from "../../../contract/marking/marking-units.ts";
import { call } from "../../../core/api.ts";
import type { KappaWeights } from "../../../domain/marking/mark-agreement.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";

export function createCorrectorAgreementModel({
  schedule_id,
  question_id,
}: Pick<MarkingUnit, "schedule_id" | "question_id">) {
  const $weights = atom<KappaWeights>("quadratic");
  const agreement = createDetail<MarkingAgreement>((signal) =>
    call(getMarkingAgreement, { schedule_id, question_id, weights: $weights.get() }, { signal }),
  );
  return {
    $state: agreement.$state,
    $weights,
    retry: agreement.retry,
    choose(weights: KappaWeights): void {
      if (weights === $weights.get()) return;
      $weights.set(weights);
      void agreement.retry();
    },
    exit: agreement.exit,
  };
}
