// Where a fault can be planted in a source: a condition negated, a where-clause or a lock dropped, a call not awaited, a
// refusal removed. Sources are read by a parser (oxc, ESTree with TypeScript).
import { parseSync } from "oxc-parser";

export const faultKinds = [
  "condition negated",
  "where-clause dropped",
  "lock dropped",
  "call not awaited",
  "refusal removed",
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Characters `start` to `end` of the source are written as `instead`. */
export type FaultPlace = {
  kind: FaultKind;
  path: string;
  line: number;
  start: number;
  end: number;
  instead: string;
};

type Node = { type: string; start: number; end: number; [field: string]: unknown };

const narrowing: readonly string[] = ["where", "whereRef", "having", "on", "onRef"];
const locking: readonly string[] = ["forUpdate", "forShare", "forNoKeyUpdate", "forKeyShare"];

/** In the order of the source. @throws Error when the source cannot be read */
export function faultPlacesIn(path: string, source: string): FaultPlace[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]!.message}`);
  const places: FaultPlace[] = [];
  const add = (kind: FaultKind, start: number, end: number, instead: string) => {
    const line = source.slice(0, start).split("\n").length;
    places.push({ kind, path, line, start, end, instead });
  };
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  visit(program as unknown as Node, (node) => {
    const { test, argument, callee } = node as Record<string, Node | undefined>;
    if ((node.type === "IfStatement" || node.type === "ConditionalExpression") && test) {
      add("condition negated", test.start, test.end, `!(${textOf(test)})`);
    }
    if (node.type === "CallExpression" && callee) planInCall(node, callee, textOf, add);
    if (node.type === "ExpressionStatement") planInStatement(node, textOf, add);
    if (node.type === "TaggedTemplateExpression") planInSql(node, textOf, add);
    if (node.type === "ThrowStatement" && argument) {
      add("refusal removed", node.start, node.end, `void (${textOf(argument)});`);
    }
  });
  return places.sort((one, other) => one.start - other.start);
}

type Add = (kind: FaultKind, start: number, end: number, instead: string) => void;

/** A link of a chain of a query: `.where("id", "=", id)` is left out. */
function planInCall(node: Node, callee: Node, textOf: (node: Node) => string, add: Add): void {
  if (callee.type !== "MemberExpression") return;
  const { object, property } = callee as unknown as { object: Node; property: Node };
  const isChain = object.type === "CallExpression";
  const name = textOf(property);
  if (isChain && narrowing.includes(name)) {
    add("where-clause dropped", object.end, node.end, "");
  }
  if (isChain && locking.includes(name)) add("lock dropped", object.end, node.end, "");
}

/** A statement that only awaits a call: the call is made and not waited for, or, where it takes a lock, not made. */
function planInStatement(node: Node, textOf: (node: Node) => string, add: Add): void {
  const { expression } = node as unknown as { expression: Node };
  if (expression.type !== "AwaitExpression") return;
  const called = (expression as unknown as { argument: Node }).argument;
  if (called.type !== "CallExpression") return;
  const text = textOf(called);
  const takesLock = /pg_advisory_xact_lock|\bfor (?:update|share)\b|^lock[A-Z]/u.test(text);
  if (takesLock) add("lock dropped", node.start, node.end, "");
  else add("call not awaited", expression.start, expression.end, `void ${text}`);
}

const sqlTag = /^sql(?:Rows)?\b/u;
const sqlLock = /\s+for (?:no key update|update|share|key share)\b(?: of \w+)?(?: skip locked)?/gu;
/** `and s.room_id = ${room}`: one comparison of a column. */
const sqlCondition =
  /\s+and [\w.]+ (?:=|<>|<=?|>=?|is not|is) (?:any\(\$\{[^{}]*\}\)|\$\{[^{}]*\}(?:::\w+)?|[\w.']+)/gu;

/** Statements that are written as text have their locks and conditions in it. */
function planInSql(node: Node, textOf: (node: Node) => string, add: Add): void {
  const { tag, quasi } = node as unknown as { tag: Node; quasi: Node };
  if (!sqlTag.test(textOf(tag))) return;
  for (const [kind, pattern] of [
    ["lock dropped", sqlLock],
    ["where-clause dropped", sqlCondition],
  ] as const) {
    for (const { index, 0: found } of textOf(quasi).matchAll(pattern)) {
      add(kind, quasi.start + index, quasi.start + index + found.length, "");
    }
  }
}

function visit(node: Node, meet: (node: Node) => void): void {
  meet(node);
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) if (isNode(child)) visit(child, meet);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** The source with the fault in it. */
export function planted(source: string, { start, end, instead }: FaultPlace): string {
  return source.slice(0, start) + instead + source.slice(end);
}
