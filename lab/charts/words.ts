import type { Locale } from '../../contract/kit/fields.ts';
import { byLanguage } from '../../machines/kit/words.ts';
import type { Mark, StateKind, WayKind } from './chart.ts';

export const stateKinds = byLanguage<StateKind>({
  person: 'wartet auf einen Menschen | waits for a person',
  server: 'wartet auf den Server | waits for the server',
  timer: 'wartet auf die Uhr | waits for the clock',
  news: 'wacht, bis etwas geschieht | watches until something happens',
  passing: 'entscheidet sofort | decides at once',
  end: 'Ende, nichts folgt | end, nothing follows',
});

export const wayKinds = byLanguage<WayKind>({
  person: 'jemand tut etwas | somebody acts',
  news: 'anderswo ist etwas geschehen | something happened elsewhere',
  done: 'der Server hat geantwortet | the server has answered',
  delay: 'Zeit ist vergangen | time has passed',
  passing: 'sofort entschieden | decided at once',
  error: 'etwas ging schief | something went wrong',
});

export const marks = byLanguage<Mark>({
  added: '+ neu | + added',
  removed: '− entfernt | − removed',
  changed: '~ geändert | ~ changed',
});

export const words = byLanguage({
  otherwise: 'sonst | otherwise',
  answered: 'Antwort ist da | answer is here',
  after: 'nach | after',
  not: 'nicht | not',
  during: 'bei | during',
  and: 'und | and',
  or: 'oder | or',
  anyTime: 'Jederzeit | At any time',
  anyStepHere: 'In jedem dieser Schritte | In each of these steps',
  title: 'Was das Produkt tut | What the product does',
  intro:
    'Gezeichnet aus den Maschinen, die im Produkt laufen, und von Tests begangen. Anfangen kann man mit einer Geschichte; ein Ablauf zeigt von oben nach unten, wie alles gut geht, und rechts, was sonst geschehen kann. | Drawn from the machines that run in the product, and walked by tests. A story is a good beginning; a flow shows from top to bottom how all goes well, and at the right what else may happen.',
  stories: 'Geschichten | Stories',
  reference: 'Zum Nachschlagen | Reference',
  search: 'Suchen | Search',
  searchHint: 'Zustände, Sätze, Seiten, Status … | States, sentences, pages, statuses …',
  noHit: 'Nichts gefunden. | Nothing found.',
  here: 'Du bist hier | You are here',
  rules: 'Was immer gilt | What always holds',
  walked: 'Wege, die Tests im Browser gehen | Ways that tests walk in the browser',
  noPath: 'Kein Weg im Browser. | No way in the browser.',
  key: 'Zeichen | Key',
  fullScreen: 'Vollbild | Full screen',
  unknown: 'Das gibt es hier nicht (mehr): | There is no such thing here (any more):',
  chart: 'Diagramm | Diagram',
  in: 'Was hierher führt | What leads here',
  out: 'Was geschehen kann | What may happen',
  nothing: 'Nichts: hier endet es. | Nothing: this is an end.',
  stays: 'bleibt hier | stays here',
  anywhere: 'jedem Zustand | every state',
  inside: 'Währenddessen läuft | Meanwhile runs',
  partOfFlow: 'Läuft während | Runs during',
  screen: 'Seite | Screen',
  anyScreen: 'auf jeder Seite | on any page',
  noScreen: 'keine: niemand sieht diesen Zustand | none: nobody sees this state',
  told: 'Geschichten, die hier vorbeikommen | Stories that come by',
  proofs: 'Was ihn prüft | What proves it',
  close: 'Schließen | Close',
  broken: 'Was nicht mehr gilt | What no longer holds',
  since: 'Was sich geändert hat seit | What has changed since',
  unchanged: 'Nichts. | Nothing.',
});

export const entryKinds = byLanguage({
  state: 'Zustand | State',
  event: 'Was geschieht | What happens',
  rule: 'Was immer gilt | Promise',
  sentence: 'Satz des Orakels | Sentence of the oracle',
  story: 'Geschichte | Story',
  flow: 'Ablauf | Flow',
  path: 'Weg | Way',
  verdicts: 'Wer sieht was | Who sees what',
  statuses: 'Status | Status',
  traceability: 'Spezifikation | Specification',
});

export const quoted = (locale: Locale, text: string): string => (locale === 'de' ? `„${text}“` : `“${text}”`);
