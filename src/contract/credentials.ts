// Signing in, validating and signing out (spec 7), and the profile that comes with it (spec 3).
import * as v from "valibot";
import { httpCall } from "./calls/call.ts";
import { idSchema, nothing } from "./calls/fields.ts";
import { roles } from "./roles.ts";
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

export const generateTokenOutput = v.object({ token: v.string(), user: userProfile });
export const generateToken = httpCall<typeof credentials, typeof generateTokenOutput>(
  "POST",
  "/api/v1/token/generate",
);

export const validateToken = httpCall<typeof nothing, typeof userProfile>(
  "GET",
  "/api/v1/token/validate",
);

export const revokeTokenOutput = v.unknown();
export const revokeToken = httpCall<typeof nothing, typeof revokeTokenOutput>(
  "GET",
  "/api/v1/token/revoke",
);
