/** What a file of the build imports at once and its styles, by name; `vite.later.ts` writes it. */
export type FileNeeds = Readonly<Record<string, string>>;

/** Everything a file needs, itself included: styles of what a file imports come before its own, as in a document (server/shell). */
export function neededBy(needs: FileNeeds, file: string): readonly string[] {
  const ordered = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of needs[name]?.split(' ') ?? []) add(next);
    ordered.add(name);
  };
  add(file);
  return [...ordered];
}
