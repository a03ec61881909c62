// A gzip and a brotli twin beside each text file, so that the exam server need not compress anything.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { gzip } from "libdeflate";

/** On plain http browsers ask for gzip alone: three percent fewer bytes than zlib makes of them, in half a second for all. */
const gzipLevel = 12;
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
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    // As much as the file needs: the usual window is cleared anew for each of hundreds of small files.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      22,
      Math.max(16, Math.ceil(Math.log2(bytes.length)) + 1),
    ),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    writeFile(`${path}.gz`, gzip(bytes, gzipLevel)),
    writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params })),
  ]);
}
