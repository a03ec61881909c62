import * as assert from "uvu/assert";
import { releaseToken, updateTokenRules, type ScopeKey } from "../../contract/exams/exam-tokens.ts";
import { setServerClock } from "../../core/answers/server-clock.ts";
import { isServerError } from "../../core/answers/server-error.ts";
import { freshServerSuite } from "../../testing/server/server-suite.ts";
import { connectConsole, type Line } from "../../testing/server/connect-console.ts";
import { withoutJitter } from "../../testing/fake-timers.ts";
import { until } from "../../testing/sheets/sheet-files.ts";
import { createTokenHistoryModel } from "./token-history-model.ts";
import { createTokensModel, type TokensModel } from "./tokens-model.ts";

const { test, server } = freshServerSuite("tokens on a screen");
const everything: ScopeKey = { scope: "global", id: "" };
let line: Line;
let model: TokensModel;
test.before.each(async () => {
  line = connectConsole(server);
  setServerClock(server.now.toISOString());
  model = createTokensModel();
  await model.load();
});
test.after.each(() => model.exit());

const board = () => {
  const state = model.$state.get();
  if (state.status !== "ready") throw new Error("The board is not there");
  return state.value;
};

test("what is done is on the board at once, and so it is in the history", async () => {
  const history = createTokenHistoryModel(model.$state);
  await model.release(everything);
  const [all] = board().scopes;
  assert.is(model.$shown.get()?.token?.id, all!.token?.id);
  await model.replace(all!, "bocor");
  await model.hold(board().scopes[0]!);
  assert.is(model.$shown.get()?.token, null);
  const items = () => {
    const state = history.$state.get();
    return state.status === "ready" ? state.items : [];
  };
  await until(() => items().length === 2 && items().every(({ end }) => end !== null));
  assert.equal(
    items()
      .map(({ end }) => end)
      .sort(),
    ["held", "replaced"],
  );
  history.exit();
});

test("a token whose time is over is followed by the next without anybody's doing", async () => {
  await server.ok(updateTokenRules, { auto: true, seconds: 60, version: 1 });
  const first = (await server.ok(releaseToken, everything)).scopes[0]!.token!;
  // A moment before its end, on this screen.
  setServerClock(new Date(Date.parse(first.expires_at) - 50).toISOString());
  const giveBack = withoutJitter();
  await model.load().finally(giveBack);
  assert.is(board().scopes[0]!.token?.id, first.id);
  server.wait(60_000);
  await until(() => board().scopes[0]!.token?.id !== first.id);
  assert.is(board().scopes[0]!.token!.released_at, first.expires_at);
});

test("what somebody else has changed meanwhile is refused and shown", async () => {
  await model.release(everything);
  const [seen] = board().scopes;
  const other = createTokensModel();
  await other.load();
  await other.replace(seen!, "");
  other.exit();
  await model.hold(seen!).then(
    () => assert.unreachable("it was another token by then"),
    (error: unknown) => assert.ok(isServerError(error)),
  );
  await until(() => board().scopes[0]!.token?.id !== seen!.token?.id);
});

test("while the line is cut the board stays, and what is pressed says so", async () => {
  await model.release(everything);
  line.isCut = true;
  await model.load();
  assert.ok(board().scopes[0]!.token);
  const wasRefused = await model.hold(board().scopes[0]!).then(
    () => false,
    () => true,
  );
  assert.ok(wasRefused);
});

test.run();
