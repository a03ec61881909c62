// What goes wrong with coming in.
import { button, minute, addTime, openMenuOf, showAllAgain, type Incident } from "./incident.ts";

const tokenScreen = { link: "Token Ujian", typed: "Token" };

export const tokenLeaked: Incident = {
  name: "token leaked",
  async happen(day, hand) {
    const { page } = hand;
    const late = day.crowd.takeAbsent(hand);
    await late.signIn();
    const old = await day.tokenOnTheWall();
    return {
      seen: null,
      async mend() {
        await hand.goTo(tokenScreen);
        await hand.read(page.getByRole("table", { name: "Berlaku untuk" }));
        await hand.press(button(page, `Ganti: ${day.school.alias}`));
        const dialog = page.getByRole("dialog", { name: /^Ganti token/u });
        await hand.read(dialog);
        await hand.fill(dialog.getByLabel("Alasan"), "bocor");
        await hand.submit(dialog);
        await dialog.waitFor({ state: "detached" });
      },
      async isOver() {
        const now = await day.tokenOnTheWall();
        return now !== old && !(await late.begin(old)) && (await late.begin(now));
      },
    };
  },
};

export const wrongSession: Incident = {
  name: "wrong session",
  async happen(day, hand) {
    const { page } = hand;
    const stray = day.crowd.strays.pop()!;
    await stray.signIn();
    return {
      seen: null,
      async mend() {
        await openMenuOf(hand, stray.no, "Pindah sesi");
        const later = page.getByRole("region", { name: "Sesi 3", exact: true });
        await hand.read(later.getByText(stray.no));
        // Their group, of which the search left nobody else.
        const group = later.getByRole("checkbox").first();
        await hand.command(group, ["ArrowDown", "1"], button(page, /^Sesi 1/u));
        await page.getByText("1 peserta kini di Sesi 1").waitFor();
      },
      isOver: async () => stray.begin(await day.tokenOnTheWall()),
    };
  },
};

export const startMissed: Incident = {
  name: "late comer",
  async happen(day, hand) {
    const pupil = day.crowd.takeAbsent(hand);
    await pupil.signIn();
    await pupil.begin(await day.tokenOnTheWall());
    const before = pupil.extra;
    return {
      seen: null,
      async mend() {
        await openMenuOf(hand, pupil.no, "Tambah waktu");
        await addTime(hand, 3, "ban bocor");
        await showAllAgain(hand);
      },
      isOver: async () => pupil.extra >= before + 3 * minute,
    };
  },
};
