// A gzip and a brotli twin beside each text file, so that the exam server need not compress anything.
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { gzip } from "libdeflate";

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

async function writeTwin(path: string): Promise<void> {
  const bytes = readFileSync(path);
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
