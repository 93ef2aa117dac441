import type { Text } from '../charts/text.ts';

/** A machine that no plan walks in the browser. */
export interface WithoutPaths {
  readonly reason: Text;
  /** Tests that meet it in the browser all the same, by hand. */
  readonly metIn: readonly string[];
}

/** Why the browser walks no computed paths through these machines; a machine stands here or has a plan. */
export const withoutPaths: Readonly<Record<string, WithoutPaths>> = {
  tenant: {
    reason: {
      de: 'Der Server schreibt den Anbieter schon in die Seite; was sonst geschieht, hängt an der Adresse und nicht daran, was jemand tut.',
      en: 'The server writes the tenant into the page beforehand; what else happens depends on the address, not on what anybody does.',
    },
    metIn: ['tests/e2e/addresses.test.ts'],
  },
  link: {
    reason: {
      de: 'Eine Frage an den Server, die von keinem Weg davor abhängt; jede Seite, die sie stellt, hat ihre Bildschirme.',
      en: 'One question to the server, which depends on no way before it; each page that asks it has its screens.',
    },
    metIn: ['tests/e2e/registration.test.ts', 'tests/e2e/login.test.ts', 'tests/screens/screens.test.ts'],
  },
  list: {
    reason: {
      de: 'Sie läuft neben den Seiten her: ihr Zustand ist an den Zeilen zu sehen, nicht an Knöpfen, die kommen und gehen.',
      en: 'It runs beside the pages: its state shows in the rows, not in buttons that come and go.',
    },
    metIn: ['tests/e2e/search.test.ts', 'tests/e2e/feedback.test.ts'],
  },
  recordAction: {
    reason: {
      de: 'Dieselben Knöpfe auf jeder Seite; was sie auslösen, entscheidet der Server nach dem Stand des Eintrags.',
      en: 'The same buttons on every page; what they cause is the server’s decision, by the record’s status.',
    },
    metIn: ['tests/e2e/registration-codes.test.ts', 'tests/e2e/organization.test.ts'],
  },
  recordForm: {
    reason: {
      de: 'Dasselbe Formular auf jeder Seite; wer schneller war, hängt an zwei Menschen und nicht am Weg davor.',
      en: 'The same form on every page; who was faster depends on two people, not on the way before.',
    },
    metIn: ['tests/e2e/registration-codes.test.ts', 'tests/e2e/organization.test.ts'],
  },
  notification: {
    reason: {
      de: 'Sie gehört zu keiner Seite: sie erscheint auf jeder und geht mit der Zeit.',
      en: 'It belongs to no page: it shows on any and goes with time.',
    },
    metIn: ['tests/e2e/feedback.test.ts'],
  },
  chunkGuard: {
    reason: {
      de: 'Niemand tut etwas: ein Teil einer älteren Version fehlt, und die Seite lädt sich neu.',
      en: 'Nobody does anything: a part of an older version is missing, and the page reloads itself.',
    },
    metIn: ['tests/e2e/chunk-reload.test.ts'],
  },
};
