import type { Mark, StateKind, WayKind } from './chart.ts';
import type { Text } from './text.ts';

export const stateKinds: Readonly<Record<StateKind, Text>> = {
  person: { de: 'wartet auf einen Menschen', en: 'waits for a person' },
  server: { de: 'wartet auf den Server', en: 'waits for the server' },
  timer: { de: 'wartet auf die Uhr', en: 'waits for the clock' },
  news: { de: 'wacht, bis etwas geschieht', en: 'watches until something happens' },
  passing: { de: 'entscheidet sofort', en: 'decides at once' },
  end: { de: 'Ende, nichts folgt', en: 'end, nothing follows' },
};

export const wayKinds: Readonly<Record<WayKind, Text>> = {
  person: { de: 'jemand tut etwas', en: 'somebody acts' },
  news: { de: 'anderswo ist etwas geschehen', en: 'something happened elsewhere' },
  done: { de: 'der Server hat geantwortet', en: 'the server has answered' },
  delay: { de: 'Zeit ist vergangen', en: 'time has passed' },
  passing: { de: 'sofort entschieden', en: 'decided at once' },
  error: { de: 'etwas ging schief', en: 'something went wrong' },
};

export const marks: Readonly<Record<Mark, Text>> = {
  added: { de: '+ neu', en: '+ added' },
  removed: { de: '− entfernt', en: '− removed' },
  changed: { de: '~ geändert', en: '~ changed' },
};

/** What charts and the site say of themselves, beside the words of the machines. */
export const words = {
  otherwise: { de: 'sonst', en: 'otherwise' },
  answered: { de: 'Antwort ist da', en: 'answer is here' },
  crashed: { de: 'unerwarteter Fehler', en: 'unexpected error' },
  after: { de: 'nach', en: 'after' },
  timeUp: { de: 'Zeit ist um', en: 'time is up' },
  not: { de: 'nicht', en: 'not' },
  during: { de: 'bei', en: 'during' },
  and: { de: 'und', en: 'and' },
  or: { de: 'oder', en: 'or' },
  anyTime: { de: 'Jederzeit', en: 'At any time' },
  anyStepHere: { de: 'In jedem dieser Schritte', en: 'In each of these steps' },
  title: { de: 'Was das Produkt tut', en: 'What the product does' },
  intro: {
    de: 'Gezeichnet aus den Maschinen, die im Produkt laufen, und von Tests begangen. Anfangen kann man mit einer Geschichte; ein Ablauf zeigt von oben nach unten, wie alles gut geht, und rechts, was sonst geschehen kann.',
    en: 'Drawn from the machines that run in the product, and walked by tests. A story is a good beginning; a flow shows from top to bottom how all goes well, and at the right what else may happen.',
  },
  stories: { de: 'Geschichten', en: 'Stories' },
  reference: { de: 'Zum Nachschlagen', en: 'Reference' },
  search: { de: 'Suchen', en: 'Search' },
  searchHint: { de: 'Zustände, Sätze, Seiten, Status …', en: 'States, sentences, pages, statuses …' },
  noHit: { de: 'Nichts gefunden.', en: 'Nothing found.' },
  here: { de: 'Du bist hier', en: 'You are here' },
  rules: { de: 'Was immer gilt', en: 'What always holds' },
  walked: { de: 'Wege, die Tests im Browser gehen', en: 'Ways that tests walk in the browser' },
  noPath: { de: 'Kein Weg im Browser.', en: 'No way in the browser.' },
  key: { de: 'Zeichen', en: 'Key' },
  fullScreen: { de: 'Vollbild', en: 'Full screen' },
  unknown: { de: 'Das gibt es hier nicht (mehr):', en: 'There is no such thing here (any more):' },
  chart: { de: 'Diagramm', en: 'Diagram' },
  in: { de: 'Was hierher führt', en: 'What leads here' },
  out: { de: 'Was geschehen kann', en: 'What may happen' },
  nothing: { de: 'Nichts: hier endet es.', en: 'Nothing: this is an end.' },
  stays: { de: 'bleibt hier', en: 'stays here' },
  anywhere: { de: 'jedem Zustand', en: 'every state' },
  inside: { de: 'Währenddessen läuft', en: 'Meanwhile runs' },
  partOfFlow: { de: 'Läuft während', en: 'Runs during' },
  screen: { de: 'Seite', en: 'Screen' },
  anyScreen: { de: 'auf jeder Seite', en: 'on any page' },
  noScreen: { de: 'keine: niemand sieht diesen Zustand', en: 'none: nobody sees this state' },
  told: { de: 'Geschichten, die hier vorbeikommen', en: 'Stories that come by' },
  proofs: { de: 'Was ihn prüft', en: 'What proves it' },
  close: { de: 'Schließen', en: 'Close' },
  broken: { de: 'Was nicht mehr gilt', en: 'What no longer holds' },
  since: { de: 'Was sich geändert hat seit', en: 'What has changed since' },
  unchanged: { de: 'Nichts.', en: 'Nothing.' },
} as const satisfies Readonly<Record<string, Text>>;

/** What can be found. */
export const entryKinds = {
  state: { de: 'Zustand', en: 'State' },
  event: { de: 'Was geschieht', en: 'What happens' },
  rule: { de: 'Was immer gilt', en: 'Promise' },
  sentence: { de: 'Satz des Orakels', en: 'Sentence of the oracle' },
  story: { de: 'Geschichte', en: 'Story' },
  flow: { de: 'Ablauf', en: 'Flow' },
  path: { de: 'Weg', en: 'Way' },
  verdicts: { de: 'Wer sieht was', en: 'Who sees what' },
  statuses: { de: 'Status', en: 'Status' },
  traceability: { de: 'Spezifikation', en: 'Specification' },
} as const satisfies Readonly<Record<string, Text>>;
