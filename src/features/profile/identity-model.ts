// One's own name, e-mail and picture. A picture is made small before it is sent, whatever a phone has taken.
import { computed } from "nanostores";
import {
  isOtherEmail,
  ownProfileInput,
  pictureTypes,
  updateOwnProfile,
  type OwnProfile,
  type OwnProfileInput,
} from "../../contract/staff/profile.ts";
import { call } from "../../core/api.ts";
import { amendUser } from "../../core/session.ts";
import { createRecordForm } from "../../kit/form/create-record-form.ts";
import { profileMessages } from "./profile-messages.ts";
import { profilePicture } from "./profile-media.ts";

const maxFileBytes = 15 * 1024 * 1024;

export type IdentityModel = ReturnType<typeof createIdentityModel>;

export function createIdentityModel(
  profile: OwnProfile,
  shrink: (file: File) => Promise<string | null> = profilePicture,
) {
  let latestFile = 0;
  const record = createRecordForm<OwnProfileInput, OwnProfileInput, OwnProfile>({
    original: profile,
    blank: { name: "", email: "", current: "", picture: "" },
    schema: ownProfileInput,
    valuesOf: ({ name, email, picture }) => ({ name, email, current: "", picture }),
    // A picture's address is nothing to read, nor is a password.
    unread: ["picture", "current"],
    async save(base, values) {
      const { version } = base ?? profile;
      stored = await call(updateOwnProfile, { version, ...values });
      const { name, email, picture } = stored;
      amendUser({ name, email, picture });
    },
  });
  let stored = profile;
  const { form } = record;

  /** A refused file leaves the form as it was, and says why. */
  async function choose(file: File): Promise<void> {
    const turn = ++latestFile;
    const t = profileMessages.get();
    const refuse = (reason: string) => form.setErrors({ ...form.$errors.get(), picture: reason });
    if (!pictureTypes.some((type) => type === file.type)) return refuse(t.pictureType);
    if (file.size > maxFileBytes) return refuse(t.pictureLarge);
    const address = await shrink(file);
    if (turn !== latestFile) return;
    if (address === null) refuse(t.pictureUnreadable);
    else form.set("picture", address);
  }

  return {
    ...record,
    /** Whether saving would change what one signs in with. */
    $asksPassword: computed(
      [form.$values, record.$base],
      ({ email }, base) => base !== null && isOtherEmail(email, base.email),
    ),
    choose,
    removePicture(): void {
      latestFile += 1;
      form.set("picture", "");
    },
    /** What the server made of it stands in the inputs, and the next save goes on from there. */
    settled: () => record.rebase(stored),
  };
}
