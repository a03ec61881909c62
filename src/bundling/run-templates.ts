// `npm run templates`.
import { writeTemplates } from "../testing/sheets/make-templates.ts";

export async function runTemplates(): Promise<void> {
  for (const name of await writeTemplates("templates")) console.log(`templates/${name}`);
}
