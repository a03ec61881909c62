import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readConsoleRoutes, routesIn } from "./console-routes.ts";

const test = suite("the route table as the build reads it");

test("a line is a route, with its group and all that it loads; one without code is none", () => {
  const table = `
  login: { path: "/", title: "Sign in" },
  "a.b": { path: "/A", title: "A", menu: { group: "Master", icon: "users" }, load: () => import("./features/a/a-screen.tsx"), rest: () => import("./features/a/a-list.tsx") },
  c: { path: "/C", title: "C", load: () => import("./features/c/c-screen.tsx") },
  `;
  assert.equal(routesIn(table), [
    {
      name: "a.b",
      group: "Master",
      sources: ["src/features/a/a-screen.tsx", "src/features/a/a-list.tsx"],
    },
    { name: "c", group: undefined, sources: ["src/features/c/c-screen.tsx"] },
  ]);
});

test("the table of the console is found", async () => {
  const routes = await readConsoleRoutes();
  assert.ok(routes.length > 25);
  assert.ok(routes.some(({ name, group }) => name === "peserta" && group === "Master"));
});

test.run();
