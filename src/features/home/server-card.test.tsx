import { cleanup, render, screen } from "@testing-library/react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { getMatrix } from "../../contract/settings.ts";
import type { ServerMatrix } from "../../contract/settings.ts";
import { $matrix } from "../../core/institution/matrix.ts";
import { openTestServer } from "../../exam-server/open-test-server.ts";
import { ServerCard } from "./server-card.tsx";

const test = suite("server card");
let matrix: ServerMatrix;
test.before(async () => {
  const server = await openTestServer();
  matrix = await server.ok(getMatrix, {});
  await server.close();
});
test.after.each(() => {
  cleanup();
  $matrix.set(null);
});

test("says that a power cut can cost data, of a server without PostgreSQL alone", () => {
  $matrix.set(matrix);
  render(<ServerCard />);
  assert.ok(screen.getByText(matrix.exo_version));
  assert.not.ok(screen.queryByText(/listrik padam/u));
  cleanup();
  $matrix.set({ ...matrix, power_cut_risk: true });
  render(<ServerCard />);
  assert.ok(screen.getByText(/listrik padam.*tanpa PostgreSQL/u));
});

test("of a server that does not say it, nothing is said", () => {
  const { power_cut_risk: _unsaid, ...others } = matrix;
  $matrix.set(others);
  render(<ServerCard />);
  assert.not.ok(screen.queryByText(/listrik padam/u));
});

test.run();
