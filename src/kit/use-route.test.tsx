import { cleanup, render, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { href, navigate } from "../core/navigation.ts";
import { useRoute } from "./use-route.ts";

const test = suite("useRoute");
let redraw: () => void;

function Group() {
  const { id } = useRoute("group.member");
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    redraw = () => setDrawn(drawn + 1);
  });
  return <p>{`group ${id}, drawn ${drawn}`}</p>;
}

test.after.each(() => {
  cleanup();
  history.replaceState(null, "", "/adm/");
});

test("a screen gets the parameters of its address", () => {
  history.replaceState(null, "", href("group.member", { id: "a b" }));
  render(<Group />);
  assert.ok(screen.getByText("group a b, drawn 0"));
});

test("a screen that is drawn once more after the address has changed keeps its parameters", async () => {
  history.replaceState(null, "", href("group.member", { id: "7" }));
  render(<Group />);
  navigate(href("home"));
  redraw();
  assert.ok(await screen.findByText("group 7, drawn 1"));
});

test("a screen that is mounted again at another address gets the other parameters", () => {
  history.replaceState(null, "", href("group.member", { id: "7" }));
  const { rerender } = render(<Group key="7" />);
  history.replaceState(null, "", href("group.member", { id: "8" }));
  rerender(<Group key="8" />);
  assert.ok(screen.getByText("group 8, drawn 0"));
});

test.run();
