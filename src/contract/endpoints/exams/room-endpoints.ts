// The server parts of the calls in rooms.ts.
import * as contract from "../../exams/rooms.ts";
import { nothing, recordInput } from "../../calls/fields.ts";
import { bulkResults } from "../../calls/list-fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";
import { bulkEndpoint } from "../record-endpoints.ts";

/** 500 rooms with four proctors each, now and before, are half of it. */
const maxProctorsBody = 2 * 1024 * 1024;

export const roomEndpoints = endpoints(["0021A"], {
  listRooms: endpoint(contract.listRooms, {
    summary: "All rooms of the school",
    input: nothing,
    output: contract.listRoomsOutput,
  }),
  createRoom: endpoint(contract.createRoom, {
    summary: "Add a room",
    input: contract.roomInput,
    output: contract.room,
  }),
  updateRoom: endpoint(contract.updateRoom, {
    summary: "Change a room",
    input: contract.updateRoomInput,
    output: contract.room,
  }),
  deleteRooms: bulkEndpoint(contract.deleteRooms, "Delete rooms without seats taken"),
  getEventRooms: endpoint(contract.getEventRooms, {
    summary: "Rooms of an event with proctors, and how full each is in each session",
    input: recordInput,
    output: contract.eventRooms,
  }),
  takeEventRooms: endpoint(contract.takeEventRooms, {
    summary: "Use rooms in an event",
    input: contract.takeEventRoomsInput,
    output: bulkResults,
  }),
  updateEventRoom: endpoint(contract.updateEventRoom, {
    summary: "Set seats and proctors of a room in an event",
    input: contract.updateEventRoomInput,
    output: contract.eventRoom,
  }),
  planProctors: endpoint(contract.planProctors, {
    summary: "What naming proctors of several rooms would change",
    input: contract.changeProctorsInput,
    maxBodyBytes: maxProctorsBody,
    output: contract.proctorsPlan,
  }),
  changeProctors: endpoint(contract.changeProctors, {
    summary: "Name proctors of several rooms of an event at once",
    input: contract.changeProctorsInput,
    maxBodyBytes: maxProctorsBody,
    output: bulkResults,
  }),
  listProctorAccounts: endpoint(contract.listProctorAccounts, {
    summary: "Active accounts that a proctor is chosen from",
    input: nothing,
    output: contract.proctorAccounts,
  }),
  leaveEventRoom: endpoint(contract.leaveEventRoom, {
    summary: "Use a room no longer in an event",
    input: contract.leaveEventRoomInput,
    output: contract.leaveEventRoomOutput,
  }),
});
