// Every paper of an event looks as it did when somebody last looked at it, of events that are easy and hard to print.
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console } from "../../../testing/browser/console-page.ts";
import { addressOf } from "../../../testing/browser/list-screen.ts";
import { comparePaper } from "../../../testing/browser/pictures/paper-pictures.ts";
import { addAwkwardEvent } from "../../../testing/browser/questions/awkward-banks.ts";
import {
  fillPrintedEvents,
  printedEvents,
  type PrintedEvent,
} from "../../../testing/exams/printed-events.ts";
import { isBankKind, paperKinds, type PaperKind } from "./event-paper-choices.ts";

const test = suite("pictures of papers");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ fill: fillPrintedEvents });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** So that all of a page is on the screen. */
const wholePage = { width: 1600, height: 1300 };
/** Nobody sits or watches where there are no rooms. */
const needingRooms: readonly PaperKind[] = ["pintu", "meja", "denah", "pengawas"];

type Route = "print.student.card.event" | "print.event.absensi";

async function compare(event: string, route: Route, query: string, name: string): Promise<void> {
  const page = await exo.signedIn("EVIL", { size: wholePage });
  await page.goto(`${addressOf(exo, route).replace(":id", event)}?${query}`);
  await page.getByRole("button", { name: "Cetak", exact: true, disabled: false }).waitFor();
  await comparePaper(page, name);
}

async function compareAll(event: PrintedEvent): Promise<void> {
  await compare(event, "print.student.card.event", "foto=1", `kartu ${event}`);
  const empty = event === "bersahaja" ? needingRooms : [];
  for (const kind of paperKinds.filter((one) => !isBankKind(one) && !empty.includes(one))) {
    await compare(event, "print.event.absensi", `d=${kind}`, `${kind} ${event}`);
  }
}

test("papers of a usual event, of names that are hard to print, and of one without rooms and signers", async () => {
  for (const event of printedEvents) await compareAll(event);
});

test("papers of banks: without competences, with long texts, in Arabic", async () => {
  const school = await addAwkwardEvent(await exo.signedIn());
  for (const which of ["plain", "long", "arabic"] as const) {
    for (const kind of paperKinds.filter(isBankKind)) {
      const query = `d=${kind}&j=${school[which].schedule}`;
      await compare(school.event, "print.event.absensi", query, `${kind} ${which}`);
    }
  }
});

test.run();
