import type { Locale } from '../../contract/kit/fields.ts';
import type { Text } from './markup.ts';

export const locales = ['de', 'en'] as const satisfies readonly Locale[];

/** One text for both languages, each made by the same rule. */
export const both = (make: (locale: Locale) => string): Text => ({ de: make('de'), en: make('en') });

/** A title inside a sentence. */
export const quoted = (locale: Locale, text: string): string => (locale === 'de' ? `„${text}“` : `“${text}”`);

/** What a state waits for; `part` is a parent with several regions or a group that only the diagram knows. */
export type StateKind = 'person' | 'server' | 'timer' | 'news' | 'passing' | 'end' | 'part';
/** What leads from one state to another. */
export type WayKind = 'person' | 'news' | 'done' | 'delay' | 'passing' | 'error';

export const stateKinds: Readonly<Record<StateKind, Text>> = {
  person: { de: 'wartet auf einen Menschen', en: 'waits for a person' },
  server: { de: 'wartet auf den Server', en: 'waits for the server' },
  timer: { de: 'wartet auf die Uhr', en: 'waits for the clock' },
  news: { de: 'wacht, bis etwas geschieht', en: 'watches until something happens' },
  passing: { de: 'entscheidet sofort', en: 'decides at once' },
  end: { de: 'Ende, nichts folgt', en: 'end, nothing follows' },
  part: { de: 'enthält mehrere Zustände', en: 'holds several states' },
};

export const wayKinds: Readonly<Record<WayKind, Text>> = {
  person: { de: 'jemand tut etwas', en: 'somebody acts' },
  news: { de: 'anderswo ist etwas geschehen', en: 'something happened elsewhere' },
  done: { de: 'der Server hat geantwortet', en: 'the server has answered' },
  delay: { de: 'Zeit ist vergangen', en: 'time has passed' },
  passing: { de: 'sofort entschieden', en: 'decided at once' },
  error: { de: 'etwas ging schief', en: 'something went wrong' },
};

/** What a comparison says of a state. */
export const marks = {
  added: { de: '+ neu', en: '+ added' },
  removed: { de: '− entfernt', en: '− removed' },
  changed: { de: '~ geändert', en: '~ changed' },
} as const satisfies Readonly<Record<string, Text>>;

/** What the diagrams say of themselves, beside the words of the machines. */
export const phrases = {
  otherwise: { de: 'sonst', en: 'otherwise' },
  answered: { de: 'Antwort ist da', en: 'answer is here' },
  crashed: { de: 'unerwarteter Fehler', en: 'unexpected error' },
  timeUp: { de: 'Zeit ist um', en: 'time is up' },
  not: { de: 'nicht', en: 'not' },
  during: { de: 'bei', en: 'during' },
  and: { de: 'und', en: 'and' },
  or: { de: 'oder', en: 'or' },
  via: { de: 'über', en: 'via' },
  from: { de: 'Aus', en: 'From' },
  anyTime: { de: 'Jederzeit', en: 'At any time' },
  anyStepHere: { de: 'In jedem dieser Schritte', en: 'In each of these steps' },
  guard: { de: 'Bedingung', en: 'guard' },
  guards: { de: 'Bedingungen, wie das Programm sie stellt', en: 'Guards as the program asks them' },
  before: { de: 'vorher', en: 'before' },
  stays: { de: 'bleibt', en: 'stays' },
  more: { de: 'weitere', en: 'more' },
  legend: { de: 'Zeichen', en: 'Key' },
  happyPath: { de: 'so geht alles gut', en: 'the way all goes well' },
} as const satisfies Readonly<Record<string, Text>>;
