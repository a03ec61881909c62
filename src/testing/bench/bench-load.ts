// The embedded exam server under a school's load, in a process of its own: 1,000 list calls while an import runs, none of
// which may fail or wait long, and what memory it holds afterwards.
import { responseCodes } from "../../contract/calls/envelope.ts";
import { median, type Figure } from "./figure.ts";
import { makeLargeData } from "./large-school.ts";
import { ServerProcess } from "../faults/server-process.ts";
import { memoryWithChildren } from "./process-memory.ts";
import { importRow } from "../sheets/import-rows.ts";

const calls = 1000;
const rowCount = 5000;
/** All of them in 15 s. */
const everyMs = 15;

export async function benchLoad(): Promise<Figure[]> {
  const school = await makeLargeData(2000);
  // As `npm start` runs it, which has built the bundle before.
  const program = { program: ".cache/build.mjs", before: ["start"] };
  const server = new ServerProcess({ ...program, data: school.data });
  try {
    await server.ready();
    await server.signIn(new Map(school.accounts.map(({ email, password }) => [email, password])));
    const started = performance.now();
    const sent = { import_id: "bench-import-00001", duplicates: "stop", rows: rows() };
    const importing = server.post("/participants/imports", sent).then(({ code, message }) => {
      if (code !== responseCodes.success) throw new Error(`The import failed: ${message}`);
      return performance.now() - started;
    });
    const times: number[] = [];
    let failed = 0;
    const lists = Array.from({ length: calls }, async (_none, index) => {
      await new Promise((settle) => setTimeout(settle, index * everyMs));
      const begun = performance.now();
      const { code } = await server.get("/participants?per_page=50");
      if (code !== responseCodes.success) failed += 1;
      times.push(performance.now() - begun);
    });
    await Promise.all(lists);
    return [
      { name: `of ${calls} list calls in 15 s failed`, value: failed, unit: "", bound: 0 },
      { name: "a list call meanwhile, median", value: median(times), unit: "ms" },
      { name: "a list call meanwhile, longest", value: Math.max(...times), unit: "ms", bound: 300 },
      { name: `the import of ${rowCount} rows`, value: await importing, unit: "ms" },
      {
        name: "the server's memory afterwards",
        value: await memoryOf(server),
        unit: "MB",
        bound: 200,
      },
    ];
  } finally {
    await server.end("SIGTERM");
    await school.remove();
  }
}

/** Of the server and whatever it has left running; the database has its own bound. */
async function memoryOf({ child, postgresPid }: ServerProcess): Promise<number> {
  return (await memoryWithChildren(child.pid!, postgresPid)) / 1024 / 1024;
}

function rows() {
  return Array.from({ length: rowCount }, (_none, at) =>
    importRow(at, `LOAD-${String(at).padStart(5, "0")}`, { sesi: 1, jurusan_kode: "IPA" }),
  );
}
