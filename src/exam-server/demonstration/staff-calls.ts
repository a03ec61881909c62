// Calls of the account that prepares the demonstration's exams, by contract and within this process: the server judges them as
// those of any member of staff.
import {
  sendsQuery,
  type Call,
  type CallInput,
  type CallOutput,
} from "../../contract/calls/call.ts";
import type { Envelope } from "../../contract/calls/envelope.ts";
import type { ExamServer } from "../create-exam-server.ts";

/** @throws Error for a refusal */
export type StaffCalls = <C extends Call>(call: C, input: CallInput<C>) => Promise<CallOutput<C>>;

export function createStaffCalls({ fetch }: Pick<ExamServer, "fetch">, token: string): StaffCalls {
  return async (call, input) => {
    const rest = { ...(input as Record<string, unknown>) };
    const path = call.path.replace(/\{(\w+)\}/gu, (_place, name: string) => {
      const value = encodeURIComponent(String(rest[name]));
      delete rest[name];
      return value;
    });
    const url = new URL(path, "http://demonstration");
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const isQuery = sendsQuery(call);
    if (isQuery)
      for (const [name, value] of Object.entries(rest)) url.searchParams.set(name, String(value));
    const body = isQuery ? {} : { body: JSON.stringify(rest) };
    const response = await fetch(new Request(url, { method: call.method, headers, ...body }));
    const { code, message, data } = (await response.json()) as Envelope<CallOutput<typeof call>>;
    if (code === "00" || code === "01") return data;
    throw new Error(`${call.path}: ${message} ${JSON.stringify(data)}`);
  };
}
