import type { Text } from './markup.ts';
import { phrases } from './phrases.ts';

/** What the panel of a state says of itself. */
export const panelWords = {
  in: { de: 'Was hierher führt', en: 'What leads here' },
  out: { de: 'Was von hier aus geschehen kann', en: 'What may happen from here' },
  leadsTo: { de: '→', en: '→' },
  comesFrom: { de: 'aus', en: 'from' },
  holds: { de: 'Enthält', en: 'Holds' },
  part: { de: 'Teil von', en: 'Part of' },
  screen: { de: 'Seite', en: 'Screen' },
  anyScreen: { de: 'auf jeder Seite', en: 'on any page' },
  noScreen: { de: 'keine: niemand sieht diesen Zustand', en: 'none: nobody sees this state' },
  nothingSaid: { de: '–', en: '–' },
  tests: { de: 'Tests, die hier vorbeikommen', en: 'Tests that come by' },
  returns: {
    de: 'kommt hierher zurück: neu geladen, zurück, vor, neuer Tab, direkter Link',
    en: 'comes back here: reload, back, forward, new tab, deep link',
  },
  interrupted: { de: 'lädt neu, bevor die Antwort da ist', en: 'reloads before the answer is here' },
  more: phrases.more,
  noPath: { de: 'Kein Weg im Browser', en: 'No path in the browser' },
  pure: { de: 'Jeder Übergang in reiner Logik gegangen: ', en: 'Every transition walked in pure logic: ' },
  anchor: { de: 'Anker für Tickets', en: 'Anchor for tickets' },
  copy: { de: 'Kopieren', en: 'Copy' },
  copied: { de: 'Kopiert', en: 'Copied' },
  close: { de: 'Schließen', en: 'Close' },
  nothing: { de: 'Nichts: hier endet es.', en: 'Nothing: this is an end.' },
  stays: { de: 'bleibt hier', en: 'stays here' },
  anywhere: { de: 'jedem Zustand', en: 'every state' },
} as const satisfies Record<string, Text>;
