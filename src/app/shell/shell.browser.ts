// The frame around every screen: menus by role, guards, moving about, the overlay, and the question before leaving.
import type { Page } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { themeStorageKey } from "../../contract/storage-keys.ts";
import { Console, screenshot } from "../../testing/browser/console-page.ts";
import { counted, hold, neverIdle } from "../../testing/browser/network.ts";
import {
  builtItems,
  choose,
  focused,
  headingOf,
  homeHeading,
  menuOf,
  stopClock,
} from "../../testing/browser/screens/shell-page.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("shell");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const participants = "L9X7F38SB0/62UPJ4G5JJ";
const schedules = "L9X7F38SB0/6F8XEVCND3";
const notBuilt = "L9X7F38SB0/RLLW4DLPFB";
const overlayText = "Loading, ngopi dulu";

const overlayOf = (page: Page) => page.getByText(overlayText);

test("times that were drawn before the server was heard are drawn again in its zone", async () => {
  const page = await exo.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setTimezoneOverride", { timezoneId: "Asia/Kolkata" });
  // The socket would tell, too.
  await page.routeWebSocket(/\/ws\//u, () => undefined);
  const release = await hold(page, /matrix/u);
  await exo.enter(page, "EVIL", exo.server.url + schedules);
  await page.getByRole("columnheader", { name: "Mulai (UTC+05.30)" }).waitFor();
  release();
  await page.getByRole("columnheader", { name: "Mulai (WIB)" }).waitFor();
});

test("a Head Master's menu holds the screens that are built, under their group", async () => {
  const page = await exo.signedIn("EVIL");
  const items = menuOf(page).getByRole("list", { name: "Master" }).getByRole("link");
  await soon.equal(() => items.allTextContents(), builtItems("Master"));
  await choose(page, "Jurusan");
  const current = menuOf(page).locator("[aria-current=page]");
  await soon.equal(() => current.allTextContents(), ["Jurusan"]);
  const group = menuOf(page).getByRole("button", { name: "Master" });
  await soon.is(() => group.getAttribute("aria-pressed"), "true");
});

test("others see nothing of what they have no code for, and cannot open it by its address", async () => {
  for (const role of ["EVAL", "OPRA"] as const) {
    const page = await exo.signedIn(role);
    await soon.is(() => menuOf(page).getByRole("button", { name: "Master" }).count(), 0);
    for (const name of ["Peserta", "Jurusan", "Agama"]) {
      await soon.is(() => page.getByRole("link", { name, exact: true }).count(), 0);
    }
    const calls = counted(page, /\/api\/v1\/participants/u);
    await page.goto(exo.server.url + participants);
    await page.getByText("Anda tidak punya akses ke layar ini").waitFor();
    assert.is(calls(), 0);
    await page.getByRole("link", { name: "Ke Home" }).click();
    await headingOf(page, homeHeading).waitFor();
    await exo.closePages();
  }
});

test("an address that means nothing, or a screen not built yet, is said to, with a way home", async () => {
  const page = await exo.signedIn();
  for (const [address, sentence] of [
    [notBuilt, "Layar ini belum tersedia"],
    ["TIDAK/ADA", "Halaman tidak ditemukan"],
  ] as const) {
    await page.goto(exo.server.url + address);
    await page.getByText(sentence).first().waitFor();
    await page.getByRole("link", { name: "Ke Home" }).click();
    await headingOf(page, homeHeading).waitFor();
    await page.waitForURL(/\/adm\/L9X7F38SB0$/u);
  }
});

test("back and forward walk through the screens, and a reload stays, with what was searched for", async () => {
  const page = await exo.signedIn();
  await choose(page, "Peserta");
  await choose(page, "Agama");
  await page.goBack();
  await headingOf(page, "Peserta").waitFor();
  await page.goBack();
  await headingOf(page, homeHeading).waitFor();
  await page.goForward();
  await headingOf(page, "Peserta").waitFor();
  await page.getByRole("searchbox").fill("Putri");
  await page.waitForURL(/Putri/u);
  await page.reload();
  await headingOf(page, "Peserta").waitFor();
  await soon.is(() => page.getByRole("searchbox").inputValue(), "Putri");
});

test("a link is left to the browser when one asks it for a tab of its own, and leads there", async () => {
  const page = await exo.signedIn();
  const link = menuOf(page).getByRole("link", { name: "Jurusan" });
  // A real tab that begins in the background makes Chromium's headless build fall over.
  const isTaken = (key: "ctrlKey" | "shiftKey" | "metaKey" | null) =>
    link.evaluate((element, key) => {
      let wasTaken = false;
      const noteClick = (event: Event) => {
        wasTaken = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener("click", noteClick, { once: true });
      const click = { ...(key && { [key]: true }), bubbles: true, cancelable: true };
      element.dispatchEvent(new MouseEvent("click", click));
      return wasTaken;
    }, key);
  assert.is(await isTaken("ctrlKey"), false);
  assert.is(await isTaken("shiftKey"), false);
  assert.is(await isTaken("metaKey"), false);
  await headingOf(page, homeHeading).waitFor();
  const address = await link.evaluate((element: HTMLAnchorElement) => element.href);
  await page.goto(address);
  await headingOf(page, "Jurusan").waitFor();
  await page.goBack();
  await headingOf(page, homeHeading).waitFor();
  assert.is(await isTaken(null), true);
  await headingOf(page, "Jurusan").waitFor();
});

test("every group of the menu is in sight on narrow screens too, and the bar covers nothing", async () => {
  const page = await exo.signedIn();
  for (const width of [1366, 1150, 1024, 900, 720]) {
    await page.setViewportSize({ width, height: 660 });
    // The group with the most screens.
    await menuOf(page).getByRole("button", { name: "Master" }).click();
    const found = await menuOf(page).evaluate((bar) => {
      const box = bar.getBoundingClientRect();
      const isIn = (one: Element) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && top >= box.top && bottom <= innerHeight;
      };
      const outside = [...bar.querySelectorAll("a, button")].filter((one) => !isIn(one));
      const main = document.querySelector("main")!.getBoundingClientRect();
      return { outside: outside.map((one) => one.textContent), over: main.bottom - box.top };
    });
    assert.equal(found, { outside: [], over: 0 }, `${width} px`);
    await screenshot(page, `bottom-bar-${width}`);
  }
});

test("the bottom bar hides and shows, and is found again as it was left", async () => {
  const page = await exo.signedIn();
  await menuOf(page).getByRole("button", { name: "Sembunyikan" }).click();
  const show = menuOf(page).getByRole("button", { name: "Tampilkan menu" });
  await show.waitFor();
  await soon.is(() => focused(page), "Tampilkan menu");
  await soon.is(() => menuOf(page).getByRole("link").count(), 0);
  await page.reload();
  await show.waitFor();
  await soon.is(() => menuOf(page).getByRole("link").count(), 0);
  await show.click();
  await menuOf(page).getByRole("link", { name: "Peserta" }).waitFor();
  await soon.is(() => focused(page), "Sembunyikan");
  await page.reload();
  await menuOf(page).getByRole("link", { name: "Peserta" }).waitFor();
});

test("the chosen theme stands before the scripts after a reload", async () => {
  const page = await exo.signedIn();
  const theme = page.getByRole("button", { name: /^Tema/u });
  await theme.click();
  await theme.click();
  await page.getByRole("button", { name: "Tema: gelap" }).waitFor();
  await soon.is(() => page.evaluate((key) => localStorage.getItem(key), themeStorageKey), "dark");
  const release = await hold(page, /\.js$/u);
  await page.goto(exo.server.url, { waitUntil: "commit" });
  await page.locator("html[data-theme=dark]").waitFor();
  release();
  await page.getByRole("button", { name: "Tema: gelap" }).waitFor();
});

/** `held`: what the server does not answer, from the beginning: a file may be fetched ahead. */
async function signedInWithClock(held?: RegExp): Promise<{ page: Page; release: () => void }> {
  const page = await neverIdle(await exo.newPage());
  const release = held ? await hold(page, held) : () => undefined;
  await page.clock.install();
  await exo.enter(page);
  await headingOf(page, homeHeading).waitFor();
  return { page, release };
}

test("the overlay comes over a slow screen after 150 ms, and goes when the screen is there", async () => {
  const { page, release } = await signedInWithClock(/\/majors-screen-[^/]*\.js$/u);
  await stopClock(page);
  await menuOf(page).getByRole("link", { name: "Jurusan" }).click();
  await page.clock.runFor(140);
  await soon.is(() => overlayOf(page).count(), 0);
  // On a busy machine the page begins to wait a moment after the press.
  await soon.is(async () => {
    await page.clock.runFor(60);
    return overlayOf(page).count();
  }, 1);
  await overlayOf(page).waitFor();
  await screenshot(page, "overlay");
  release();
  await headingOf(page, "Jurusan").waitFor();
  await overlayOf(page).waitFor({ state: "hidden" });
});

test("the overlay never comes over a fast screen", async () => {
  const { page } = await signedInWithClock();
  await page.evaluate((text) => {
    new MutationObserver(() => {
      if (document.body.textContent?.includes(text)) document.body.dataset["overlaid"] = "yes";
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, overlayText);
  await stopClock(page);
  for (const name of ["Jurusan", "Agama", "Home"]) {
    await menuOf(page).getByRole("link", { name }).click();
    await page.clock.runFor(50);
    await headingOf(page, name === "Home" ? homeHeading : name).waitFor();
    await page.clock.runFor(1_000);
  }
  await soon.is(() => page.locator("body").getAttribute("data-overlaid"), null);
});

test("screens are fetched while nothing is to do, so that opening one costs its data only", async () => {
  const page = await exo.newPage();
  const fetched = page.waitForResponse(/\/subjects-screen-[^/]*\.js$/u);
  await exo.enter(page);
  await fetched;
  await page.context().setOffline(true);
  await choose(page, "Matpel");
  await page.getByText("Server ujian tidak dapat dihubungi.").first().waitFor();
});

const nameOf = (page: Page) =>
  page.getByRole("dialog", { name: "Tambah peserta" }).getByLabel("Nama");

async function writeName(page: Page): Promise<void> {
  await choose(page, "Peserta");
  await page.getByRole("button", { name: "Tambah peserta" }).click();
  await nameOf(page).fill("Belum Disimpan");
}

test("leaving asks only with unsaved input, and either answer is kept to", async () => {
  const page = await exo.signedIn();
  await choose(page, "Peserta");
  await page.getByRole("button", { name: "Tambah peserta" }).click();
  await nameOf(page).waitFor();
  await page.goBack();
  await soon.is(() => page.getByRole("dialog").count(), 0);
  await headingOf(page, "Peserta").waitFor();
  await page.goBack();
  await headingOf(page, homeHeading).waitFor();
  await writeName(page);
  await page.goBack();
  const question = page.getByRole("dialog", { name: "Perubahan belum disimpan" });
  await question.waitFor();
  await screenshot(page, "leave-question");
  await question.getByRole("button", { name: "Kembali mengisi" }).click();
  await question.waitFor({ state: "hidden" });
  await soon.is(() => nameOf(page).inputValue(), "Belum Disimpan");
  await page.waitForURL(new RegExp(participants, "u"));
  await page.goBack();
  await question.getByRole("button", { name: "Buang perubahan" }).click();
  await soon.is(() => page.getByRole("dialog").count(), 0);
  await headingOf(page, "Peserta").waitFor();
  await page.goBack();
  await headingOf(page, homeHeading).waitFor();
});

test("closing the tab with unsaved input asks the browser's own question", async () => {
  const page = await exo.signedIn();
  await writeName(page);
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  assert.is(dialog.type(), "beforeunload");
  await dialog.dismiss();
  await soon.is(() => nameOf(page).inputValue(), "Belum Disimpan");
});

test.run();
