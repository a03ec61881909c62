// Signing in, validating and signing out (spec 7), and the profile that comes with it (spec 3).
import * as v from "valibot";
import { endpoint } from "./calls/endpoint.ts";
import { idSchema, nothing } from "./calls/fields.ts";
import { roles } from "./permissions.ts";
import { preferences } from "./preferences.ts";

export const credentials = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "E-mail wajib diisi."),
    v.maxLength(254, "E-mail terlalu panjang."),
    v.email("Tulis alamat e-mail yang lengkap, misalnya nama@sekolah.sch.id."),
  ),
  password: v.pipe(v.string(), v.minLength(1, "Password wajib diisi."), v.maxLength(200)),
});

export const userProfile = v.object({
  id: idSchema,
  name: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  menus: v.record(v.string(), v.boolean()),
  /** A data address, or empty. Another exam server may know neither pictures nor preferences. */
  picture: v.optional(v.string()),
  preferences: v.optional(preferences),
});
export type UserProfile = v.InferOutput<typeof userProfile>;

export const generateToken = endpoint({
  method: "POST",
  path: "/api/v1/token/generate",
  access: "public",
  summary: "Sign in with e-mail and password",
  input: credentials,
  output: v.object({ token: v.string(), user: userProfile }),
});

export const validateToken = endpoint({
  method: "GET",
  path: "/api/v1/token/validate",
  access: "signed-in",
  summary: "The profile behind the token, with its menus",
  input: nothing,
  output: userProfile,
});

export const revokeToken = endpoint({
  method: "GET",
  path: "/api/v1/token/revoke",
  access: "signed-in",
  summary: "Sign out",
  input: nothing,
  output: v.unknown(),
});
