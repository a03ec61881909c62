// The server part of a call: who may make it, by which schemas its input and its answer are checked, and how large its body
// may be. The exam server and the OpenAPI document read it; no script of the console contains it, because it is a value of
// its own that the console never names (contract-bundle.test.ts).
import type { GenericSchema, InferInput, InferOutput } from "valibot";
import type { PermissionCode } from "../staff/permissions.ts";
import type { Call, CallInput, CallOutput } from "../calls/call.ts";
import type { RefusalCause } from "../sitting/refusal-causes.ts";

/**
 * Who may call: anybody, any of the staff who is signed in, holders of one of the codes (any one suffices), or a participant
 * who is signed in. The exam server decides; the console only hides what would be refused.
 */
export type Access = "public" | "signed-in" | "participant" | readonly PermissionCode[];

type ServerPart<Input extends GenericSchema, Output extends GenericSchema> = {
  summary: string;
  input: Input;
  output: Output;
  /** Where it differs from the other endpoints of its file. */
  access?: Access;
  /** The largest size in bytes of a file that the call sends. */
  file?: { maxBytes: number };
  /** As `file`, but too large to be kept in memory: the server reads it piece by piece. */
  upload?: {
    maxBytes: number;
    /** What a participant is told who can do something about the size. */
    tooLarge?: { cause: RefusalCause; message: string };
  };
  /** Of a JSON body, where a megabyte is too little; what its schema accepts bounds it besides. */
  maxBodyBytes?: number;
};

/** A call with its server part. Without type arguments: any endpoint. */
export type Endpoint<
  C extends Call = Call,
  Input extends GenericSchema = GenericSchema,
  Output extends GenericSchema = GenericSchema,
> = C & ServerPart<Input, Output> & { access: Access };

/** What `endpoints` makes an endpoint of. */
type Definition<
  C extends Call = Call,
  Input extends GenericSchema = GenericSchema,
  Output extends GenericSchema = GenericSchema,
> = ServerPart<Input, Output> & { call: C };

export function endpoint<C extends Call, Input extends GenericSchema, Output extends GenericSchema>(
  call: C,
  part: ServerPart<Input, Output>,
): Definition<C, Input, Output> {
  return { call, ...part };
}

type Definitions = Record<string, Definition>;
/** The endpoints of one contract file, by the names of their calls. */
type Endpoints<Defined extends Definitions> = {
  readonly [Name in keyof Defined]: Endpoint<
    Defined[Name]["call"],
    Defined[Name]["input"],
    Defined[Name]["output"]
  >;
};

type Identical<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Types<Defined extends Definition> = {
  ofCall: [CallInput<Defined["call"]>, CallOutput<Defined["call"]>];
  ofSchemas: [InferInput<Defined["input"]>, InferOutput<Defined["output"]>];
};
/** Each whose schemas have other types than its call becomes one that no value fits. */
type Checked<Defined extends Definitions> = {
  [Name in keyof Defined]: Identical<
    Types<Defined[Name]>["ofCall"],
    Types<Defined[Name]>["ofSchemas"]
  > extends true
    ? unknown
    : { "the schemas are not those of the call": Types<Defined[Name]> };
};

/** The endpoints of a contract file. `access`: of each that names none of its own. */
export function endpoints<Defined extends Definitions>(
  access: Access,
  defined: Defined & Checked<Defined>,
): Endpoints<Defined> {
  const whole = ({ call, ...part }: Definition): Endpoint => ({
    ...call,
    access,
    ...part,
  });
  return Object.fromEntries(
    Object.entries<Definition>(defined).map(([name, one]) => [name, whole(one)]),
  ) as Record<string, Endpoint> as Endpoints<Defined>;
}
