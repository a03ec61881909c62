// Databases in memory are a test's. Opening one costs most of a second, emptying it a few milliseconds: the one closed
// last waits a moment, emptied, for the next to be opened.
import type { PGlite } from "@electric-sql/pglite";
import { ownTables } from "./own-tables.ts";

/** An idle cluster keeps its process from ending, unless that is told to: longer than the tests without one take. */
const waitMs = 5_000;

let spare: { cluster: PGlite; timer: ReturnType<typeof setTimeout> } | null = null;

export function takeSpare(): PGlite | null {
  if (!spare) return null;
  const { cluster, timer } = spare;
  clearTimeout(timer);
  spare = null;
  return cluster;
}

/** Closes it, now or in a moment. */
export async function park(cluster: PGlite): Promise<void> {
  if (spare || !(await isEmptied(cluster))) {
    await cluster.close();
    return;
  }
  const timer = setTimeout(() => {
    spare = null;
    void cluster.close();
  }, waitMs);
  spare = { cluster, timer };
}

async function isEmptied(cluster: PGlite): Promise<boolean> {
  try {
    const tables = await ownTables((statement) => cluster.query<{ name: string }>(statement));
    await cluster.exec(`truncate table ${tables} restart identity cascade`);
    return true;
  } catch {
    // A test left it in a state of its own, a broken transaction say: the next one gets a new cluster.
    return false;
  }
}
