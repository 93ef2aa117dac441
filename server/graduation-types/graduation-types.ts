import { readFileSync } from 'node:fs';
import type { Locale } from '../../contract/kit/fields.ts';

interface GraduationTypeEntry {
  readonly id: string;
  readonly code: string;
  readonly de: string;
  readonly en: string;
  readonly short: Readonly<Record<Locale, string>>;
  /** From 0 up; null for those that compare with none. */
  readonly rank: number | null;
}

const file = new URL('graduation-types.json', import.meta.url);

/** The school-leaving certificates, lowest first, those without a rank last. Source in the file's `meta`. */
export const graduationTypes: readonly GraduationTypeEntry[] = (
  JSON.parse(readFileSync(file, 'utf8')) as { graduation_types: GraduationTypeEntry[] }
).graduation_types;

const byId = new Map(graduationTypes.map((type) => [type.id, type]));

export const isGraduationType = (id: string): boolean => byId.has(id);

/** Its short name in a language, as letters and pages say it; empty for none. */
export const graduationTypeName = (id: string | null, locale: Locale): string =>
  id === null ? '' : (byId.get(id)?.short[locale] ?? '');
