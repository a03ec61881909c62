// The mark of a browser at which somebody of the staff has signed in. It is sent with sign-ins alone, and gives no right: whoever has it
// does not wait for what others guess from the same address. Without Secure, because schools serve the console by plain http.

const name = "exo-device";
const yearSeconds = 365 * 24 * 60 * 60;

export function deviceCookie(mark: string, path: string): string {
  return `${name}=${mark}; Path=${path}; Max-Age=${yearSeconds}; HttpOnly; SameSite=Strict`;
}

/** Of the header "Cookie"; empty: it has none. */
export function deviceMarkOf(header: string): string {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{20,100})(?:;|$)`, "u").exec(header)?.[1] ?? "";
}
