import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  $leaveRequest,
  $previousAddress,
  confirmLeaving,
  currentParams,
  destinationOf,
  guardLeaving,
  hasUnsavedInput,
  href,
  hrefOf,
  navigate,
  parseDestination,
  readQuery,
  replaceQuery,
  startNavigation,
} from "./navigation.ts";

const test = suite("addresses");
const home = "/adm/L9X7F38SB0";
const majors = href("jurusan");
const religions = href("agama");
let stop: () => void;
let unguard: () => unknown;
let dirty: boolean;

test.before.each(() => {
  history.replaceState(null, "", home);
  stop = startNavigation();
  dirty = false;
  unguard = () => undefined;
});
test.after.each(() => {
  unguard();
  stop();
  $leaveRequest.set(null);
  $previousAddress.set(null);
  history.replaceState(null, "", "/adm/");
});

const here = () => location.pathname + location.search;
const guard = () => (unguard = guardLeaving(() => dirty));

/** As the browser's button does, without happy-dom's own history: the address first, then the event. */
function goBackTo(address: string): void {
  history.replaceState(null, "", address);
  window.dispatchEvent(new PopStateEvent("popstate"));
}

test("an address has the base path, its parameters encoded and its query", () => {
  assert.is(href("home"), home);
  assert.is(href("login"), "/adm/");
  assert.is(
    href("check.answer", { ts: "a/b", id: "ü?" }, { q: "x y&z" }),
    `${home}/CTZ6YT4XX2/a%2Fb/%C3%BC%3F?q=x+y%26z`,
  );
});

test("an address that is typed wrongly, or is not ours, is no destination and no crash", () => {
  assert.is(destinationOf("/adm")?.name, "login");
  assert.is(destinationOf(`${home}/`)?.name, "home");
  for (const address of [
    "/admin/L9X7F38SB0",
    "/",
    `${home}/HY3ZW2ZZAR`,
    `${home}/HY3ZW2ZZAR/%E0`,
    `${home}/HY3ZW2ZZAR/1/2`,
  ]) {
    assert.is(destinationOf(address), null, address);
  }
});

test("a screen reads the parameters of its own route, decoded", () => {
  history.replaceState(null, "", href("check.answer", { ts: "a/b", id: "ü?" }, { q: "x" }));
  const { ts, id } = currentParams(["check.answer"]);
  assert.equal([ts, id], ["a/b", "ü?"]);
  // @ts-expect-error The path of this route has no such parameter.
  assert.is(currentParams(["check.answer"]).soid, undefined);
});

test("a screen of two routes learns which of them by the parameters", () => {
  const read = () => currentParams(["banksoal.soal.add", "banksoal.soal.edit"]);
  history.replaceState(null, "", href("banksoal.soal.add", { id: "3" }));
  assert.equal({ ...read() }, { id: "3" });
  history.replaceState(null, "", href("banksoal.soal.edit", { id: "3", soid: "9" }));
  assert.equal({ ...read() }, { id: "3", soid: "9" });
});

test("the parameters of another route, or of a damaged address, are an error", () => {
  for (const address of [home, href("banksoal.soal", { id: "3" }), `${home}/HY3ZW2ZZAR/%E0`]) {
    history.replaceState(null, "", address);
    assert.throws(() => currentParams(["group.member"]), /no address of group\.member/u);
  }
});

test("a shortcut's destination survives being kept, a damaged one is none", () => {
  const kept = { name: "group.member", params: { id: "7" }, query: { q: "ani" } } as const;
  assert.equal(parseDestination(JSON.stringify(kept)), kept);
  assert.is(hrefOf(parseDestination(JSON.stringify(kept))!), `${home}/HY3ZW2ZZAR/7?q=ani`);
  const partly = { name: "home", params: { id: 7, x: "y" }, query: "q" };
  assert.equal(parseDestination(JSON.stringify(partly)), {
    name: "home",
    params: { x: "y" },
    query: {},
  });
  for (const text of ["", "{", "null", "7", "{}", '{"name":"gone"}', '{"name":"toString"}']) {
    assert.is(parseDestination(text), null, text);
  }
});

test("going somewhere is at once when nothing is unsaved, and remembers where one was", () => {
  guard();
  navigate(href("jurusan", {}, { q: "tkj" }));
  assert.is(here(), `${majors}?q=tkj`);
  assert.is($previousAddress.get(), home);
  navigate(religions, { replace: true });
  assert.is($previousAddress.get(), home, "a replaced address is nowhere to go back to");
});

test("unsaved input asks first: staying keeps the place and the guard, going on drops both", () => {
  guard();
  dirty = true;
  navigate(majors);
  assert.is(here(), home);
  $leaveRequest.set(null);
  assert.ok(hasUnsavedInput());
  navigate(majors);
  $leaveRequest.get()!.proceed();
  assert.is(here(), majors);
  assert.not(hasUnsavedInput());
});

test("whoever was asked already, or is signed out, is not asked", () => {
  guard();
  dirty = true;
  navigate(majors, { unasked: true });
  assert.is(here(), majors);
  assert.is($leaveRequest.get(), null);
});

test("a form that is gone guards nothing", () => {
  guard();
  dirty = true;
  unguard();
  let went = false;
  confirmLeaving(() => (went = true));
  assert.ok(went);
});

test("the back button asks too: the address is put back and the router hears nothing of it", () => {
  navigate(majors);
  guard();
  dirty = true;
  let routed = 0;
  const router = () => (routed += 1);
  window.addEventListener("popstate", router);
  try {
    goBackTo(home);
    assert.is(here(), majors);
    assert.is(routed, 0);
    $leaveRequest.get()!.proceed();
    assert.is(here(), home);
    dirty = false;
    goBackTo(majors);
    assert.is(here(), majors);
    assert.is(routed, 1);
    assert.is($previousAddress.get(), home);
  } finally {
    window.removeEventListener("popstate", router);
  }
});

test("closing the tab is asked by the browser, only while something is unsaved", () => {
  guard();
  const close = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event as never);
    return event.defaultPrevented;
  };
  assert.not(close());
  dirty = true;
  assert.ok(close());
  unguard();
  assert.not(close());
});

test("a filter changes the query in its place, so that back leads to the screen before", () => {
  navigate(majors);
  const { length } = history;
  guard();
  dirty = true;
  replaceQuery({ q: "tkj", page: "2" });
  replaceQuery({ q: "tkj", page: "2" });
  assert.equal(readQuery(), { q: "tkj", page: "2" });
  assert.is(history.length, length);
  assert.ok(hasUnsavedInput(), "and leaves an open form guarded");
  assert.is($leaveRequest.get(), null);
  replaceQuery({});
  assert.is(here(), majors);
});

test("back after a changed filter counts from the changed address", () => {
  navigate(majors);
  replaceQuery({ q: "tkj" });
  guard();
  dirty = true;
  goBackTo(home);
  assert.is(here(), `${majors}?q=tkj`);
});

test("a guard is told once the person has agreed to lose what it guards, and not before", () => {
  let told = 0;
  dirty = true;
  unguard = guardLeaving(
    () => dirty,
    () => (told += 1),
  );
  navigate(majors);
  assert.is(told, 0);
  $leaveRequest.get()?.proceed();
  assert.is(told, 1);
  assert.is(location.pathname, majors);
});

test.run();
