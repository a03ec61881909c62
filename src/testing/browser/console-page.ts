// A console in a real browser against an embedded exam server of its own: what every end-to-end test starts with.
// It hears what must never happen (an uncaught error, a policy violation, a request to another host) and fails for it.
import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import * as assert from "uvu/assert";
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { Role } from "../../contract/roles.ts";
import { generateToken, validateToken } from "../../contract/credentials.ts";
import { tokenStorageKey } from "../../contract/storage-keys.ts";
import type { Db } from "../../exam-server/database/database.ts";
import { openDatabase, type DatabaseChoice } from "../../exam-server/database/open-database.ts";
import { schoolDatabase } from "../server/school-database.ts";
import { folderUrl } from "../server/folder-database.ts";
import { startNodeServer, type NodeServer } from "../../exam-server/node.ts";
import type { School } from "../../exam-server/seed/seed.ts";
import { cardKeyBytes } from "../../exam-server/security/card-keys/card-key.ts";
import { testCosts } from "../server/test-settings.ts";
import { askServer, callServer } from "./call-server.ts";
import { findBrowsers } from "./find-browsers.ts";
import { KeptPage, toBlank, waitUntilRoutable, type PageAppearance } from "./kept-page.ts";
import { isTracing, keepTraces, startTrace } from "./traces.ts";

export type Theme = PageAppearance["theme"];
export const desktop = { width: 1366, height: 660 };
export const phone = { width: 390, height: 800 };

type OpenOptions = {
  school?: School;
  /** Simulated participants sit an exam, as after `npm start -- --live`. */
  live?: boolean;
  port?: number;
  /** Another built bundle than the common one: a copy that a test may change. */
  dist?: string;
  /** Writes into the database what no call can make; needs PostgreSQL. */
  fill?(db: Db): Promise<void>;
  /** A data folder with a PostgreSQL of its own, which a test may stop; otherwise all tests share one. */
  folder?: string;
};
type PageOptions = Partial<PageAppearance> & { javaScript?: boolean };
type SignedInOptions = Partial<PageAppearance> & {
  /** Where to begin; on the home screen when it does not say. */
  address?: string;
};

type Credentials = { email: string; password: string };
export class Console {
  readonly server: NodeServer;
  readonly browser: Browser;
  readonly #dropDatabase: () => Promise<void>;
  readonly #faults: string[] = [];
  readonly #contexts: BrowserContext[] = [];
  readonly #tokens = new Map<Role, string>();
  #kept: KeptPage | null = null;

  private constructor(server: NodeServer, browser: Browser, dropDatabase: () => Promise<void>) {
    this.server = server;
    this.browser = browser;
    this.#dropDatabase = dropDatabase;
  }

  static async open(options: OpenOptions = {}): Promise<Console> {
    const launching = launchBrowser();
    const { server, cleanUp } = await openServer(options);
    return new Console(server, await launching, cleanUp);
  }

  /** A page in a browser profile of its own: nobody is signed in. */
  async newPage(options: PageOptions = {}): Promise<Page> {
    const page = await this.#openPage(options);
    this.#contexts.push(page.context());
    return this.watch(page);
  }

