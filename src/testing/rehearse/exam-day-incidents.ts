// What goes wrong on an exam day, what an operator sees of it, and how it is mended from the console by keys alone.
import type { Locator, Page } from "playwright-core";
import type { Crowd } from "./exam-day-crowd.ts";
import type { ExamDaySchool } from "./exam-day-school.ts";
import type { Operator } from "./exam-day-operator.ts";

export type ExamDay = {
  school: ExamDaySchool;
  crowd: Crowd;
  operator: Operator;
  /** What participants read off the wall now. */
  tokenOnTheWall(): Promise<string>;
  killServer(): Promise<void>;
};

export type Incident = {
  name: string;
  /** Lets it happen; answers how it is seen, and how one knows that it is over. */
  happen(day: ExamDay): Promise<Happening>;
};

export type Happening = {
  /** On the board; null: somebody calls or comes to the door. */
  seen: Locator | null;
  mend(operator: Operator): Promise<void>;
  /** At the participant's. */
  isOver(): Promise<boolean>;
};

const cableMs = 75_000;
const minute = 60;

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const incidentOf = (page: Page, who: string) =>
  page
    .getByRole("region", { name: "Perlu tindakan" })
    .getByRole("listitem")
    .filter({ hasText: who });
const remedy = (page: Page, who: string, verb: RegExp) =>
  incidentOf(page, who).getByRole("button", { name: verb });

/** The menu of one participant, whom the search of the board has found. */
async function openMenuOf(operator: Operator, no: string, item: string): Promise<void> {
  const { page } = operator;
  await operator.press("/");
  await operator.type(no);
  const ofThem = page
    .getByRole("row")
    .filter({ hasText: no })
    .getByRole("button", { name: /^Tindakan/u });
  await operator.read(ofThem);
  await operator.enter(ofThem);
  await operator.chooseItem(item);
}

async function addTime(operator: Operator, minutes: number, reason: string): Promise<void> {
  const dialog = operator.page.getByRole("dialog", { name: /^Tambah waktu/u });
  await operator.read(dialog.getByText(/^\d+ peserta:/u));
  await operator.walkTo(dialog.getByRole("spinbutton", { name: "Menit" }));
  await operator.press("Control+a");
  await operator.type(String(minutes));
  await operator.walkTo(dialog.getByRole("textbox", { name: "Alasan" }));
  await operator.type(reason);
  await operator.press("Enter");
  // Whoever has handed in meanwhile is named, and the way out has the focus.
  const refused = dialog.getByRole("table");
  await Promise.race([dialog.waitFor({ state: "detached" }), refused.waitFor()]);
  if (!(await refused.isVisible())) return;
  await operator.read(refused);
  await operator.press("Enter");
  await dialog.waitFor({ state: "detached" });
}

async function addTimeToRoom(operator: Operator, minutes: number, reason: string): Promise<void> {
  const { page } = operator;
  await operator.walkTo(page.getByRole("checkbox", { name: "Pilih semua yang tampil" }));
  await operator.press("Space");
  await operator.enter(page.getByRole("button", { name: "Tindakan", exact: true }));
  await operator.chooseItem("Tambah waktu");
  await addTime(operator, minutes, reason);
}

/** Everybody again, and nobody ticked. */
async function showAll(operator: Operator): Promise<void> {
  const { page } = operator;
  const unselect = button(page, "Batal memilih");
  if (await unselect.isVisible()) await operator.enter(unselect);
  const room = page.getByLabel("Ruang", { exact: true });
  if ((await room.inputValue()) === "") return;
  await operator.walkTo(room);
  await operator.type("Semua");
}

