// What a file really is, by its first bytes; names and extensions are not believed.
import type { FileFaultCode } from "./file-fault.ts";

type FileKind = { is: "zip" } | { is: "text" } | { is: "faulty"; code: FileFaultCode };

const oleSignature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const signatures: readonly { bytes: readonly number[]; code: FileFaultCode }[] = [
  { bytes: [0x25, 0x50, 0x44, 0x46], code: "pdf" },
  { bytes: [0x7b, 0x5c, 0x72, 0x74, 0x66], code: "rtf" },
  { bytes: [0x89, 0x50, 0x4e, 0x47], code: "image" },
  { bytes: [0xff, 0xd8, 0xff], code: "image" },
  { bytes: [0x47, 0x49, 0x46, 0x38], code: "image" },
  { bytes: [0x52, 0x61, 0x72, 0x21], code: "zip" },
  { bytes: [0x37, 0x7a, 0xbc, 0xaf], code: "zip" },
  { bytes: [0x1f, 0x8b], code: "zip" },
  // Excel before 1997, without the OLE container.
  { bytes: [0x09, 0x08], code: "xls" },
  { bytes: [0x09, 0x04], code: "xls" },
];

/** Streams of an OLE file that tell what is in it, the surest first. */
const oleStreams: readonly { name: string; code: FileFaultCode }[] = [
  { name: "EncryptedPackage", code: "encrypted" },
  { name: "EncryptionInfo", code: "encrypted" },
  { name: "WordDocument", code: "doc" },
  { name: "Workbook", code: "xls" },
  { name: "Book", code: "xls" },
];

export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return faulty("empty");
  if (startsWith(bytes, oleSignature)) return faulty(oleKind(bytes));
  // Every zip begins with an entry or, when it holds none, with its end.
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06])) {
    return { is: "zip" };
  }
  const known = signatures.find((each) => startsWith(bytes, each.bytes));
  if (known) return faulty(known.code);
  const code = markupKind(bytes);
  return code === null ? { is: "text" } : faulty(code);
}

function faulty(code: FileFaultCode): FileKind {
  return { is: "faulty", code };
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

function oleKind(bytes: Uint8Array): FileFaultCode {
  return oleStreams.find(({ name }) => holdsWide(bytes, name))?.code ?? "ole";
}

/** OLE directories name their streams in UTF-16. */
function holdsWide(bytes: Uint8Array, name: string): boolean {
  const first = name.charCodeAt(0);
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let same = 0;
    while (
      same < name.length &&
      bytes[at + same * 2] === name.charCodeAt(same) &&
      bytes[at + same * 2 + 1] === 0
    ) {
      same += 1;
    }
    if (same === name.length) return true;
  }
  return false;
}

/** Some systems export an HTML table or old XML and call it .xls. */
function markupKind(bytes: Uint8Array): FileFaultCode | null {
  const start = String.fromCharCode(...bytes.subarray(0, 1024))
    .replace(/^[^\x20-\x7e]+|\0/gu, "")
    .trimStart()
    .toLowerCase();
  if (/^<(?:!doctype html|html|head|meta|style|table|body|div|!--)/u.test(start)) return "html";
  if (start.startsWith("<?xml")) return start.includes("<html") ? "html" : "xml";
  return null;
}
