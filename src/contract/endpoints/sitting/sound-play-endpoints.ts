// The server parts of the calls in sound-plays.ts.
import * as contract from "../../sitting/sound-plays.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const soundPlayEndpoints = endpoints("participant", {
  reportPlay: endpoint(contract.reportPlay, {
    summary: "Report that a sound is played",
    input: contract.reportPlayInput,
    output: contract.reportPlayOutput,
  }),
});
