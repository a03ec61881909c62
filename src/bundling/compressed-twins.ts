// A gzip and a brotli twin beside each text file, so that the exam server need not compress anything.
import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { copyFile, rename, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { gzip } from "libdeflate";
import { cacheFolder } from "./bundle-settings.ts";

/** On plain http browsers ask for gzip alone: three percent fewer bytes than zlib makes of them. Two steps more save one KiB of all for 0.2 s. */
const gzipLevel = 10;
/** For browsers that ask by https alone. Each step up to the eleventh takes longer: from here to the ninth is four KiB of all. */
const brotliQuality = 6;

const textFile = /\.(?:html|js|css|svg|json|txt)$/u;

/** Of the files whose path in the folder is wanted, and that are text. */
export async function writeTwins(
  folder: string,
  isWanted: (path: string) => boolean = () => true,
): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const wanted = paths.filter((path) => textFile.test(path) && isWanted(path));
  await Promise.all(wanted.map((path) => writeTwin(join(folder, path))));
}

/** What was compressed by an earlier build: most files of a build are those of the one before it. Named by what they hold. */
const kept = join(cacheFolder, "twins");
const keptMs = 24 * 3_600_000;

/** Those that no build has used for a day. Two builds may both be at it. */
export function removeOldTwins(): void {
  mkdirSync(kept, { recursive: true });
  const oldest = Date.now() - keptMs;
  for (const name of readdirSync(kept)) {
    const path = join(kept, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && found.mtimeMs < oldest) rmSync(path, { force: true });
  }
}

async function writeTwin(path: string): Promise<void> {
  const bytes = readFileSync(path);
  const hash = createHash("sha256").update(`${gzipLevel} ${brotliQuality} `).update(bytes);
  const known = join(kept, hash.digest("hex"));
  const now = new Date();
  const taken = await Promise.allSettled(
    [".gz", ".br"].map(async (ending) => {
      await copyFile(`${known}${ending}`, `${path}${ending}`);
      await utimes(`${known}${ending}`, now, now);
    }),
  );
  if (taken.every(({ status }) => status === "fulfilled")) return;
  await compress(path, bytes);
  mkdirSync(kept, { recursive: true });
  for (const ending of [".gz", ".br"]) {
    // Renamed once it is whole: a build that is interrupted keeps no half of it. Two files may hold the same.
    const draft = `${known}${ending}-${randomUUID()}`;
    await copyFile(`${path}${ending}`, draft);
    await rename(draft, `${known}${ending}`);
  }
}

async function compress(path: string, bytes: Buffer): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    // As much as the file needs: the usual window is cleared anew for each of hundreds of small files.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      22,
      Math.max(16, Math.ceil(Math.log2(bytes.length)) + 1),
    ),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  // In threads of its own, as is the writing.
  const brotli = promisify(brotliCompress)(bytes, { params });
  await Promise.all([
    writeFile(`${path}.gz`, gzip(bytes, gzipLevel)),
    brotli.then((compressed) => writeFile(`${path}.br`, compressed)),
  ]);
}
