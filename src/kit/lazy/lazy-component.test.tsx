// What a person sees while a component is loaded on demand, and when its chunk cannot be fetched.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { LazyComponent } from "./lazy-component.tsx";

const test = suite("lazy components");

const { fetch } = globalThis;
let isAway = false;
test.before.each(() => {
  isAway = false;
  // The page has been reloaded for this build already.
  sessionStorage.setItem("exo.adm.reloaded./main.js", "1");
  globalThis.fetch = async () => {
    if (isAway) throw new TypeError("Failed to fetch");
    return new Response('<script type="module" src="/main.js"></script>');
  };
});
test.after.each(() => {
  cleanup();
  Object.assign(globalThis, { fetch });
});

type Props = { word: string };
const Shown = ({ word }: Props) => <p>{word}</p>;

/** Fails while the server is away, and as often as told. */
function chunk(failures = 0) {
  let tries = 0;
  return async () => {
    tries += 1;
    if (isAway || tries <= failures) throw new TypeError("error loading module");
    return Shown;
  };
}

test("it is drawn once it is loaded, with the props of now", async () => {
  const load = chunk();
  const { rerender } = render(<LazyComponent load={load} props={{ word: "satu" }} />);
  await screen.findByText("satu");
  rerender(<LazyComponent load={load} props={{ word: "dua" }} />);
  assert.ok(screen.getByText("dua"));
});

test("while the server is away it says so, and the part shows itself when the server is back", async () => {
  isAway = true;
  render(<LazyComponent load={chunk()} props={{ word: "satu" }} />);
  await screen.findByText("Server ujian tidak dapat dihubungi");
  isAway = false;
  await screen.findByText("satu", {}, { timeout: 5_000 });
});

test("one that is missing says so, and is tried again", async () => {
  render(<LazyComponent load={chunk(2)} props={{ word: "satu" }} />);
  await screen.findByText("Belum dapat dibuka");
  fireEvent.click(screen.getByRole("button", { name: "Coba lagi" }));
  await screen.findByText("satu");
});

test("an optional one says nothing about what it waits for", async () => {
  isAway = true;
  render(<LazyComponent load={chunk()} props={{ word: "satu" }} waiting="kata" isOptional />);
  await screen.findByText("kata");
  isAway = false;
  await screen.findByText("satu", {}, { timeout: 5_000 });
});

test("another part in its place is loaded and drawn", async () => {
  const { rerender } = render(<LazyComponent load={chunk(2)} props={{ word: "satu" }} />);
  await screen.findByRole("button", { name: "Coba lagi" });
  rerender(<LazyComponent load={chunk()} props={{ word: "dua" }} />);
  await screen.findByText("dua");
});

test.run();
