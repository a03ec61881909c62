// What the sources from which faults and refusals come can say to a person, read from their syntax.
import { join, sep } from "node:path";
import {
  isArrayLiteralExpression,
  isCallExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isPropertyAssignment,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
  type Node,
} from "typescript/unstable/ast";
import { API } from "typescript/unstable/sync";
import { sourceNames } from "./sources.ts";

const speaking = /^src\/(?:contract|domain|exam-server|files|question-files|sheets)\//u;
/** What is tested, or written into a database or a file. */
const written =
  /\.(?:test|browser)\.ts$|\/(?:seed|demonstration)\/|-(?:guide|templates?|examples)\.ts$/u;
/** To participants, who have an application of their own: no console ever shows it. */
const toParticipants =
  /^src\/(?:contract\/sitting\/(?!exam-security-fields)|exam-server\/entities\/sittings\/(?:own-answers|own-exams|own-results|participant-session|sittings)\/)|\/participant-state\.ts$/u;
/** Steps of a template's guide begin so. */
const guideTitle = "Cara mengisi";
/** What a column of a sheet, and a sheet, say in the guide of their template. */
const guideProperties = new Set(["help", "english", "sample", "steps"]);
/** To a terminal, a log or a program. */
const english = /\b(?:the|is|of|must|cannot|not|only|was|failed)\b/iu;

export type SourceSentences = {
  /** With "{}" for what is put in. */
  sentences: Set<string>;
  /** For each sentence the source files that contain it. */
  speakers: Map<string, Set<string>>;
  /** Words that name a thing within sentences: "Nama peserta". */
  terms: Set<string>;
  /** Those that stand behind a number: "opsi". */
  counted: Set<string>;
  literals: Set<string>;
};

/** By the functions that make sentences of them: which argument it is. */
const namedBy: Readonly<Record<string, number>> = {
  codeLine: 0,
  lineOfText: 0,
  requiredLine: 0,
  notFound: 0,
  gone: 0,
  readSpaceless: 1,
  emptyParts: 2,
  needs: 3,
};
const countedBy: Readonly<Record<string, number>> = { checkCount: 2 };

export function readSourceSentences(): SourceSentences {
  const found: SourceSentences = {
    sentences: new Set(),
    speakers: new Map(),
    terms: new Set(),
    counted: new Set(),
    literals: new Set(),
  };
  const files = speakingFiles();
  const config = "tsconfig.said.json";
  // Read for its syntax alone, each file is enough for itself: neither what it imports nor any types are looked up.
  const compilerOptions = { noLib: true, noResolve: true, types: [] };
  const text = JSON.stringify({ compilerOptions, files });
  const fs = { readFile: (path: string) => (path.endsWith(`/${config}`) ? text : undefined) };
  const api = new API({ cwd: process.cwd(), fs });
  try {
    const { program } = api.updateSnapshot({ openProject: config }).getProjects()[0]!;
    for (const name of files) {
      readFile(name, program.getSourceFile(join(process.cwd(), name))!, found);
    }
  } finally {
    api.close();
  }
  return found;
}

function speakingFiles(): string[] {
  return sourceNames()
    .map((name) => `src/${name.replaceAll(sep, "/")}`)
    .filter((name) => /\.tsx?$/u.test(name) && speaking.test(name))
    .filter((name) => !written.test(name) && !toParticipants.test(name));
}

type Constants = ReadonlyMap<string, string>;

function readFile(name: string, file: Node, said: SourceSentences): void {
  const constants = constantsIn(file);
  const isShared = file.getText().includes("usedBy(");
  const visit = (node: Node): void => {
    if (isGuide(node, constants)) return;
    const text = textOf(node, constants);
    if (text !== null) {
      said.literals.add(text);
      if (isSentence(text)) {
        said.sentences.add(text);
        said.speakers.set(text, (said.speakers.get(text) ?? new Set()).add(name));
      }
    }
    if (isCallExpression(node)) {
      const maker = node.expression.getText();
      keep(said.terms, node.arguments[namedBy[maker] ?? -1]);
      keep(said.counted, node.arguments[countedBy[maker] ?? -1]);
    }
    if (isPropertyAssignment(node) && node.name.getText() === "noun") {
      const isTerm = /^\p{Lu}/u.test(textOf(node.initializer, constants) ?? "");
      if (isTerm) keep(said.terms, node.initializer);
      else if (isShared) keep(said.counted, node.initializer);
    }
    node.forEachChild(visit);
  };
  visit(file);
}

/** Words that one name stands for. */
function constantsIn(file: Node): Constants {
  const found = new Map<string, string>();
  const visit = (node: Node): void => {
    if (isVariableDeclaration(node) && node.initializer && isStringLiteral(node.initializer)) {
      found.set(node.name.getText(), node.initializer.text);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

function isGuide(node: Node, constants: Constants): boolean {
  if (isPropertyAssignment(node) && guideProperties.has(node.name.getText())) return true;
  const [first] = isArrayLiteralExpression(node) ? node.elements : [];
  return first !== undefined && textOf(first, constants) === guideTitle;
}

function textOf(node: Node, constants: Constants): string | null {
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!isTemplateExpression(node)) return null;
  const pieces = node.templateSpans.map(
    ({ expression, literal }) =>
      ((isIdentifier(expression) && constants.get(expression.text)) || "{}") + literal.text,
  );
  return node.head.text + pieces.join("");
}

function isSentence(text: string): boolean {
  const isWhole = /^["“(@#]?(?:\p{Lu}|\{\}|\d).* .*[.?]$/su.test(text);
  return isWhole && /\p{Ll}{2}/u.test(text) && !english.test(text);
}

function keep(words: Set<string>, node: Node | undefined): void {
  if (node && isStringLiteral(node)) words.add(node.text);
}
