/** What a script that has just been made exports by default. */
export async function importText<Exported>(script: string): Promise<Exported> {
  const address = `data:text/javascript,${encodeURIComponent(script)}`;
  const { default: exported } = (await import(address)) as { default: Exported };
  return exported;
}
