// The server parts of the calls in placements.ts.
import * as contract from "../../exams/placements.ts";
import { recordInput } from "../../calls/fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const placementEndpoints = endpoints(["0021A"], {
  listPlacements: endpoint(contract.listPlacements, {
    summary: "Participants of a session of an event with their seats",
    input: contract.listPlacementsInput,
    output: contract.listPlacementsOutput,
  }),
  getSeating: endpoint(contract.getSeating, {
    summary: "Everybody in the sessions of an event with groups and seats, for a plan",
    input: recordInput,
    output: contract.getSeatingOutput,
  }),
  movePlacements: endpoint(contract.movePlacements, {
    summary: "Give, change and take seats",
    input: contract.movePlacementsInput,
    output: contract.movedPlacements,
    maxBodyBytes: contract.maxMovesBody,
  }),
});
