// Why a file as a whole is not taken. What is said about it stands in file-fault-messages.ts, so that a worker need
// not know the language. Faults of single cells are not here but in domain/.

export const maxFileBytes = 20 * 1024 * 1024;
/** What one sheet of a file may unpack to; 10,000 wide rows need a fifth of it. */
export const maxUnpackedBytes = 60 * 1024 * 1024;

export type FileFaultCode =
  | "empty"
  | "too-big"
  | "unreadable"
  | "encrypted"
  | "xls"
  | "doc"
  | "ole"
  | "docx"
  | "pptx"
  | "ods"
  | "xlsb"
  | "numbers"
  | "zip"
  | "html"
  | "xml"
  | "pdf"
  | "rtf"
  | "image"
  | "binary"
  | "bomb"
  | "damaged"
  | "no-sheet"
  | "not-started"
  | "stopped"
  | "too-many-rows"
  | "no-rows"
  | "open-quote";

/** What a sentence names beside the code. */
export type FileFaultDetails = { sheet?: string; limit?: number; row?: number };

export class FileFault extends Error {
  readonly code: FileFaultCode;
  readonly details: FileFaultDetails;

  constructor(code: FileFaultCode, details: FileFaultDetails = {}) {
    super(code);
    this.name = "FileFault";
    this.code = code;
    this.details = details;
  }
}
