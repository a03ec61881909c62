// How far those who mark the same answers agree. Both marks of a pair are given before anything of it is counted, so that nothing is said of an
// answer that waits for a second person.
import type { InferOutput } from "valibot";
import type { GivenMark } from "../../../../contract/marking/given-marks.ts";
import type { MarkingAgreement } from "../../../../contract/marking/marking-agreement.ts";
import type { markingEndpoints } from "../../../../contract/endpoints/marking/marking-endpoints.ts";
import {
  agreementOf,
  kappaOf,
  type KappaWeights,
  type MarkPair,
} from "../../../../domain/marking/mark-agreement.ts";
import { shareOf } from "../../../../domain/marking/point-input.ts";
import {
  fraction,
  fractionOf,
  multiply,
  sum,
  toNumber,
  type Fraction,
} from "../../../../domain/scoring/fraction.ts";
import type { Call } from "../../../http/handler.ts";
import { json, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import { openUnit, type Unit } from "../marking/marking-access.ts";
import { controlSharesOf } from "./control-agreement-query.ts";
import { readRules } from "./marking-rules-query.ts";

type Input = InferOutput<typeof markingEndpoints.getMarkingAgreement.input>;
type Person = { id: string; nama: string };
type Opinion = { share: Fraction; points: Fraction | null };
type Compared = { one: Person; other: Person; marks: { one: Opinion; other: Opinion } };

export async function agreementOfUnit(
  { schedule_id, question_id, weights }: Input,
  call: Call,
): Promise<MarkingAgreement> {
  const unit = { schedule_id, question_id };
  await openUnit(unit, call);
  const { tolerance_percent } = await readRules(unit, call.db);
  const tolerance = fraction(BigInt(tolerance_percent), 100n);
  const figures = figuresBy(weights, tolerance);
  const compared = comparedOf(await givenMarks(unit, call));
  const pairs = grouped(compared, ({ one, other }) => `${one.id} ${other.id}`).map((some) => ({
    one: some[0]!.one,
    other: some[0]!.other,
    ...figures(some),
  }));
  const markers = grouped([...compared, ...compared.map(turned)], ({ one }) => one.id).map(
    (some) => ({ ...some[0]!.one, ...figures(some) }),
  );
  const controls = await controlSharesOf(unit, tolerance, call);
  const compares = new Set(markers.map(({ id }) => id));
  const others = [...controls.values()].filter(({ person }) => !compares.has(person.id));
  return {
    tolerance_percent,
    pairs,
    markers: [...markers, ...others.map(({ person }) => ({ ...person, ...figures([]) }))].map(
      (marker) => ({ ...marker, control: controls.get(marker.id)?.control ?? null }),
    ),
  };
}

const turned = ({ one, other, marks }: Compared): Compared => ({
  one: other,
  other: one,
  marks: { one: marks.other, other: marks.one },
});

/** In the order of the names. */
function grouped(all: readonly Compared[], keyOf: (one: Compared) => string): Compared[][] {
  const found = new Map<string, Compared[]>();
  for (const each of all) {
    const key = keyOf(each);
    const known = found.get(key);
    if (known) known.push(each);
    else found.set(key, [each]);
  }
  return [...found.values()].sort(([a], [b]) => nameOf(a!).localeCompare(nameOf(b!), "id"));
}

const nameOf = ({ one, other }: Compared) => `${one.nama} ${one.id} ${other.nama}`;

const figuresBy =
  (weights: KappaWeights, tolerance: Fraction) => (compared: readonly Compared[]) => {
    const shares = compared.map(({ marks: { one, other } }) => ({
      one: one.share,
      other: other.share,
    }));
    const byRubric = compared.flatMap(({ marks: { one, other } }): MarkPair[] =>
      one.points && other.points ? [{ one: one.points, other: other.points }] : [],
    );
    const { meanDifference, ...counts } = agreementOf(shares, tolerance);
    const kappa = kappaOf(byRubric, weights);
    return {
      ...counts,
      mean_difference: meanDifference && toNumber(multiply(meanDifference, fractionOf(100)), 1),
      kappa: kappa && toNumber(kappa, 2),
      kappa_n: byRubric.length,
    };
  };

const markColumns = {
  sitting_id: text(),
  id: text(),
  nama: text(),
  seq: number(),
  given: orNull(json<GivenMark>()),
  share: orNull(text()),
};
type Given = Awaited<ReturnType<typeof givenMarks>>[number];

/** The marks of finished answers as they are stored now, the earliest first. Decisions are none: who decides has seen the marks of others. */
async function givenMarks({ schedule_id, question_id }: Unit, { db }: Call) {
  const { rows } = await sqlRows(markColumns)`
    select m.sitting_id, m.marker_id as id, us.name as nama, m.seq, m.given, m.share
    from marking_answers ma
    join sittings si on si.id = ma.sitting_id and si.status = 1
    join marks m on m.sitting_id = ma.sitting_id and m.question_id = ma.question_id
      and m.answer_seq = ma.seq and not m.is_decision
    join users us on us.id = m.marker_id
    where ma.schedule_id = ${schedule_id} and ma.question_id = ${question_id}
    order by m.sitting_id, lower(us.name), us.id, m.seq`.execute(db);
  return rows;
}

function comparedOf(rows: readonly Given[]): Compared[] {
  const sittings = new Map<string, Map<string, Given[]>>();
  for (const row of rows) {
    const people = sittings.get(row.sitting_id) ?? new Map<string, Given[]>();
    people.set(row.id, [...(people.get(row.id) ?? []), row]);
    sittings.set(row.sitting_id, people);
  }
  return [...sittings.values()].flatMap((people) => {
    const all = [...people.values()];
    return all.flatMap((own, at) =>
      all.slice(at + 1).flatMap((others) => comparedPair(own, others) ?? []),
    );
  });
}

/** As they were when both had marked for the first time: from then on each could see the other's. Null where one has withdrawn the mark. */
function comparedPair(own: readonly Given[], others: readonly Given[]): Compared | null {
  if (own.at(-1)!.given === null || others.at(-1)!.given === null) return null;
  const complete = Math.max(firstOf(own), firstOf(others));
  const [one, other] = [lastUntil(own, complete), lastUntil(others, complete)];
  const [mine, theirs] = [opinionOf(one), opinionOf(other)];
  if (mine === null || theirs === null) return null;
  const person = ({ id, nama }: Given) => ({ id, nama });
  return { one: person(one), other: person(other), marks: { one: mine, other: theirs } };
}

const firstOf = (marks: readonly Given[]) => marks.find(({ given }) => given !== null)!.seq;
const lastUntil = (marks: readonly Given[], complete: number) =>
  marks.filter(({ seq }) => seq <= complete).at(-1)!;

function opinionOf({ given, share }: Given): Opinion | null {
  if (given === null || share === null) return null;
  const points = "criteria" in given ? sum(Object.values(given.criteria).map(shareOf)) : null;
  return { share: shareOf(share), points };
}
