// The embedded exam server under a school's load: 1,000 list calls a minute while an import runs, none of which may fail.
import { importParticipants, listParticipants } from "../../contract/participants.ts";
import type { Figure } from "./figure.ts";
import { median } from "./figure.ts";
import { openLargeSchool, tokenOf } from "./large-school.ts";

const calls = 1000;
const rowCount = 5000;
/** A minute's calls in a quarter of it: four times what is asked for. */
const everyMs = 15;

export async function benchLoad(): Promise<Figure[]> {
  const school = await openLargeSchool(2000);
  try {
    const token = await tokenOf(school);
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const at = (path: string) => new URL(path, school.server.url);
    const started = performance.now();
    const importing = fetch(at(importParticipants.path), {
      method: "POST",
      headers,
      body: JSON.stringify({ import_id: "bench-import-00001", duplicates: "stop", rows: rows() }),
    }).then(async (response) => {
      if (!response.ok) throw new Error(`The import failed: ${await response.text()}`);
      return performance.now() - started;
    });
    const times: number[] = [];
    let failed = 0;
    const lists = Array.from({ length: calls }, async (_none, index) => {
      await new Promise((settle) => setTimeout(settle, index * everyMs));
      const begun = performance.now();
      const response = await fetch(at(`${listParticipants.path}?per_page=50`), { headers });
      if (!response.ok) failed += 1;
      await response.arrayBuffer();
      times.push(performance.now() - begun);
    });
    await Promise.all(lists);
    return [
      { name: `of ${calls} list calls in 15 s failed`, value: failed, unit: "", bound: 0 },
      { name: "a list call meanwhile, median", value: median(times), unit: "ms" },
      { name: "a list call meanwhile, longest", value: Math.max(...times), unit: "ms" },
      { name: `the import of ${rowCount} rows`, value: await importing, unit: "ms" },
    ];
  } finally {
    await school.close();
  }
}

function rows() {
  return Array.from({ length: rowCount }, (_none, index) => ({
    row: index + 2,
    no_ujian: `LOAD-${String(index).padStart(5, "0")}`,
    nama: `Peserta ${index}`,
    sesi: 1,
    password: "",
    jurusan_kode: "IPA",
    agama_kode: "ISLAM",
    group: null,
    antiblock: null,
    status: null,
    block_reason: "",
  }));
}