export const incidents: readonly Incident[] = [
  {
    name: "token leaked",
    async happen(day) {
      const { page } = day.operator;
      const late = day.crowd.pupils[0]!;
      await late.signIn();
      const old = await day.tokenOnTheWall();
      return {
        seen: null,
        async mend(operator) {
          await operator.goTo("Token");
          await operator.read(page.getByRole("table", { name: "Berlaku untuk" }));
          await operator.enter(button(page, `Ganti: ${day.school.alias}`));
          const dialog = page.getByRole("dialog", { name: /^Ganti token/u });
          await operator.read(dialog);
          await operator.walkTo(dialog.getByLabel("Alasan"));
          await operator.type("bocor");
          await operator.press("Enter");
          await dialog.waitFor({ state: "detached" });
        },
        async isOver() {
          const now = await day.tokenOnTheWall();
          return now !== old && !(await late.begin(old)) && (await late.begin(now));
        },
      };
    },
  },
  {
    name: "blocked",
    async happen(day) {
      const { page } = day.operator;
      const pupil = day.crowd.pupils[1]!;
      await pupil.leave(4);
      return {
        seen: remedy(page, pupil.no, /^Buka blokir/u),
        async mend(operator) {
          await operator.enter(remedy(page, pupil.no, /^Buka blokir/u));
          const dialog = page.getByRole("dialog");
          await operator.read(dialog);
          await operator.walkTo(dialog.getByLabel("Catatan"));
          await operator.type("HP orang tua");
          await operator.press("Enter");
          await dialog.waitFor({ state: "detached" });
        },
        isOver: () => pupil.answer(),
      };
    },
  },
  {
    name: "cable of one out",
    async happen(day) {
      const { page } = day.operator;
      const pupil = day.crowd.pupils[2]!;
      pupil.isCut = true;
      return {
        seen: remedy(page, pupil.no, /^Lihat/u),
        async mend(operator) {
          await operator.enter(remedy(page, pupil.no, /^Lihat/u));
          await operator.read(page.getByRole("dialog"));
          await operator.press("Escape");
          pupil.isCut = false;
        },
        isOver: async () => (await pupil.answer()) && isSettled(page, pupil.no),
      };
    },
  },
  {
    name: "second device",
    async happen(day) {
      const { page } = day.operator;
      const pupil = day.crowd.pupils[3]!;
      await pupil.moveElsewhere();
      await pupil.signIn();
      await pupil.askForReset();
      return {
        seen: remedy(page, pupil.no, /^Reset login/u),
        async mend(operator) {
          await operator.enter(remedy(page, pupil.no, /^Reset login/u));
          const dialog = page.getByRole("dialog", { name: /^Reset login/u });
          await operator.read(dialog);
          await operator.enter(dialog.getByRole("button", { name: "Reset login" }));
          await dialog.waitFor({ state: "detached" });
        },
        isOver: async () =>
          (await pupil.signIn()) &&
          (await pupil.begin(await day.tokenOnTheWall())) &&
          pupil.answer(),
      };
    },
  },
  {
    name: "power cut in a room",
    async happen(day) {
      const { page } = day.operator;
      const { kode } = day.school.rooms[7]!;
      // All of them, not the first few whose silence is long enough.
      const dark = incidentOf(page, kode).filter({ hasText: /^2\d peserta terputus/u });
      const give = dark.getByRole("button", { name: /^Tambah waktu/u });
      let isDark = true;
      day.crowd.cutRoom(7, isDark);
      setTimeout(() => day.crowd.cutRoom(7, (isDark = false)), cableMs);
      return {
        seen: give,
        async mend(operator) {
          await operator.enter(give);
          await addTime(operator, 2, "listrik padam");
        },
        isOver: async () => !isDark && day.crowd.hasTime(7, 2 * minute),
      };
    },
  },
  {
    name: "late comer",
    async happen(day) {
      const { page } = day.operator;
      const pupil = day.crowd.pupils[4]!;
      await pupil.signIn();
      await pupil.begin(await day.tokenOnTheWall());
      return {
        seen: null,
        async mend(operator) {
          await openMenuOf(operator, pupil.no, "Tambah waktu");
          await addTime(operator, 3, "ban bocor");
          await operator.press("/", "Escape");
          await page.getByText(pupil.no).first().waitFor();
        },
        isOver: async () => pupil.extra >= 3 * minute,
      };
    },
  },
  {
    name: "extra time for a room",
    async happen(day) {
      const { page } = day.operator;
      const { kode } = day.school.rooms[5]!;
      return {
        seen: null,
        async mend(operator) {
          const room = page.getByLabel("Ruang", { exact: true });
          await operator.walkTo(room);
          await operator.type(kode);
          await addTimeToRoom(operator, 2, "gempa kecil");
          await showAll(operator);
        },
        isOver: async () => day.crowd.hasTime(5, 2 * minute),
      };
    },
  },
  {
    name: "wrong session",
    async happen(day) {
      const { page } = day.operator;
      const { stray } = day.crowd;
      await stray.signIn();
      return {
        seen: null,
        async mend(operator) {
          await openMenuOf(operator, stray.no, "Pindah sesi");
          const later = page.getByRole("region", { name: "Sesi 2", exact: true });
          await operator.read(later.getByText(stray.no));
          // Their group, of which the search left nobody else.
          await operator.walkTo(later.getByRole("checkbox"));
          await operator.press("ArrowDown", "1");
        },
        isOver: async () => stray.begin(await day.tokenOnTheWall()),
      };
    },
  },
  {
    name: "early finisher wants back",
    async happen(day) {
      const { page } = day.operator;
      const pupil = day.crowd.pupils[6]!;
      await pupil.handIn();
      return {
        seen: null,
        async mend(operator) {
          await openMenuOf(operator, pupil.no, "Buka lagi");
          const dialog = page.getByRole("dialog", { name: /^Buka lagi/u });
          await operator.read(dialog.getByText(/^\d+ peserta:/u));
          await operator.walkTo(dialog.getByRole("textbox", { name: "Alasan" }));
          await operator.type("salah tekan");
          await operator.press("Enter");
          await dialog.waitFor({ state: "detached" });
          await operator.press("/", "Escape");
        },
        isOver: () => pupil.answer(),
      };
    },
  },
  {
    name: "server killed",
    async happen(day) {
      const { page } = day.operator;
      const pupil = day.crowd.pupils[8]!;
      const killing = day.killServer();
      return {
        seen: null,
        async mend() {
          await killing;
          await page.getByText(/^Data [012] detik lalu$/u).waitFor({ timeout: 60_000 });
        },
        isOver: () => pupil.answer(),
      };
    },
  },
];

/** What is over stays under the eye, without a button. */
async function isSettled(page: Page, who: string): Promise<boolean> {
  return (await incidentOf(page, who).getByRole("button").count()) === 0;
}
