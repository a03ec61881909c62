// The server parts of the calls in settings.ts, setting-changes.ts and institution/.
import * as changes from "../setting-changes.ts";
import * as infoFeatures from "../institution/info-features.ts";
import * as versions from "../institution/setting-versions.ts";
import * as matrix from "../institution/server-matrix.ts";
import * as contract from "../settings.ts";
import { nothing } from "../calls/fields.ts";
import { endpoint, endpoints } from "./endpoint.ts";

export const settingEndpoints = endpoints("signed-in", {
  listSettings: endpoint(contract.listSettings, {
    access: "public",
    summary: "The settings of a package",
    input: contract.listSettingsInput,
    output: contract.listSettingsOutput,
  }),
  listSettingsByCode: endpoint(contract.listSettingsByCode, {
    summary: "The settings of the given codes, separated by commas",
    input: contract.listSettingsByCodeInput,
    output: contract.settingsByCode,
  }),
  listSettingVersions: endpoint(versions.listSettingVersions, {
    access: "public",
    summary: "The version of each setting that the institution has set",
    input: nothing,
    output: versions.settingVersions,
  }),
  updateSettings: endpoint(changes.updateSettings, {
    access: ["0020A"],
    summary: "Change settings",
    input: changes.updateSettingsInput,
    output: changes.updateSettingsOutput,
    /** A logo and its like stand in it. */
    maxBodyBytes: 4 * 1024 * 1024,
  }),
  getMatrix: endpoint(matrix.getMatrix, {
    summary: "Time, host and version of the exam server",
    input: nothing,
    output: matrix.serverMatrix,
  }),
  getInfoFeatures: endpoint(infoFeatures.getInfoFeatures, {
    summary: "Audio explanations: key to address",
    input: nothing,
    output: infoFeatures.infoFeatures,
  }),
});
