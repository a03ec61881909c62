// The server parts of the calls in boards.ts.
import * as contract from "../../exams/board/boards.ts";
import * as token from "../../exams/board/room-token.ts";
import { nothing } from "../../calls/fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const boardEndpoints = endpoints(["0013A"], {
  listRunningBoards: endpoint(contract.listRunningBoards, {
    summary:
      "Exams under way, and those that begin within the half hour, with how many are in which state",
    input: nothing,
    output: contract.runningBoards,
  }),
  getBoard: endpoint(contract.getBoard, {
    summary: "The participants of an exam, or of one room of it, as they are now",
    input: contract.getBoardInput,
    output: contract.board,
  }),
  getRoomToken: endpoint(token.getRoomToken, {
    summary: "The token that participants in a room of an exam have to type",
    input: token.getRoomTokenInput,
    output: token.roomToken,
  }),
  getBoardEvents: endpoint(contract.getBoardEvents, {
    summary: "What happened to a participant in an exam, and by whom",
    input: contract.getBoardEventsInput,
    output: contract.boardEvents,
  }),
});
