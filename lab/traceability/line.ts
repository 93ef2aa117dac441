import type { Text } from '../charts/text.ts';

/** The specification's sections that behaviour is traced from. */
export type SectionNumber = 2 | 4 | 5 | 6 | 8;

/** One statement of the specification. */
export interface Line {
  /** Stands in brackets in the titles of the tests that prove the line: `[S4-07]`. Never given to another line. */
  readonly id: `S${SectionNumber}-${number}${number}`;
  /** The statement, in the specification's words. */
  readonly says: string;
  /** Why no test proves it (yet). A line has tests or this, never both. */
  readonly open?: Text;
}

/** Why lines are open: what of the product is still to come. */
export const later = {
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
} as const satisfies Record<string, Text>;
