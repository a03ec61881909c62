// Faults of the database that a person can do something about: two people saved at the same moment, and the checks
// that the handlers make beforehand came too early to see it; a full disk; a database that is away.
import { responseCodes } from "../../contract/calls/envelope.ts";
import { DatabaseSilent } from "./pool/response-watch.ts";
import { conflict, invalidFields, Refusal } from "../http/refusal.ts";

const uniqueViolation = "23505";
const foreignKeyViolation = "23503";
/** A deadlock, or a transaction that could not be put in a row with another. Trying again helps. */
const collisions: readonly unknown[] = ["40P01", "40001"];

/** PostgreSQL's classes: connections (08), no more of them or no memory (53), shut down or starting (57P). */
const isAwayState = /^(?:08|53|57P)/u;
/** What the driver says itself. */
const isAwayText =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/u;
const diskFull = "53100";
const retryAfterSeconds = 3;

function isAway(error: Error): boolean {
  const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown };
  const isCut = code === "ECONNRESET" || code === "EPIPE" || syscall === "connect";
  return (
    isCut ||
    error instanceof DatabaseSilent ||
    isAwayState.test(String(code)) ||
    isAwayText.test(error.message)
  );
}

export function databaseRefusal(error: Error): Refusal | null {
  const { code, constraint, severity } = error as Error & {
    code?: unknown;
    constraint?: unknown;
    severity?: unknown;
  };
  if (code === uniqueViolation) {
    if (constraint === "participants_no_ujian") {
      return invalidFields({ no_ujian: "Nomor ujian ini baru saja dipakai oleh peserta lain." });
    }
    if (constraint === "participants_nisn") {
      return invalidFields({ nisn: "NISN ini baru saja dipakai oleh peserta lain." });
    }
    if (constraint === "groups_name") {
      return invalidFields({
        name: "Nama ini baru saja dipakai oleh group lain di tempat yang sama.",
      });
    }
    if (constraint === "users_email") {
      return invalidFields({ email: "E-mail ini baru saja dipakai oleh pengguna lain." });
    }
    // How a migration calls the index of a table's codes.
    if (String(constraint).endsWith("_kode")) {
      return invalidFields({ kode: "Kode ini baru saja dipakai oleh baris lain." });
    }
    return conflict(
      "Data yang sama baru saja disimpan oleh orang lain. Muat ulang, lalu coba lagi.",
    );
  }
  if (code === foreignKeyViolation) {
    return conflict("Data yang dipakai di sini baru saja dihapus. Muat ulang, lalu coba lagi.");
  }
  if (collisions.includes(code)) {
    return conflict("Ada perubahan lain pada saat yang sama; tidak ada yang disimpan. Coba lagi.");
  }
  // Otherwise PostgreSQL has ended while it wrote a commit into its log: it may be found there at the next start.
  if (code === diskFull && severity === "ERROR") {
    return new Refusal(
      responseCodes.diskFull,
      "Disk server penuh; tidak ada yang disimpan. Beri tahu pengelola server.",
    );
  }
  if (isAway(error)) {
    return new Refusal(
      responseCodes.unavailable,
      "Database server sedang tidak dapat dipakai. Coba lagi sebentar lagi, dan periksa apakah perubahan terakhir tersimpan. Bila berulang, beri tahu pengelola server.",
      null,
      { retryAfter: retryAfterSeconds },
    );
  }
  return null;
}
