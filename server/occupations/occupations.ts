import { readFileSync } from 'node:fs';

interface OccupationEntry {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly name_m: string;
  readonly name_f: string;
  /** Codes of KldB 2010, five digits; several where the occupation has branches, none where it is too new. */
  readonly kldb: readonly string[];
}

const file = new URL('occupations.json', import.meta.url);

/** The recognised training occupations, by name. Source in the file's `meta`. */
export const occupations: readonly OccupationEntry[] = (
  JSON.parse(readFileSync(file, 'utf8')) as { occupations: OccupationEntry[] }
).occupations.toSorted((a, b) => a.name.localeCompare(b.name, 'de'));

const byId = new Map(occupations.map((occupation) => [occupation.id, occupation]));

export const isOccupation = (id: string): boolean => byId.has(id);

/** Its name; empty for none. */
export const occupationName = (id: string | null): string => (id === null ? '' : (byId.get(id)?.name ?? ''));

/**
 * Occupations by how near they are to those given: the same, then sharing the first 4, 3 or 2 digits of a KldB code.
 * Each stands on its nearest level only.
 */
export function occupationLevels(ids: readonly string[]): {
  same: string[];
  kldb4: string[];
  kldb3: string[];
  kldb2: string[];
} {
  const asked = new Set(ids);
  const codes = ids.flatMap((id) => byId.get(id)?.kldb ?? []);
  const levels: ReturnType<typeof occupationLevels> = {
    same: [...asked].filter(isOccupation),
    kldb4: [],
    kldb3: [],
    kldb2: [],
  };
  const prefixes = ([4, 3, 2] as const).map((digits) => ({
    level: levels[`kldb${digits}`],
    digits,
    heads: new Set(codes.map((code) => code.slice(0, digits))),
  }));
  for (const { id, kldb } of occupations) {
    if (asked.has(id)) continue;
    prefixes.find(({ digits, heads }) => kldb.some((code) => heads.has(code.slice(0, digits))))?.level.push(id);
  }
  return levels;
}
