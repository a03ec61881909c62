import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { LoadedPlugin } from "./load-plugin.tsx";

const test = suite("fetching a plug-in");
test.after.each(cleanup);

type Props = { word: string };
const Shown = ({ word }: Props) => <p>{word}</p>;

/** Fails as often as told, then comes. */
function plugin(failures: number) {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries <= failures) throw new Error("gone");
    return Shown;
  };
}

test("it is drawn once it has come, with the props of now", async () => {
  const load = plugin(0);
  const { rerender } = render(<LoadedPlugin load={load} props={{ word: "satu" }} />);
  await screen.findByText("satu");
  rerender(<LoadedPlugin load={load} props={{ word: "dua" }} />);
  assert.ok(screen.getByText("dua"));
});

test("one that does not come is tried again", async () => {
  render(<LoadedPlugin load={plugin(1)} props={{ word: "satu" }} />);
  fireEvent.click(await screen.findByRole("button", { name: "Coba lagi" }));
  await screen.findByText("satu");
});

test("one that does not come twice needs the page anew", async () => {
  render(<LoadedPlugin load={plugin(2)} props={{ word: "satu" }} />);
  fireEvent.click(await screen.findByRole("button", { name: "Coba lagi" }));
  await screen.findByRole("button", { name: "Muat ulang halaman" });
});

test("another plug-in in its place is fetched and drawn", async () => {
  const { rerender } = render(<LoadedPlugin load={plugin(1)} props={{ word: "satu" }} />);
  await screen.findByRole("button", { name: "Coba lagi" });
  rerender(<LoadedPlugin load={plugin(0)} props={{ word: "dua" }} />);
  await screen.findByText("dua");
});

test.run();
