// A chunk that is fetched when it is first needed. Chrome 109 and Firefox remember a failed import() for as long as the page
// lives (Chromium of today does not), so that a further attempt imports the chunk under an address of its own.

/** Fetches code, or what is made of it. It rejects when the code cannot be fetched now, and may be called again. */
export type Load<Part> = () => Promise<Part>;

type Chunk = {
  attempt: Promise<unknown> | null;
  /** Attempts that have failed: each address of a chunk is used for one attempt only. */
  failures: number;
};

/** By the file's name, since several parts may be in one chunk: a second copy would have a state of its own. */
const chunks = new Map<string, Chunk>();

/**
 * The export `name` of a module: `lazy(() => import("./user-form.tsx"), "UserForm")`. Concurrent calls share one request.
 * `importModule` holds nothing but the import(): its text says which file that is.
 */
export function lazy<Module, Name extends keyof Module & string>(
  importModule: () => Promise<Module>,
  name: Name,
): Load<Module[Name]> {
  return async () => (await importChunk(importModule))[name];
}

async function importChunk<Module>(importModule: () => Promise<Module>): Promise<Module> {
  const file = fileOf(importModule);
  if (file === null) return importModule();
  const chunk = chunks.get(file) ?? { attempt: null, failures: 0 };
  chunks.set(file, chunk);
  chunk.attempt ??= attempt(importModule, file, chunk).catch((error: unknown) => {
    chunk.attempt = null;
    chunk.failures += 1;
    throw error;
  });
  return chunk.attempt as Promise<Module>;
}

async function attempt(importModule: Load<unknown>, file: string, { failures }: Chunk) {
  try {
    return await importModule();
  } catch (error) {
    if (failures === 0) throw error;
    // Only for an address that has failed: the module was never evaluated under it.
    const address = `${file}?retry=${failures}`;
    try {
      return await import(address);
    } catch {
      const answer = await fetch(file).catch(() => null);
      // Without an answer the caller checks whether the server can be reached. The first error is thrown, since it names the file.
      throw answer?.ok === false ? new MissingFileError(file) : error;
    }
  }
}

/** The server answers the request for a chunk with an error: to reload the page would not help. */
export class MissingFileError extends Error {}

/** The address of the chunk in the built console, "/adm/user-form-4XKZQ2LD.js"; null: not built, where nothing is fetched. */
function fileOf(importModule: Load<unknown>): string | null {
  return /import\(\s*"([^"]+\.js)"\s*\)/u.exec(String(importModule))?.[1] ?? null;
}
