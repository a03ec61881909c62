// What stands at an address: the screen, or why there is none.
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { UserProfile } from "../contract/credentials.ts";
import { href } from "../core/navigation.ts";
import { menuOf } from "../core/menu/menu.ts";
import { activeItemOf } from "./shell/active-item.ts";
import { AppRoutes } from "./app-routes.tsx";

const test = suite("app routes");
const user: UserProfile = {
  id: "u1",
  name: "Ayu",
  email: "ayu@sekolah.contoh",
  role: "OPRA",
  menus: { "0006A": true },
};

test.after.each(cleanup);

function openAt(address: string, menus = user.menus): void {
  history.replaceState(null, "", address);
  render(<AppRoutes user={{ ...user, menus }} />);
}

test("without the code there is no access, and a way home", async () => {
  openAt(href("peserta"));
  assert.ok(await screen.findByText("Anda tidak punya akses ke layar ini"));
  assert.is(screen.getByRole("link", { name: "Ke Home" }).getAttribute("href"), href("home"));
  await waitFor(() => assert.match(document.title, /^Peserta · /u));
});

test("a screen that is not built yet says so", async () => {
  openAt(href("setting.database"));
  assert.ok(await screen.findByText("Layar ini belum tersedia"));
});

test("an address that belongs to no screen is not found", async () => {
  openAt(`${href("home")}/NOPE`);
  assert.ok(await screen.findByText("Halaman tidak ditemukan"));
});

test("an address whose parameter is missing or damaged is not found", async () => {
  const members = href("group.member", { id: "7" }).slice(0, -2);
  for (const address of [members, `${members}/`, `${members}/%E0`, `${members}/7/8`]) {
    openAt(address, { "0004A": true });
    assert.ok(await screen.findByText("Halaman tidak ditemukan"), address);
    cleanup();
  }
});

test("an address in small letters opens the same screen", async () => {
  openAt(href("setting.database").toLowerCase());
  assert.ok(await screen.findByText("Layar ini belum tersedia"));
});

test("whoever is in is led from sign-in to home", async () => {
  openAt(href("login"));
  await waitFor(() => assert.is(location.pathname, href("home")));
});

test("a screen that is in no menu belongs to the item it was opened from", () => {
  const sections = menuOf({ ...user, menus: { "0001A": true, "0006A": true } });
  assert.is(activeItemOf(sections, "jurusan")?.name, "jurusan");
  assert.is(activeItemOf(sections, "home"), null);
});

test.run();
