// HTML to the editor's document and back. What is written holds only what contract/questions/rich-text.ts allows.
import { DOMParser as DocumentParser, DOMSerializer, Fragment, type Node } from "prosemirror-model";
import { pendingAddress, schema } from "../schema.ts";

const parser = DocumentParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

/** Any HTML; what the schema does not know is left out. Nothing of it runs or loads. */
export function readDocument(html: string): Node {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, "text/html");
  return parser.parse(body);
}

/** Empty text for a document without anything in it. Pictures that are still being uploaded are left out. */
export function writeDocument(doc: Node): string {
  if (isBlank(doc)) return "";
  // Of a document of its own: an <img> that the page owns would be fetched once more.
  const inert = document.implementation.createHTMLDocument("");
  const holder = inert.createElement("div");
  holder.append(serializer.serializeFragment(asWritten(doc).content, { document: inert }));
  return holder.innerHTML;
}

function isBlank(doc: Node): boolean {
  const only = doc.childCount === 1 ? doc.firstChild : null;
  return only?.type === schema.nodes.paragraph && only.content.size === 0;
}

/** Without pictures that are still being sent, and with tokens as the text that they are outside the editor. */
function asWritten(node: Node): Node {
  if (node.isText || node.isLeaf) return node;
  return node.copy(contentAsWritten(node.content));
}

export function contentAsWritten(content: Fragment): Fragment {
  const kept: Node[] = [];
  content.forEach((child) => {
    const { type, attrs, marks } = child;
    if (type === schema.nodes.token) kept.push(schema.text(`[[${attrs["id"]}]]`, marks));
    else if (type !== schema.nodes.image || !pendingAddress.test(String(attrs["src"]))) {
      kept.push(asWritten(child));
    }
  });
  return Fragment.from(kept);
}
