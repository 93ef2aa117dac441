import { readFileSync } from 'node:fs';
import type { FieldGroup, Occupation } from '../../contract/occupations/occupations.schema.ts';

interface OccupationEntry {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly name_m: string;
  readonly name_f: string;
  /** Codes of KldB 2010, five digits; several where the occupation has branches, none where it is too new. */
  readonly kldb: readonly string[];
}

interface Words {
  readonly en: string | null;
  readonly words: readonly string[];
}

type Field = Words & {
  readonly id: string;
  readonly name: string;
  readonly kldb: readonly string[];
  readonly group: FieldGroup;
};

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** The recognised training occupations, by name. Source in the file's `meta`. */
export const occupations: readonly OccupationEntry[] = (
  read('occupations.json') as { occupations: OccupationEntry[] }
).occupations.toSorted((a, b) => a.name.localeCompare(b.name, 'de'));

const otherWords = (read('words.json') as { words: Record<string, Words> }).words;

/** Fields of occupations (KldB, two digits), for whoever knows no occupation yet or misses one. */
export const occupationFields: readonly Field[] = (read('fields.json') as { fields: Field[] }).fields.toSorted((a, b) =>
  a.name.localeCompare(b.name, 'de'),
);

/** Everything one can wish for, as it is told to everybody: the occupations, then the fields. */
export const everyOccupation: readonly Occupation[] = [
  ...occupations.map(({ id, slug, name }) => ({
    id,
    kind: 'occupation' as const,
    name,
    en: otherWords[slug]?.en ?? null,
    words: [...(otherWords[slug]?.words ?? [])],
  })),
  ...occupationFields.map(({ id, name, en, words, group }) => ({
    id,
    kind: 'field' as const,
    name,
    en,
    words: [...words],
    group,
  })),
];

const byId = new Map([...occupations, ...occupationFields].map((entry) => [entry.id, entry]));
const fieldIds = new Set(occupationFields.map(({ id }) => id));

export const isOccupation = (id: string): boolean => byId.has(id);

/** An occupation somebody can be trained in, no field of them. */
export const isTrained = (id: string): boolean => byId.has(id) && !fieldIds.has(id);

const isInField = ({ kldb }: OccupationEntry, codes: readonly string[]): boolean =>
  kldb.some((code) => codes.includes(code.slice(0, 2)));

/** The occupations of a field; none where it isn't one. */
export function occupationsIn(field: string): ReadonlySet<string> {
  const codes = occupationFields.find(({ id }) => id === field)?.kldb ?? [];
  return new Set(occupations.filter((entry) => isInField(entry, codes)).map(({ id }) => id));
}

/** Its name; empty for none. */
export const occupationName = (id: string | null): string => (id === null ? '' : (byId.get(id)?.name ?? ''));

/**
 * Occupations by how near they are to those given: the same, then sharing the first 4, 3 or 2 digits of a KldB code.
 * Each stands on its nearest level only. Whoever asks for a field means every occupation in it, and whoever wishes
 * for a field shares two digits with each of its occupations.
 */
export function occupationLevels(ids: readonly string[]): {
  same: string[];
  kldb4: string[];
  kldb3: string[];
  kldb2: string[];
} {
  const fields = ids.filter((id) => fieldIds.has(id)).flatMap((id) => byId.get(id)?.kldb ?? []);
  const inFields = occupations.filter((entry) => isInField(entry, fields));
  const asked = new Set([...ids, ...inFields.map(({ id }) => id)]);
  const codes = ids.filter((id) => !fieldIds.has(id)).flatMap((id) => byId.get(id)?.kldb ?? []);
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
  for (const { id, kldb } of byId.values()) {
    if (asked.has(id)) continue;
    prefixes.find(({ digits, heads }) => kldb.some((code) => heads.has(code.slice(0, digits))))?.level.push(id);
  }
  return levels;
}
