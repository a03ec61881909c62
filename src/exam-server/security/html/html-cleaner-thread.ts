// The thread in which costly HTML is cleaned (html-cleaner.ts). It ends with the server.
import { parentPort } from "node:worker_threads";
import { sanitizeHtml } from "./sanitised-html.ts";

parentPort!.on("message", (html: string) => parentPort!.postMessage(sanitizeHtml(html), []));
