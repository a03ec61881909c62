import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Zone } from "../../../contract/questions/question-content.ts";
import {
  badgeOf,
  boxOf,
  drawnCoords,
  grownZone,
  isTooSmall,
  isWithin,
  movedZone,
  pulledZone,
  usualCoords,
  withNumber,
  withoutPoint,
  withPoint,
} from "./zone-shapes.ts";

const test = suite("zones of a picture");
const zone = (shape: Zone["shape"], ...coords: number[]): Zone => ({
  id: "z1",
  shape,
  coords,
  hint: "",
});
/** Twice as wide as high. */
const ratio = 0.5;
const rect = zone("rect", 0.1, 0.2, 0.3, 0.4);
const circle = zone("circle", 0.5, 0.5, 0.1);
const triangle = zone("poly", 0.2, 0.2, 0.6, 0.2, 0.2, 0.6);

test("a circle is as high in the picture as it is wide", () => {
  assert.equal(boxOf(circle, ratio), { x: 0.4, y: 0.3, width: 0.2, height: 0.4 });
});

test("a zone is moved no further than the picture's edge, and keeps its size", () => {
  assert.equal(movedZone(rect, 0.05, -0.1, ratio).coords, [0.15, 0.1, 0.3, 0.4]);
  assert.equal(movedZone(rect, 2, -2, ratio).coords, [0.7, 0, 0.3, 0.4]);
  assert.equal(movedZone(circle, -1, 1, ratio).coords, [0.1, 0.8, 0.1]);
  assert.equal(movedZone(triangle, 1, 0, ratio).coords, [0.6, 0.2, 1, 0.2, 0.6, 0.6]);
});

test("a zone grows to the lower right, up to the picture's edge and never to nothing", () => {
  assert.equal(grownZone(rect, 0.1, 0, ratio).coords, [0.1, 0.2, 0.4, 0.4]);
  assert.equal(grownZone(rect, 5, 5, ratio).coords, [0.1, 0.2, 0.9, 0.8]);
  assert.equal(grownZone(rect, -5, 0, ratio).coords, [0.1, 0.2, 0.015, 0.4]);
  assert.equal(grownZone(circle, 0, 0.05, ratio).coords, [0.5, 0.5, 0.15]);
  assert.equal(grownZone(circle, 5, 0, ratio).coords, [0.5, 0.5, 0.25]);
  assert.equal(grownZone(triangle, 0.4, 0, ratio).coords, [0.2, 0.2, 1, 0.2, 0.2, 0.6]);
});

test("a corner is pulled while the one across stays, even past it", () => {
  assert.equal(pulledZone(rect, 2, { x: 0.9, y: 0.9 }, ratio).coords, [0.1, 0.2, 0.8, 0.7]);
  assert.equal(pulledZone(rect, 0, { x: 0.6, y: 0.8 }, ratio).coords, [0.4, 0.6, 0.2, 0.2]);
  assert.equal(pulledZone(circle, 0, { x: 0.7, y: 0 }, ratio).coords, [0.5, 0.5, 0.2]);
  assert.equal(pulledZone(triangle, 1, { x: 2, y: 0.3 }, ratio).coords[2], 1);
});

test("what is drawn stays in the picture, whichever way it is drawn", () => {
  const [from, to] = [
    { x: 0.6, y: 0.7 },
    { x: -0.2, y: 0.2 },
  ];
  assert.equal(drawnCoords("rect", from, to, ratio), [0, 0.2, 0.6, 0.5]);
  assert.equal(drawnCoords("circle", from, to, ratio), [0.6, 0.7, 0.15]);
});

test("a slip of the hand draws nothing", () => {
  assert.ok(isTooSmall("rect", [0.1, 0.1, 0.005, 0.3], ratio));
  assert.ok(isTooSmall("poly", [0.1, 0.1, 0.5, 0.5], ratio));
  for (const shape of ["rect", "circle", "poly"] as const) {
    assert.not(isTooSmall(shape, usualCoords(shape, 5, ratio), ratio), shape);
  }
});

test("a number that is typed is held where the zone still fits", () => {
  assert.equal(withNumber(rect, 0, 0.95, ratio).coords, [0.7, 0.2, 0.3, 0.4]);
  assert.equal(withNumber(rect, 2, 1, ratio).coords, [0.1, 0.2, 0.9, 0.4]);
  assert.equal(withNumber(circle, 1, 0, ratio).coords, [0.5, 0.2, 0.1]);
  assert.equal(withNumber(circle, 2, 1, ratio).coords, [0.5, 0.5, 0.25]);
});

test("a polygon keeps three points", () => {
  const four = withPoint(triangle);
  assert.equal(four.coords.slice(6), [0.2, 0.4]);
  assert.equal(withoutPoint(four, 3).coords, triangle.coords);
  assert.is(withoutPoint(triangle, 0), triangle);
});

test("a place lies in a zone by the zone's own shape", () => {
  const corner = { x: 0.41, y: 0.32 };
  assert.ok(isWithin(rect, { x: 0.39, y: 0.59 }, ratio));
  assert.not(isWithin(circle, corner, ratio), "in its box, not in the circle");
  assert.ok(isWithin(circle, { x: 0.5, y: 0.69 }, ratio));
  assert.ok(isWithin(triangle, { x: 0.3, y: 0.3 }, ratio));
  assert.not(isWithin(triangle, { x: 0.55, y: 0.55 }, ratio));
});

test("a zone that is not drawn to its end breaks nothing", () => {
  const half = zone("poly", 0.5, 0.5, 0.6);
  assert.equal(boxOf(half, ratio), { x: 0.5, y: 0.5, width: 0, height: 0 });
  assert.equal(badgeOf(zone("rect"), ratio), { x: 0, y: 0 });
  assert.not(isWithin(zone("poly"), { x: 0.5, y: 0.5 }, ratio));
  assert.equal(movedZone(zone("circle", 0.5), 0.1, 0.1, ratio).coords, [0.6, 0.1]);
});

test.run();
