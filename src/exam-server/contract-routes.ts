// What the router serves: for each endpoint of the contract its handler and how the record in its path is found, and the files
// that are requested by their address alone.
import { allEndpoints, type EndpointName } from "../contract/endpoints/all-endpoints.ts";
import type { Endpoint } from "../contract/endpoints/endpoint.ts";
import { sendsBytes, sendsQuery } from "../contract/calls/call.ts";
import { photoPath } from "../contract/participant-photos.ts";
import { mediaPath } from "../contract/questions/media.ts";
import { allHandlers } from "./all-handlers.ts";
import { servePhoto } from "./entities/people/photos/photo-bytes-store.ts";
import { serveMedia } from "./entities/questions/media/media-bytes-store.ts";
import type { Route, Routes } from "./http/router.ts";
import { isOfSchedule, recordFinder } from "./named-records.ts";

export function contractRoutes(): Routes {
  const names = Object.keys(allEndpoints) as EndpointName[];
  return {
    calls: names.map((name): Route => {
      const endpoint: Endpoint = allEndpoints[name];
      // Handlers of reads find their own record, but for what is below a schedule: no list in it may forget whose it is.
      const isFound = hasBody(endpoint) || isOfSchedule(endpoint);
      const find = isFound ? recordFinder(endpoint) : null;
      return { endpoint, handler: allHandlers[name], find };
    }),
    files: [
      { path: mediaPath, serve: serveMedia },
      { path: photoPath, serve: servePhoto },
    ],
  };
}

const hasBody = (endpoint: Endpoint) => !sendsQuery(endpoint) || sendsBytes(endpoint);
