// The server parts of the calls in own-news.ts.
import * as contract from "../../sitting/own-news.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const ownNewsEndpoints = endpoints("participant", {
  awaitNews: endpoint(contract.awaitNews, {
    summary: "Wait for what staff change",
    input: contract.awaitNewsInput,
    output: contract.ownNews,
  }),
});
