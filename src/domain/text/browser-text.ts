// What a browser that names itself at length is called in few words: "Chrome 109".

/** Others call themselves Chrome and Safari as well: the first that is found is it. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ["SEB", /\bSEB\/(\d+)/u],
  ["ExamBro", /exambro\w*[/ ]?(\d*)/iu],
  ["Edge", /\bEdg\w*\/(\d+)/u],
  ["Opera", /\bOPR\/(\d+)/u],
  ["Samsung Internet", /\bSamsungBrowser\/(\d+)/u],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/u],
  ["Chrome", /\b(?:Chrome|CriOS)\/(\d+)/u],
  ["Safari", /\bVersion\/(\d+).*Safari\//u],
];
const longest = 30;

/** Of one that nobody knows, how it begins. */
export function browserText(agent: string): string {
  for (const [name, sign] of browsers) {
    const found = sign.exec(agent);
    if (found) return `${name} ${found[1] ?? ""}`.trim();
  }
  return agent.length <= longest ? agent : `${agent.slice(0, longest)}…`;
}
