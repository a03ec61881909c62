// `npm run bench`: measures what QUALITY bounds, prints it, and answers whether every bound holds.
// Times are ratios to a page written by hand, or to the speed of the machine, measured in the same run: machines are noisy.
// What noise adds, it never takes away: a part that breaks a bound is measured again, and each figure's best counts.
// `-- word` runs one part.
import { benchBoard } from "./bench-board.ts";
import { benchBodies } from "./bench-bodies.ts";
import { benchCommands } from "./bench-commands.ts";
import { benchExams } from "./bench-exams.ts";
import { benchImport } from "./bench-import.ts";
import { benchList } from "./bench-list.ts";
import { benchLoad } from "./bench-load.ts";
import { benchMarking } from "./marking/bench-marking.ts";
import { benchItemAnalysis } from "./results/bench-item-analysis.ts";
import { benchLedger } from "./results/bench-ledger.ts";
import { benchResults } from "./results/bench-results.ts";
import { benchQuestions } from "./bench-questions.ts";
import { benchScoring } from "./bench-scoring.ts";
import { benchSignIn } from "./bench-sign-in.ts";
import { benchEditor } from "./editor-typing.ts";
import { benchWordImport } from "./bench-word-import.ts";
import { better, isBroken, lineOf, onMachine, type Figure } from "./figure.ts";
import { watchSpeed } from "./machine-speed.ts";

const parts: Record<string, () => Promise<Figure[]>> = {
  "sign-in": benchSignIn,
  list: benchList,
  import: benchImport,
  editor: benchEditor,
  "word-import": benchWordImport,
  questions: benchQuestions,
  exams: benchExams,
  board: benchBoard,
  load: benchLoad,
  bodies: benchBodies,
  scoring: benchScoring,
  marking: benchMarking,
  results: benchResults,
  ledger: benchLedger,
  analysis: benchItemAnalysis,
  commands: benchCommands,
};

const maxRounds = 3;

async function measureAgain(measure: () => Promise<Figure[]>): Promise<Figure[]> {
  let figures = await measureOnce(measure);
  for (let round = 2; round <= maxRounds && figures.some(isBroken); round += 1) {
    console.log("  past a bound, so measured again:");
    for (const figure of figures.filter(isBroken)) console.log(lineOf(figure));
    const again = await measureOnce(measure);
    figures = figures.map((figure, at) => better(figure, again[at] ?? figure));
  }
  return figures;
}

async function measureOnce(measure: () => Promise<Figure[]>): Promise<Figure[]> {
  const speed = watchSpeed();
  try {
    const figures = await measure();
    const slowness = await speed.slowness();
    return figures.map((figure) => onMachine(figure, slowness));
  } finally {
    speed.end();
  }
}

export async function bench([filter]: readonly string[]): Promise<boolean> {
  let held = 0;
  let broken = 0;
  for (const [name, measure] of Object.entries(parts)) {
    if (filter !== undefined && filter !== name) continue;
    const began = performance.now();
    console.log(`\n${name}`);
    const figures = await measureAgain(measure);
    for (const figure of figures) {
      console.log(lineOf(figure));
      if (figure.bound === undefined) continue;
      if (isBroken(figure)) broken += 1;
      else held += 1;
    }
    console.log(`  measured in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  console.log(`\n${held} passed, ${broken} failed`);
  return broken === 0;
}
