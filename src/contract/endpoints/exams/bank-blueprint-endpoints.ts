// The server parts of the calls in bank-blueprints.ts.
import * as contract from "../../exams/bank-blueprints.ts";
import { recordInput } from "../../calls/fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const bankBlueprintEndpoints = endpoints(["0010A"], {
  getBankBlueprint: endpoint(contract.getBankBlueprint, {
    summary: "What a bank's questions ask, by competence",
    input: recordInput,
    output: contract.bankBlueprint,
  }),
});
