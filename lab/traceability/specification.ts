import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Text } from '../charts/text.ts';

/** One statement of the specification. */
export interface Line {
  /** Stands in brackets in the titles of the tests that prove the line: `[S4-07]`. Never given to another line. */
  readonly id: string;
  /** The statement, in the specification's words. */
  readonly says: string;
  /** Why no test proves it (yet). A line has tests or this, never both. */
  readonly open?: Text;
}

/** The sections that say what the product does. */
const titles: Readonly<Record<string, Text>> = {
  2: { de: 'Seiten und Adressen', en: 'Screens and routes' },
  4: { de: 'Zustände und Übergänge', en: 'States and transitions' },
  5: { de: 'Prüfregeln', en: 'Validation rules' },
  6: { de: 'Rollen und Rechte', en: 'Roles and permissions' },
  8: { de: 'Fehler', en: 'Error catalogue' },
};

/** Why lines are open, as the text names it in braces behind them. */
const reasons: Readonly<Record<string, Text>> = {
  nearBy: {
    de: 'Kommt mit der Umgebungssuche: noch nicht gebaut.',
    en: 'Comes with the near-by search: not built yet.',
  },
  alerts: { de: 'Kommt mit den Suchaufträgen: noch nicht gebaut.', en: 'Comes with the alerts: not built yet.' },
  profiles: { de: 'Kommt mit den Firmenprofilen: noch nicht gebaut.', en: 'Comes with the profiles: not built yet.' },
  templates: {
    de: 'Kommt mit den Seiten der E-Mail-Vorlagen: noch nicht gebaut; ausgelieferte Vorlagen werden benutzt.',
    en: 'Comes with the pages of the e-mail templates: not built yet; the templates that come along are used.',
  },
  recommended: {
    de: 'Kommt mit der Liste der Empfohlenen: noch nicht gebaut.',
    en: 'Comes with the list of recommended applicants: not built yet.',
  },
  staff: {
    de: 'Kommt mit den Seiten des Teams: noch nicht gebaut.',
    en: 'Comes with the staff’s pages: not built yet.',
  },
  admin: {
    de: 'Kommt mit den Seiten der Administration: noch nicht gebaut.',
    en: 'Comes with the administrator’s pages: not built yet.',
  },
  entries: {
    de: 'Die Reihenfolge steht fest; Profile, Vorlagen, Suchaufträge und Empfohlene erscheinen erst mit ihren Seiten.',
    en: 'The order stands; profiles, templates, alerts and recommended applicants show only once their pages are built.',
  },
  unused: {
    de: 'Der Satz steht bereit; die Regel kommt mit dem ersten Formular, das sie braucht.',
    en: 'The sentence is ready; the rule comes with the first form that needs it.',
  },
  upload: {
    de: 'Das Hochladen kommt mit den Firmenprofilen; die anderen haben oben ihre eigenen Zeilen.',
    en: 'The upload comes with the profiles; the others have their own lines above.',
  },
  ready: {
    de: 'Die Sätze stehen bereit und werden geprüft, wo ein Formular sie braucht; alpha_num und image braucht noch keines.',
    en: 'The sentences are ready, and tested where a form needs them; alpha_num and image are needed by none yet.',
  },
  undecided: { de: 'Die Spezifikation lässt es offen.', en: 'The specification leaves it open.' },
};

export const allLines: readonly Line[] = readFileSync(join(import.meta.dirname, 'specification.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const { id = '', says = '', reason } = /^(?<id>\S+) (?<says>.*?)(?: \{(?<reason>\w+)\})?$/.exec(line)?.groups ?? {};
    const open = reason === undefined ? undefined : (reasons[reason] ?? { de: reason, en: reason });
    return { id, says, ...(open && { open }) };
  });

/** The lines of each section, with its number and title. */
export const sections = Object.entries(titles).map(([number, title]) => ({
  number,
  title,
  lines: allLines.filter(({ id }) => id.startsWith(`S${number}-`)),
}));
