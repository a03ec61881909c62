// Who sees what others think of an answer (evaluation.md 1.8): lists, files, plans, differences, questions to colleagues and foreseen rubrics
// obey this condition.
import { sql } from "kysely";

/**
 * As a condition on the answer `ma`: whoever may read it sees all of its marks. Two people have marked it as it is stored now, or somebody has
 * decided. Until then each sees their own alone, also of an answer that one mark has settled: a second one may be asked for later.
 */
export const areMarksOpen = sql`(
  select count(*) > 1 or coalesce(bool_or(present.is_decision), false)
  from (
    select distinct on (vm.marker_id) vm.given, vm.answer_seq, vm.is_decision from marks vm
    where vm.sitting_id = ma.sitting_id and vm.question_id = ma.question_id
    order by vm.marker_id, vm.seq desc) present
  where present.given is not null and present.answer_seq = ma.seq)`;
