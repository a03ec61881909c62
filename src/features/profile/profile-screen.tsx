// The signed-in person's own account: data, password, sessions, activity, preferences.
import { useStore } from "@nanostores/react";
import { getOwnProfile } from "../../contract/staff/profile.ts";
import { call } from "../../core/api.ts";
import { createDetail } from "../../kit/record/create-detail.ts";
import { DetailView } from "../../kit/record/detail-view.tsx";
import { TabbedSheet } from "../../kit/tabbed-sheet.tsx";
import { useModel } from "../../kit/use-model.ts";
import { ActivityTab } from "./activity-tab.tsx";
import { IdentityTab } from "./identity-tab.tsx";
import { PasswordTab } from "./password-tab.tsx";
import { PreferencesTab } from "./preferences-tab.tsx";
import { profileMessages } from "./profile-messages.ts";
import { SessionsTab } from "./sessions-tab.tsx";

const parts = ["identity", "password", "sessions", "activity", "preferences"] as const;
type Part = (typeof parts)[number];

export default function ProfileScreen() {
  const t = useStore(profileMessages);
  return (
    <TabbedSheet title={t.title} label={t.parts} tabs={parts.map((id) => ({ id, label: t[id] }))}>
      {(part) => <ProfilePart key={part} part={part} />}
    </TabbedSheet>
  );
}

function ProfilePart({ part }: { part: Part }) {
  if (part === "sessions") return <SessionsTab />;
  if (part === "activity") return <ActivityTab />;
  return part === "preferences" ? <PreferencesTab /> : <OwnAccount part={part} />;
}

/** Fetched each time it is opened: another tab or PC may have changed it. */
function OwnAccount({ part }: { part: "identity" | "password" }) {
  const model = useModel(() => createDetail((signal) => call(getOwnProfile, {}, { signal })));
  return (
    <DetailView model={model}>
      {(profile) =>
        part === "identity" ? <IdentityTab profile={profile} /> : <PasswordTab profile={profile} />
      }
    </DetailView>
  );
}
