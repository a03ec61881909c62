// Response declarations: the key, and what each answer earns (QTI 3.0 information model, 5.114 ff.; the same in 2.1).
import {
  childrenNamed,
  descendantsNamed,
  textOf,
  type XmlElement,
} from "../../files/xml/xml-tree.ts";
import { attributeOf, isTrue, largestOf, numberOf } from "./qti-tree.ts";

export type MapEntry = { key: string; value: number; caseSensitive: boolean };
export type Mapping = {
  entries: MapEntry[];
  /** What an answer without an entry earns. */
  other: number;
  lower: number | undefined;
};
/** As written, in pixels of the picture. */
export type Area = { shape: string; coords: number[]; value: number };

export type Declaration = {
  id: string;
  cardinality: string;
  baseType: string;
  correct: string[];
  mapping: Mapping | null;
  areas: Area[];
};

/** @param isVersion3 there capitals do not count in a mapping unless it says so; before, they do */
export function declarationsOf(root: XmlElement, isVersion3: boolean): Map<string, Declaration> {
  return new Map(
    childrenNamed(root, "response-declaration").map((element) => {
      const id = attributeOf(element, "identifier");
      return [id, declarationOf(element, id, isVersion3)];
    }),
  );
}

function declarationOf(element: XmlElement, id: string, isVersion3: boolean): Declaration {
  const [mapping] = childrenNamed(element, "mapping");
  return {
    id,
    cardinality: attributeOf(element, "cardinality"),
    baseType: attributeOf(element, "base-type"),
    correct: childrenNamed(element, "correct-response")
      .flatMap((each) => childrenNamed(each, "value"))
      .map((value) => tidy(textOf(value)))
      .filter((value) => value !== ""),
    mapping: mapping ? mappingOf(mapping, isVersion3) : null,
    areas: descendantsNamed(element, "area-map-entry").map((entry) => ({
      shape: attributeOf(entry, "shape"),
      coords: numbersIn(attributeOf(entry, "coords")),
      value: numberOf(entry, "mapped-value") ?? 0,
    })),
  };
}

function mappingOf(element: XmlElement, isVersion3: boolean): Mapping {
  return {
    entries: childrenNamed(element, "map-entry").map((entry) => ({
      key: tidy(attributeOf(entry, "map-key")),
      value: numberOf(entry, "mapped-value") ?? 0,
      caseSensitive:
        attributeOf(entry, "case-sensitive") === "" ? !isVersion3 : isTrue(entry, "case-sensitive"),
    })),
    other: numberOf(element, "default-value") ?? 0,
    lower: numberOf(element, "lower-bound"),
  };
}

export function numbersIn(text: string): number[] {
  return text
    .split(/[\s,]+/u)
    .filter((each) => each !== "")
    .map(Number)
    .filter(Number.isFinite);
}

function tidy(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}

/** What the key names: the correct response, or without one what the mapping rewards. */
export function keysOf(declaration: Declaration | undefined): string[] {
  if (!declaration) return [];
  if (declaration.correct.length > 0) return declaration.correct;
  const rewarded = (declaration.mapping?.entries ?? []).filter(({ value }) => value > 0);
  if (declaration.cardinality !== "single") return rewarded.map(({ key }) => key);
  const best = largestOf(
    rewarded.map(({ value }) => value),
    0,
  );
  return rewarded.filter(({ value }) => value === best).map(({ key }) => key);
}

/** The key of pairs, as identifiers. */
export function keyPairs(declaration: Declaration | undefined): [string, string][] {
  return keysOf(declaration).flatMap((value): [string, string][] => {
    const [first, second] = value.split(" ");
    return first && second ? [[first, second]] : [];
  });
}
