// The bytes of a request, within a bound of their own and of the time that they take: whoever sends too much or lets them
// drip is refused, and the connection ends with the answer.
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { Refusal, refusedFor } from "../refusal.ts";

/** How long a body of fields may take, and a file may stand still. */
export const bodyPatienceMs = 30_000;
/** A body of fields gets a second more for each of these: forty megabytes take longer on a school's wireless. */
const bytesPerSecond = 256 * 1024;

/** When the next piece must have come, by `performance.now()`; `received`: bytes so far. */
export type Deadline = (received: number) => number;

/** For fields, which are of use only once all of them are there. */
export function deadlineOfWhole(patienceMs: number): Deadline {
  const began = performance.now();
  return (received) => began + patienceMs + (received / bytesPerSecond) * 1000;
}

/** For a file, which may take as long as it goes on. */
export function deadlineOfNext(patienceMs: number): Deadline {
  return () => performance.now() + patienceMs;
}

/** Read only as fast as it is asked for. @throws Refusal, at once or from the stream */
export function boundedBody(
  request: Request,
  maxBytes: number,
  deadline: Deadline,
  refusal = () => tooLarge(maxBytes),
): ReadableStream<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw refusal();
  const reader = request.body?.getReader();
  let length = 0;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (!reader) return controller.close();
    const { done, value } = await nextInTime(reader, deadline(length) - performance.now());
    if (done) return controller.close();
    length += value.byteLength;
    if (length > maxBytes) {
      await reader.cancel();
      throw refusal();
    }
    controller.enqueue(value);
  };
  return new ReadableStream(
    { pull, cancel: (reason) => reader?.cancel(reason) },
    { highWaterMark: 0 },
  );
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function nextInTime(reader: Reader, leftMs: number): ReturnType<Reader["read"]> {
  try {
    return await inTime(reader.read(), leftMs);
  } catch (error) {
    // Not waited for: what never comes cannot be cancelled in time either.
    reader.cancel().catch(() => undefined);
    throw error;
  }
}

/** What nearly all calls send: as one piece it costs a quarter. */
const smallBytes = 64 * 1024;

/** Null: it does not say that it is small. HTTP itself cuts off what is longer than was said. @throws Refusal */
export async function smallBody(
  request: Request,
  maxBytes: number,
  patienceMs: number,
): Promise<Uint8Array | null> {
  const said = Number(request.headers.get("content-length") ?? Infinity);
  if (!(said <= Math.min(maxBytes, smallBytes))) return null;
  return new Uint8Array(await inTime(request.arrayBuffer(), patienceMs));
}

async function inTime<Result>(coming: Promise<Result>, leftMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_settle, fail) => {
    timer = setTimeout(() => fail(tooSlow()), Math.max(leftMs, 0));
  });
  const whole = coming.catch(() => {
    // The connection broke: nobody will read the answer, and it is no fault of ours to log.
    throw refusedFor("interrupted", "Pengiriman terputus; tidak ada yang disimpan.");
  });
  try {
    return await Promise.race([whole, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

function tooSlow(): Refusal {
  return refusedFor(
    "interrupted",
    "Data tidak selesai terkirim tepat waktu; tidak ada yang disimpan. Periksa jaringan, lalu coba lagi.",
  );
}

function tooLarge(maxBytes: number): Refusal {
  const mebibyte = 1024 * 1024;
  const bound =
    maxBytes >= mebibyte
      ? `${Math.floor(maxBytes / mebibyte)} MB`
      : `${Math.floor(maxBytes / 1024)} KB`;
  return new Refusal(
    responseCodes.tooLarge,
    `Data yang dikirim terlalu besar (paling besar ${bound}). Perkecil, atau kirim dalam beberapa bagian.`,
  );
}
