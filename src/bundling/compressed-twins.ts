// A gzip and a brotli twin beside each text file, so that the exam server need not compress anything.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The last two of eleven take most of the build's time, for browsers that ask by https alone. */
const brotliQuality = 9;

const textFile = /\.(?:html|js|css|svg|json|txt)$/u;

export async function writeTwins(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter((name) => textFile.test(name)).map((name) => writeTwin(join(folder, name))),
  );
}

async function writeTwin(path: string): Promise<void> {
  const bytes = await readFile(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } };
  await Promise.all([
    writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 })),
    writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality)),
  ]);
}
