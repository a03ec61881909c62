// The envelope {code, message, data} around every answer, and the codes in it (spec 7 and 8).
// 00, 01, 12 and 99 are the spec's; the others are ours for what the spec calls "any other error".
export const responseCodes = {
  success: "00",
  warning: "01",
  invalidFields: "12",
  tooLarge: "13",
  tooManyRequests: "29",
  notSignedIn: "41",
  forbidden: "43",
  notFound: "44",
  conflict: "49",
  serverFault: "50",
  /** The database is away: what was asked last may or may not be saved. */
  unavailable: "53",
  diskFull: "57",
  /** Never sent by a server: the console's own code for failures on the way (no network, no JSON). */
  client: "99",
} as const;

export type ResponseCode = (typeof responseCodes)[keyof typeof responseCodes];

/** The HTTP status that travels with each code. */
export const httpStatusOf: Record<
  Exclude<ResponseCode, "99">,
  200 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503 | 507
> = {
  "00": 200,
  "01": 200,
  "12": 422,
  "13": 413,
  "29": 429,
  "41": 401,
  "43": 403,
  "44": 404,
  "49": 409,
  "50": 500,
  "53": 503,
  "57": 507,
};

export type Envelope<Data = unknown> = { code: string; message: string; data: Data };

/** `data` of code 12: the messages of each field, by the field's dotted path in the input. */
export type FieldErrors = Record<string, string>;
