import "../testing/dom.ts";
import { fireEvent, render } from "@testing-library/react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { href } from "../core/navigation.ts";
import { routes } from "../routes.ts";
import { RouteLink } from "./route-link.tsx";

const test = suite("links to screens");
const { load } = routes.agama;
let fetches = 0;
test.before.each(() => {
  fetches = 0;
  routes.agama.load = async () => {
    fetches += 1;
    return { default: () => null };
  };
});
test.after(() => {
  if (load) routes.agama.load = load;
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("a screen is fetched while the pointer rests on its link, and not when it passes over", async () => {
  const { getByRole, unmount } = render(<RouteLink to={href("agama")}>Agama</RouteLink>);
  const link = getByRole("link", { name: "Agama" });
  fireEvent.pointerEnter(link);
  fireEvent.pointerLeave(link);
  await wait(150);
  assert.is(fetches, 0);
  fireEvent.pointerEnter(link);
  await wait(150);
  assert.is(fetches, 1);
  unmount();
});

test("a screen is fetched while its link has the focus", async () => {
  const { getByRole, unmount } = render(<RouteLink to={href("agama")}>Agama</RouteLink>);
  fireEvent.focus(getByRole("link", { name: "Agama" }));
  await wait(150);
  assert.is(fetches, 1);
  unmount();
});

test.run();
