// What each code of a refusal means, in words, for the OpenAPI document.
import type { responseCodes } from "../calls/envelope.ts";

type RefusalName = Exclude<keyof typeof responseCodes, "success" | "warning" | "client">;

export const refusalMeanings: Record<RefusalName, string> = {
  invalidFields:
    "Code 12. The input is not as the schema says. `data` has a message for each field, by the field's dotted path.",
  tooLarge: "Code 13. The body is larger than this call allows.",
  tooManyRequests: "Code 29. Too many of these calls. `Retry-After` says when to try again.",
  notSignedIn: "Code 41. No token, a token that is over, or a wrong password.",
  forbidden: "Code 43. The caller may not do this.",
  notFound: "Code 44. What the path names does not exist, or is not the caller's.",
  conflict: "Code 49. It cannot be done now, or somebody else has changed it meanwhile.",
  serverFault: "Code 50. A fault of the server. Nothing was stored.",
  unavailable:
    "Code 53. The database cannot be reached. The call may or may not have been stored. `Retry-After` says when to try again.",
  diskFull: "Code 57. The disk of the server is full. Nothing was stored.",
};
