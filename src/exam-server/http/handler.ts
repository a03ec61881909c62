// What a handler is given and how it may run. The router supplies it; handlers know nothing of HTTP.
import type { InferInput, InferOutput } from "valibot";
import type { Endpoint } from "../../contract/endpoints/endpoint.ts";
import type { PermissionCode } from "../../contract/staff/permissions.ts";
import type { AuditEntry } from "../records/audit-trail.ts";
import type { Db } from "../database/database.ts";
import type { Caller } from "../security/caller.ts";
import type { Sitter } from "../security/participant-tokens.ts";
import type { Services } from "./services.ts";

export type Call = {
  db: Db;
  /** Of the staff; null for endpoints of public access and for those of participants. */
  caller: Caller | null;
  /** Null for everybody else's endpoints. */
  sitter: Sitter | null;
  services: Services;
  at: Date;
  /** The address the call came from. */
  ip: string;
  /** The Host header, and what the browser says that it is. */
  host: string;
  agent: string;
  /** The mark that an earlier sign-in has given the browser (`markDevice`); empty: none. */
  deviceMark: string;
  /** What came with an endpoint that takes a file; empty for every other. */
  file: Uint8Array<ArrayBuffer>;
  /** See `uploadOf`; null for an endpoint that takes none. */
  upload: ReadableStream<Uint8Array> | null;
  /** Fires when the person gave up waiting. */
  signal: AbortSignal;
  audit(entry: AuditEntry | readonly AuditEntry[]): Promise<void>;
  /** Done after the transaction is committed, and not at all when it is not. */
  afterCommit(action: () => void): void;
  /** The answer gets code 01 with these words instead of 00. */
  warn(message: string): void;
  /** The browser keeps the mark, and sends it with the next sign-in. */
  markDevice(mark: string): void;
};

/** A call whose work before the transaction is long: it opens its one transaction itself. */
export type StagedCall = Call & {
  inTransaction<Result>(work: (call: Call) => Promise<Result>): Promise<Result>;
};

type Input<E extends Endpoint> = InferOutput<E["input"]>;
type Output<E extends Endpoint> = InferInput<E["output"]>;

export type Handler<E extends Endpoint> =
  /** Changes nothing: needs no transaction. */
  | { read(input: Input<E>, call: Call): Promise<Output<E>> }
  /** Runs in one transaction. */
  | { write(input: Input<E>, call: Call): Promise<Output<E>> }
  | { staged(input: Input<E>, call: StagedCall): Promise<Output<E>> };

/** A handler for each endpoint of a contract file. */
export type HandlersOf<Group extends Record<keyof Group, Endpoint>> = {
  [Name in keyof Group]: Handler<Group[Name]>;
};

/** The signed-in person of a call that nobody else can make. */
export function callerOf(call: Pick<Call, "caller">): Caller {
  if (!call.caller) throw new Error("The endpoint's access let nobody in particular through");
  return call.caller;
}

/** The participant of a call that nobody else can make. */
export function sitterOf(call: Pick<Call, "sitter">): Sitter {
  if (!call.sitter) throw new Error("The endpoint's access let somebody else through");
  return call.sitter;
}

/** Whether the person has the permission: for what only some of those see who may make the call. */
export function holds(code: PermissionCode, call: Pick<Call, "caller">): boolean {
  return callerOf(call).menus[code] === true;
}

/**
 * The bytes that come with an endpoint that takes an upload, as fast as they are read. Not within a transaction: the
 * others would wait for somebody's line. Reading throws a Refusal when they are too many or break off.
 */
export function uploadOf({ upload }: Pick<Call, "upload">): ReadableStream<Uint8Array> {
  if (!upload) throw new Error("The endpoint takes no upload");
  return upload;
}
