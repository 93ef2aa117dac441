import type { Text } from '../charts/text.ts';
import type { Line, SectionNumber } from './line.ts';
import { section2 } from './section-2.ts';
import { section4 } from './section-4.ts';
import { section5 } from './section-5.ts';
import { section6 } from './section-6.ts';
import { section8 } from './section-8.ts';

/** The specification's sections that say what the product does, line by line. */
export const specification: readonly {
  readonly number: SectionNumber;
  readonly title: Text;
  readonly lines: readonly Line[];
}[] = [
  { number: 2, title: { de: 'Seiten und Adressen', en: 'Screens and routes' }, lines: section2 },
  { number: 4, title: { de: 'Zustände und Übergänge', en: 'States and transitions' }, lines: section4 },
  { number: 5, title: { de: 'Prüfregeln', en: 'Validation rules' }, lines: section5 },
  { number: 6, title: { de: 'Rollen und Rechte', en: 'Roles and permissions' }, lines: section6 },
  { number: 8, title: { de: 'Fehler', en: 'Error catalogue' }, lines: section8 },
];

export const allLines: readonly Line[] = specification.flatMap(({ lines }) => lines);
