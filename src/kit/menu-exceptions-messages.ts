// The words of what somebody may see unlike others of their role.
import { messages, params } from "../core/i18n.ts";

export const exceptionMessages = messages("kit/exceptions", {
  asRole: "Sesuai role",
  asRoleWhich: params("Role: {may}"),
  may: "boleh",
  mayNot: "tidak",
  allow: "Selalu boleh",
  deny: "Tidak boleh",
});
