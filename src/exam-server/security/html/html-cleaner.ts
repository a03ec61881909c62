// Cleans costly HTML in a thread, so that nobody else waits for it. Senders take turns: whoever sends much waits for themself.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import source from "thread:exam-server/security/html/html-cleaner-thread.ts";
import { logLine } from "../../log-line.ts";
import { wordsOf } from "../../start-error.ts";
import { createFairQueue } from "../fair-queue.ts";
import { sanitizeHtml } from "./sanitised-html.ts";

export type HtmlCleaner = {
  /** @param who the sender, by whom turns are taken */
  clean(who: string, html: string): Promise<string>;
  close(): Promise<void>;
};

/** A thread that nobody needs holds some 20 MB. */
const usualIdleMs = 60_000;

/** @param idleMs after so long without work the thread is ended; the next work starts another */
export function createHtmlCleaner(idleMs = usualIdleMs): HtmlCleaner {
  const queue = createFairQueue();
  let thread: Worker | null = null;
  let ending: ReturnType<typeof setTimeout> | undefined;

  function start(): Worker {
    const made = new Worker(source, { eval: true, env: {} });
    // One that ends while it is idle is replaced by the next work.
    made.on("error", (error) => logLine(`The thread for HTML failed: ${wordsOf(error)}`));
    made.on("exit", () => {
      if (thread === made) thread = null;
    });
    return made;
  }

  async function end(): Promise<void> {
    clearTimeout(ending);
    const ended = thread;
    thread = null;
    await ended?.terminate();
  }

  async function cleanInThread(html: string): Promise<string> {
    clearTimeout(ending);
    thread ??= start();
    try {
      return await answerOf(thread, html);
    } catch (error) {
      logLine(`HTML is cleaned without a thread: ${wordsOf(error)}`);
      await end();
      return sanitizeHtml(html);
    } finally {
      ending = setTimeout(() => void end(), idleMs).unref();
    }
  }

  return {
    clean: (who, html) => queue.take({ who }, () => cleanInThread(html))!,
    close: end,
  };
}

/** Whoever waits for an answer keeps this process alive, and an idle thread does not. */
async function answerOf(thread: Worker, html: string): Promise<string> {
  const ended = new AbortController();
  const { signal } = ended;
  thread.ref();
  thread.postMessage(html, []);
  try {
    const [answer] = await Promise.race([
      once(thread, "message", { signal }),
      once(thread, "exit", { signal }).then(([code]) => {
        throw new Error(`The thread ended with ${code}`);
      }),
    ]);
    return String(answer);
  } finally {
    ended.abort();
    thread.unref();
  }
}
