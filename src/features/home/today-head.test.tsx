import { cleanup, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { getMatrix, type ServerMatrix } from "../../contract/institution/server-matrix.ts";
import { $serverClockKnown, setServerClock } from "../../core/answers/server-clock.ts";
import { $matrix } from "../../core/institution/matrix.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { TodayHead } from "./today-head.tsx";

const { test, server } = serverSuite("head of the day");
let matrix: ServerMatrix;
test.before(async () => {
  matrix = await server.ok(getMatrix, {});
});
function forget(): void {
  cleanup();
  $matrix.set(null);
  $serverClockKnown.set(null);
}
// Other tests of this thread may have heard it.
test.before.each(forget);
test.after.each(forget);

test("the day is the server's; until that has been heard none is said", () => {
  render(<TodayHead name="Retno" stepsLeft={null} />);
  assert.ok(screen.getByRole("heading", { level: 1, name: "Home" }));
  cleanup();
  setServerClock("2026-11-23T07:41:08+07:00");
  $matrix.set({ ...matrix, server_host: "192.168.10.2" });
  render(<TodayHead name="Dra. Retno, S.Pd." stepsLeft={3} />);
  assert.ok(screen.getByRole("heading", { level: 1, name: "Senin, 23 November" }));
  assert.ok(
    screen.getByText("Selamat pagi, Dra. Retno, S.Pd. · 3 langkah lagi sampai ujian pertama"),
  );
  assert.ok(screen.getByText(/^07\.41\.\d\d WIB$/u));
  assert.ok(screen.getByText("192.168.10.2"));
});

test("says that a power cut can cost data, of a server without PostgreSQL alone", async () => {
  $matrix.set(matrix);
  const { container } = render(<TodayHead name="Retno" stepsLeft={null} />);
  assert.ok(screen.getByText(`v${matrix.exo_version}`));
  assert.is(container.children.length, 1, "the head alone");
  assert.is(container.lastChild, container.firstChild, "and no text beside it");
  assert.not.ok(screen.queryByText(/listrik padam/u));
  cleanup();
  $matrix.set({ ...matrix, power_cut_risk: true });
  render(<TodayHead name="Retno" stepsLeft={null} />);
  assert.ok(await screen.findByText(/listrik padam.*tanpa PostgreSQL/u));
});

test("says that the server's clock is behind what is stored", async () => {
  $matrix.set({ ...matrix, clock_behind_seconds: 5 * 60 });
  render(<TodayHead name="Retno" stepsLeft={null} />);
  assert.ok(await screen.findByText(/Jam server terlambat 5 menit dari data terbaru/u));
  cleanup();
  $matrix.set({ ...matrix, clock_behind_seconds: 26 * 3600 });
  render(<TodayHead name="Retno" stepsLeft={null} />);
  assert.ok(await screen.findByText(/terlambat 26 jam/u));
});

test("of a server that does not say it, nothing is said", () => {
  const { power_cut_risk: _unsaid, ...others } = matrix;
  $matrix.set(others);
  render(<TodayHead name="Retno" stepsLeft={null} />);
  assert.not.ok(screen.queryByText(/listrik padam/u));
});

test.run();
