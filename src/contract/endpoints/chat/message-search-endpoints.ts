// The server parts of the calls in message-search.ts.
import * as contract from "../../chat/message-search.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const messageSearchEndpoints = endpoints("signed-in", {
  searchMessages: endpoint(contract.searchMessages, {
    summary: "Search in the messages that one may read",
    input: contract.searchMessagesInput,
    output: contract.searchMessagesOutput,
  }),
});
