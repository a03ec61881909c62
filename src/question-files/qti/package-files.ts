// Finds the files of a package by the addresses that its items use, and keeps those that are used, under one name each.
import type { ImportedFile } from "../imported-question.ts";

/** Names stand in ids of at most 64 characters, after "import:". */
const longestName = 50;

export type PackageFiles = {
  /** The path in the package that an address in the file `from` means; null: not there, or on another host. */
  find: (address: string, from: string) => string | null;
  bytes: (path: string) => Uint8Array;
  /** Marks the file as used. Answers `import:` and its name. */
  use: (path: string) => string;
  /** A file that stands in the address itself, as some tools write pictures; null: not that. */
  useEmbedded: (address: string) => string | null;
  used: () => ImportedFile[];
};

export function packageFiles(parts: ReadonlyMap<string, Uint8Array>): PackageFiles {
  const names = new Map<string, string>();
  const embedded = new Map<string, Uint8Array>();
  const paths = [...parts.keys()];
  return {
    find(address, from) {
      if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(address)) return null;
      const wanted = resolved(address, from);
      return candidates(wanted, from).find((path) => parts.has(path)) ?? nearestPath(wanted, paths);
    },
    bytes: (path) => parts.get(path) ?? new Uint8Array(),
    use(path) {
      const known = names.get(path);
      if (known !== undefined) return `import:${known}`;
      const name = freeName(path, new Set(names.values()));
      names.set(path, name);
      return `import:${name}`;
    },
    useEmbedded(address) {
      const bytes = embeddedBytes(address);
      if (bytes === null) return null;
      const kind = /^data:\w+\/(\w+)/u.exec(address)?.[1] ?? "bin";
      const name = names.get(address) ?? freeName(`berkas.${kind}`, new Set(names.values()));
      names.set(address, name);
      embedded.set(address, bytes);
      return `import:${name}`;
    },
    used: () =>
      [...names].map(([path, name]) => ({
        name,
        bytes: parts.get(path) ?? embedded.get(path) ?? new Uint8Array(),
      })),
  };
}

/** Packages made on Windows mix up capitals; a bare item comes without its folders. */
function nearestPath(wanted: string, paths: readonly string[]): string | null {
  const lower = wanted.toLowerCase();
  const exact = paths.find((path) => path.toLowerCase() === lower);
  if (exact !== undefined) return exact;
  const name = baseName(lower);
  const same = paths.filter((path) => baseName(path).toLowerCase() === name);
  return same.length === 1 ? (same[0] ?? null) : null;
}

function embeddedBytes(address: string): Uint8Array | null {
  const text = /^data:[\w/+.-]+;base64,([\w+/=\s]+)$/u.exec(address)?.[1];
  if (text === undefined) return null;
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch {
    // Cut off; the caller says that the file is missing.
    return null;
  }
}

function candidates(wanted: string, from: string): string[] {
  const [root] = from.includes("/") ? from.split("/") : [];
  return root === undefined ? [wanted] : [wanted, `${root}/${wanted}`];
}

function resolved(address: string, from: string): string {
  const plain = decoded(address.replace(/[?#].*$/su, "").replaceAll("\\", "/"));
  const steps = plain.startsWith("/") ? [] : from.split("/").slice(0, -1);
  for (const step of plain.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    // A lone % is part of the name.
    return address;
  }
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function freeName(path: string, taken: ReadonlySet<string>): string {
  const plain =
    baseName(path)
      .replace(/[^\w.-]+/gu, "_")
      .slice(-longestName) || "berkas";
  let name = plain;
  for (let count = 2; taken.has(name); count += 1) name = `${count}-${plain}`;
  return name;
}