  async #openPage({ size = desktop, theme = "light", javaScript = true }: PageOptions) {
    const context = await this.browser.newContext({
      viewport: size,
      colorScheme: theme,
      javaScriptEnabled: javaScript,
    });
    await startTrace(context);
    return context.newPage();
  }

  /** Another tab of the same profile. */
  async newTab(page: Page): Promise<Page> {
    return this.watch(await page.context().newPage());
  }

  /** The page that stays for all tests of the file; one of its own for whoever comes while it is in use. */
  async page({ size = desktop, theme = "light" }: Partial<PageAppearance> = {}): Promise<Page> {
    if (this.#kept?.isLent) return this.newPage({ size, theme });
    this.#kept ??= new KeptPage(await this.#openPage({}));
    return this.watch(await this.#kept.lend({ size, theme }));
  }

  async signedIn(
    role: Role = "EVIL",
    { address = "", ...looks }: SignedInOptions = {},
  ): Promise<Page> {
    const page = await this.page(looks);
    await this.enter(page, role, address);
    if (!address) await page.getByRole("navigation", { name: "Menu" }).waitFor();
    return page;
  }

  /** By a token of the server, put where the console keeps it. */
  async enter(page: Page, role: Role = "EVIL", address = ""): Promise<void> {
    const isKept = page === this.#kept?.page;
    await this.#enterBy(
      page,
      await (isKept ? this.#keptTokenOf(role) : this.#newTokenOf(role)),
      address,
    );
  }

  /** As one of several people who have the same role. */
  async enterAs(page: Page, account: Credentials, address = ""): Promise<void> {
    await this.#enterBy(page, await this.#tokenOf(account), address);
  }

  async #enterBy(page: Page, token: string, address: string): Promise<void> {
    const item = [tokenStorageKey, token] as const;
    await toBlank(page, this.server.url);
    await page.evaluate(([key, token]) => localStorage.setItem(key, token), item);
    await page.goto(new URL(address, this.server.url).href, { waitUntil: "commit" });
    await waitUntilRoutable(page);
  }

  /** The page that stays has one session for each role, unless a test has ended it. */
  async #keptTokenOf(role: Role): Promise<string> {
    const known = this.#tokens.get(role);
    if (known) {
      const caller = { host: this.server.url, token: known };
      const { code } = await askServer(caller, validateToken, {});
      if (code === responseCodes.success) return known;
    }
    const token = await this.#newTokenOf(role);
    this.#tokens.set(role, token);
    return token;
  }

  async #newTokenOf(role: Role): Promise<string> {
    return this.#tokenOf(this.account(role));
  }

  async #tokenOf({ email, password }: Credentials): Promise<string> {
    const { token } = await callServer({ host: this.server.url }, generateToken, {
      email,
      password,
    });
    return token;
  }

  /** By the form, as a person does it: where that is what is tested. */
  async signIn(page: Page, role: Role = "EVIL"): Promise<void> {
    const { email, password } = this.account(role);
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("navigation", { name: "Menu" }).waitFor();
  }

  account(role: Role) {
    const found = this.server.accounts.find((one) => one.role === role);
    if (!found) throw new Error(`No account for ${role}`);
    return found;
  }

  watch(page: Page): Page {
    const own = new URL(this.server.url).origin;
    page.on("pageerror", (error) => this.#faults.push(`uncaught: ${error.stack ?? error.message}`));
    page.on("console", (message) => {
      if (/Content Security Policy|Refused to/u.test(message.text())) {
        this.#faults.push(message.text());
      }
    });
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (/^https?:$/u.test(protocol) && origin !== own) {
        this.#faults.push(`asked another host: ${request.url()}`);
      }
    });
    return page;
  }

  /**
   * For `test.after.each`: a page left open goes on working beside the next test.
   * @throws AssertionError with everything that must never happen
   */
  async closePages(): Promise<void> {
    const own = this.#contexts.splice(0);
    const kept = this.#kept?.isLent ? this.#kept : null;
    const all = kept ? [kept.page.context(), ...own] : own;
    for (const [at, context] of all.entries()) await keepTraces(context, at);
    for (const context of own) await context.close();
    if (kept) await this.#takeBack(kept);
    assert.equal(this.#faults.splice(0), []);
  }

  async #takeBack(kept: KeptPage): Promise<void> {
    // A trace that has ended does not begin again.
    const isFit = !isTracing() && (await kept.takeBack(this.server.url));
    if (isFit) return;
    this.#kept = null;
    await kept.page.context().close();
  }

  /** @throws AssertionError as closePages does */
  async close(): Promise<void> {
    try {
      await this.closePages();
    } finally {
      await this.browser.close();
      await this.server.close();
      await this.#dropDatabase();
    }
  }
}

/** An exam server with a database of its own, which `cleanUp` takes away once the server is closed. */
export async function openServer({
  school = "demo",
  live = false,
  port = 0,
  dist,
  fill,
  folder,
}: OpenOptions = {}) {
  const { database, cleanUp, accounts } = folder
    ? ownDatabase(folder)
    : await schoolDatabase(school, new Date());
  const server = await startNodeServer({
    port,
    host: "127.0.0.1",
    dist: resolve(dist ?? builtDist()),
    templates: resolve("templates"),
    database,
    school,
    live,
    passwordCosts: testCosts,
    cardKey: randomBytes(cardKeyBytes),
  });
  if (fill) {
    const beside = await openDatabase(
      folder ? { kind: "postgres", url: await folderUrl(folder) } : database,
    );
    await fill(beside.db);
    await beside.close();
  }
  return { server: { ...server, accounts: [...accounts, ...server.accounts] }, cleanUp };
}

function ownDatabase(path: string) {
  const database: DatabaseChoice = { kind: "folder", path };
  return { database, cleanUp: async () => undefined, accounts: [] };
}

export function builtDist(): string {
  return process.env["EXO_DIST"] ?? "dist";
}

/** The browser of this run of tests, or the one that stands at `program`. */
export async function launchBrowser(program = process.env["EXO_BROWSER"]): Promise<Browser> {
  const executablePath = program ?? (await findBrowsers())[0]?.path ?? "";
  return chromium.launch({
    executablePath,
    // As they are on the PCs of schools, where they take room.
    ignoreDefaultArgs: ["--hide-scrollbars"],
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--autoplay-policy=no-user-gesture-required",
    ],
  });
}

/** Kept when EXO_SCREENSHOTS names a folder: for looking at, not for comparing. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env["EXO_SCREENSHOTS"];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/** The same of what comes out of a printer; Chromium alone makes it. */
export async function printedPages(page: Page, name: string): Promise<void> {
  const folder = process.env["EXO_SCREENSHOTS"];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.pdf({ path: join(folder, `${name}.pdf`), preferCSSPageSize: true });
}
