// Small Word documents for tests, as the unzipped files that a reader is given.

type Extras = {
  /** By file name under word/media/; its relationship has the name without its ending as id. */
  media?: Readonly<Record<string, Uint8Array>>;
  numbering?: string;
  styles?: string;
};

const namespaces = [
  ["w", "http://schemas.openxmlformats.org/wordprocessingml/2006/main"],
  ["m", "http://schemas.openxmlformats.org/officeDocument/2006/math"],
  ["r", "http://schemas.openxmlformats.org/officeDocument/2006/relationships"],
]
  .map(([prefix, address]) => `xmlns:${prefix}="${address}"`)
  .join(" ");
const types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export function wordDocument(body: string, extras: Extras = {}): Map<string, Uint8Array> {
  const encoder = new TextEncoder();
  const parts = new Map<string, Uint8Array>();
  const write = (path: string, text: string) => parts.set(path, encoder.encode(text));
  const links = ["numbering", "styles"].map(
    (name) => `<Relationship Id="${name}" Type="${types}/${name}" Target="${name}.xml"/>`,
  );
  for (const [name, bytes] of Object.entries(extras.media ?? {})) {
    parts.set(`word/media/${name}`, bytes);
    const id = name.replace(/\.\w+$/u, "");
    links.push(`<Relationship Id="${id}" Type="${types}/image" Target="media/${name}"/>`);
  }
  write("word/document.xml", `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`);
  write("word/_rels/document.xml.rels", `<Relationships>${links.join("")}</Relationships>`);
  if (extras.numbering)
    write("word/numbering.xml", `<w:numbering ${namespaces}>${extras.numbering}</w:numbering>`);
  if (extras.styles)
    write("word/styles.xml", `<w:styles ${namespaces}>${extras.styles}</w:styles>`);
  return parts;
}

export function run(text: string, properties = ""): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** `content`: runs, or a plain text. */
export function paragraph(content: string, properties = ""): string {
  const inner = content.startsWith("<") || content === "" ? content : run(content);
  return `<w:p><w:pPr>${properties}</w:pPr>${inner}</w:p>`;
}

/** A cell holds paragraphs, runs or a plain text. */
export function cell(content: string, properties = ""): string {
  const isBlocks = /^<w:(?:p|tbl)>/u.test(content);
  return `<w:tc><w:tcPr>${properties}</w:tcPr>${isBlocks ? content : paragraph(content)}</w:tc>`;
}

export function row(...cells: string[]): string {
  return `<w:tr>${cells.map((each) => (each.startsWith("<w:tc>") ? each : cell(each))).join("")}</w:tr>`;
}

export function table(...rows: (readonly string[])[]): string {
  return `<w:tbl>${rows.map((cells) => row(...cells)).join("")}</w:tbl>`;
}

export function picture(id: string, alt = ""): string {
  return (
    `<w:r><w:drawing><wp:inline xmlns:wp="x"><wp:extent cx="952500" cy="476250"/><wp:docPr descr="${alt}"/>` +
    `<a:blip xmlns:a="x" r:embed="${id}"/></wp:inline></w:drawing></w:r>`
  );
}

/** The first bytes of a PNG of that size: enough to be known as one. */
export function pngBytes(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}
