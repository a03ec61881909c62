// The dialogs of a screen while they are on their way: opened, failed, tried again, overtaken, closed.
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { useDialogs } from "./use-dialogs.tsx";

const test = suite("dialogs");
const { fetch } = globalThis;
test.after.each(() => {
  cleanup();
  Object.assign(globalThis, { fetch });
});

type PieceProps = { who: string; school: string; onClose(said: string): void };
const Piece = ({ who, school, onClose }: PieceProps) => (
  <button onClick={() => onClose("saved")}>{`${who} (${school})`}</button>
);

type Loader = () => Promise<typeof Piece>;

/** A screen with two dialogs. */
function open(form: Loader, other: Loader = async () => Piece) {
  const table = { form, other };
  const said: string[] = [];
  function Screen() {
    const dialogs = useDialogs(table, { school: "SMA 1" });
    const onClose = (...words: unknown[]) => void said.push(words.join());
    return (
      <>
        <button onClick={() => dialogs.open("form", { who: "Budi", onClose })}>Form</button>
        <button onClick={() => dialogs.open("other", { who: "Siti" })}>Other</button>
        <button onClick={() => dialogs.open("other", { who: "Siti" }, ["form"])}>Both</button>
        {dialogs.dialogs}
      </>
    );
  }
  render(<Screen />);
  return said;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** A file that is on its way until the test lets it arrive. */
function held() {
  let arrive = () => {};
  const load: Loader = () => new Promise((resolve) => (arrive = () => resolve(Piece)));
  return { load, arrive: () => act(async () => arrive()) };
}

test("a dialog gets what all of the screen share and what it is opened with, and says what it ended with", async () => {
  const said = open(async () => Piece);
  press("Form");
  fireEvent.click(await screen.findByText("Budi (SMA 1)"));
  assert.equal(said, ["saved"]);
  assert.not(screen.queryByText("Budi (SMA 1)"));
});

/** A file on a server that is away until the test calls `back`. */
function onServerAway() {
  let isAway = true;
  globalThis.fetch = async () => {
    if (isAway) throw new TypeError("Failed to fetch");
    return new Response('<script type="module" src="/main.js"></script>');
  };
  const load: Loader = async () => {
    if (isAway) throw new TypeError("Failed to fetch");
    return Piece;
  };
  return { load, back: () => void (isAway = false) };
}

test("a dialog that is requested while the server is away says so, and opens by itself when it is back", async () => {
  const { load, back } = onServerAway();
  open(load);
  press("Form");
  await screen.findByText("Server ujian tidak dapat dihubungi");
  assert.ok(screen.getByRole("alert"));
  back();
  await screen.findByText("Budi (SMA 1)", {}, { timeout: 5_000 });
  assert.not(screen.queryByText("Server ujian tidak dapat dihubungi"));
});

test("another try opens it at once", async () => {
  const { load, back } = onServerAway();
  open(load);
  press("Form");
  await screen.findByText("Server ujian tidak dapat dihubungi");
  back();
  press("Coba lagi");
  // Before the next poll.
  await screen.findByText("Budi (SMA 1)", {}, { timeout: 800 });
});

test("one that was closed while the server was away does not open later", async () => {
  const { load, back } = onServerAway();
  open(load);
  press("Form");
  await screen.findByText("Server ujian tidak dapat dihubungi");
  fireEvent.click(screen.getAllByRole("button", { name: "Tutup" })[0]!);
  back();
  press("Other");
  await screen.findByText("Siti (SMA 1)");
  assert.not(screen.queryByText("Budi (SMA 1)"));
});

test("dialogs that are marked as on demand are not fetched ahead", async () => {
  const fetched: string[] = [];
  const recorded =
    (name: string): Loader =>
    async () => (fetched.push(name), Piece);
  const table = { ahead: recorded("ahead"), rare: { onDemand: recorded("rare") } };
  function Screen() {
    const dialogs = useDialogs(table, { school: "SMA 1" });
    return (
      <>
        <button onClick={() => dialogs.open("rare", { who: "Budi" })}>Rare</button>
        {dialogs.dialogs}
      </>
    );
  }
  render(<Screen />);
  await waitFor(() => assert.equal(fetched, ["ahead"]), { timeout: 6_000 });
  press("Rare");
  await screen.findByText("Budi (SMA 1)");
  assert.equal(fetched, ["ahead", "rare"]);
});

test("the one asked for last is shown, whatever arrives later", async () => {
  const { load, arrive } = held();
  open(load);
  press("Form");
  press("Other");
  await screen.findByText("Siti (SMA 1)");
  await arrive();
  assert.not(screen.queryByText("Budi (SMA 1)"));
  assert.ok(screen.getByText("Siti (SMA 1)"));
});

test("a dialog that leads to another waits until both are there", async () => {
  const { load, arrive } = held();
  open(load);
  press("Both");
  await act(async () => undefined);
  assert.not(screen.queryByText("Siti (SMA 1)"));
  await arrive();
  await waitFor(() => assert.ok(screen.queryByText("Siti (SMA 1)")));
});

test.run();
