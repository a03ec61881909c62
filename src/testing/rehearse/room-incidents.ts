// What happens to participants at work, one by one or a whole room, while the server is well.
import type { Locator, Page } from "playwright-core";
import {
  addTime,
  button,
  incidentOf,
  minute,
  openMenuOf,
  remedyOf,
  showAllAgain,
  type Incident,
} from "./incident.ts";
import type { Hand } from "./hand.ts";

/** Long enough for boards to notice, and for three people to mend it one after the other. */
const powerMs = 150_000;
/** Rooms of the operator: the first by keyboard, the second by mouse. */
const darkRooms = [2, 3] as const;
const shakenRooms = [4, 5] as const;
const roomOf = ({ room, name }: Hand, [first, second]: readonly [number, number]): number =>
  room ?? (name === "keyboard" ? first : second);

export const blocked: Incident = {
  name: "blocked",
  async happen({ crowd }, hand) {
    const { page } = hand;
    const pupil = crowd.take(hand);
    await pupil.leave(4);
    const remedy = remedyOf(page, pupil.no, /^Buka blokir/u);
    return {
      seen: remedy,
      async mend() {
        await hand.press(remedy);
        const dialog = page.getByRole("dialog");
        await hand.read(dialog);
        await hand.fill(dialog.getByLabel("Catatan"), "HP orang tua");
        await hand.submit(dialog);
        await dialog.waitFor({ state: "detached" });
      },
      isOver: () => pupil.answer(),
    };
  },
};

export const cableOut: Incident = {
  name: "cable of one out",
  async happen({ crowd, school }, hand) {
    const { page } = hand;
    const pupil = crowd.take(hand);
    const { kode } = school.rooms.find(({ people }) => people.some(pupil.is))!;
    pupil.isCut = true;
    const alone = incidentOf(page, pupil.no);
    // Whoever has left without handing in has no line either: of several in a room the board makes one incident.
    const together = incidentOf(page, kode).filter({ hasText: /^\d+ peserta terputus/u });
    const see = alone.or(together).getByRole("button", { name: /^Lihat/u });
    return {
      seen: see,
      async mend() {
        const isAlone = await alone.isVisible();
        await hand.press(see);
        if (isAlone) {
          const dialog = page.getByRole("dialog");
          await hand.read(dialog);
          await hand.dismiss(dialog);
        } else {
          await hand.read(offlineRowOf(page, pupil.no));
          if (hand.room === null) await showAllRooms(hand);
        }
        pupil.isCut = false;
      },
      isOver: async () => (await pupil.answer()) && isSettled(page, pupil.no),
    };
  },
};

/** In the table of a PC, or among the cards of a phone. */
const offlineRowOf = (page: Page, no: string): Locator =>
  page
    .getByRole("row")
    .or(page.getByRole("listitem"))
    .filter({ hasText: no })
    .filter({ hasText: "Terputus" });

export const secondDevice: Incident = {
  name: "second device",
  async happen({ crowd, tokenOnTheWall }, hand) {
    const { page } = hand;
    const pupil = crowd.take(hand);
    await pupil.moveElsewhere();
    await pupil.signIn();
    await pupil.askForReset();
    const remedy = remedyOf(page, pupil.no, /^Reset login/u);
    return {
      seen: remedy,
      async mend() {
        await hand.press(remedy);
        const dialog = page.getByRole("dialog", { name: /^Reset login/u });
        await hand.read(dialog);
        await hand.submit(dialog);
        await dialog.waitFor({ state: "detached" });
      },
      isOver: async () =>
        (await pupil.signIn()) && (await pupil.begin(await tokenOnTheWall())) && pupil.answer(),
    };
  },
};

export const powerCut: Incident = {
  name: "power cut in a room",
  async happen({ crowd, school }, hand) {
    const at = roomOf(hand, darkRooms);
    const { kode } = school.rooms[at]!;
    const most = crowd.mostOf(at);
    const isOver = crowd.expectTime(at, 2 * minute);
    let isDark = true;
    crowd.cutRoom(at, isDark);
    setTimeout(() => crowd.cutRoom(at, (isDark = false)), powerMs);
    // All of them, not the first few whose silence is long enough.
    const many = Array.from({ length: 100 }, (_, more) => most + more).join("|");
    const dark = incidentOf(hand.page, kode).filter({
      hasText: new RegExp(`^(${many}) peserta terputus`, "u"),
    });
    const give = dark.getByRole("button", { name: /^Tambah waktu/u });
    return {
      seen: give,
      async mend() {
        await hand.press(give);
        await addTime(hand, 2, "listrik padam");
      },
      isOver: async () => !isDark && isOver(),
    };
  },
};

export const timeForRoom: Incident = {
  name: "extra time for a room",
  async happen({ crowd, school }, hand) {
    const { page } = hand;
    const at = roomOf(hand, shakenRooms);
    const isOver = crowd.expectTime(at, 2 * minute);
    return {
      seen: null,
      async mend() {
        await hand.choose(page.getByLabel("Ruang", { exact: true }), school.rooms[at]!.kode);
        await hand.tick(page.getByRole("checkbox", { name: "Pilih semua yang tampil" }));
        await hand.press(page.getByRole("button", { name: "Tindakan", exact: true }));
        await hand.chooseItem("Tambah waktu");
        await addTime(hand, 2, "gempa kecil");
        await showAllRooms(hand);
      },
      isOver: async () => isOver(),
    };
  },
};

export const handedInTooSoon: Incident = {
  name: "early finisher wants back",
  async happen({ crowd }, hand) {
    const { page } = hand;
    const pupil = crowd.take(hand);
    await pupil.handIn();
    return {
      seen: null,
      async mend() {
        await openMenuOf(hand, pupil.no, "Buka lagi");
        const dialog = page.getByRole("dialog", { name: /^Buka lagi/u });
        await hand.read(dialog.getByText(/^\d+ peserta:/u));
        await hand.fill(dialog.getByRole("textbox", { name: "Alasan" }), "salah tekan");
        await hand.submit(dialog);
        await dialog.waitFor({ state: "detached" });
        await showAllAgain(hand);
      },
      isOver: () => pupil.answer(),
    };
  },
};

/** Everybody again, and nobody ticked. */
async function showAllRooms(hand: Hand): Promise<void> {
  const unselect = button(hand.page, "Batal memilih");
  if (await unselect.isVisible()) await hand.press(unselect);
  const room = hand.page.getByLabel("Ruang", { exact: true });
  if ((await room.inputValue()) !== "") await hand.choose(room, "Semua");
}

/** What is over stays under the eye, without a button. */
async function isSettled(page: Page, who: string): Promise<boolean> {
  return (await incidentOf(page, who).getByRole("button").count()) === 0;
}
