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

/** What charts and comparisons say of themselves, beside the words of the machines. */
export const phrases = {
  otherwise: { de: 'sonst', en: 'otherwise' },
  answered: { de: 'Antwort ist da', en: 'answer is here' },
  crashed: { de: 'unerwarteter Fehler', en: 'unexpected error' },
  timeUp: { de: 'Zeit ist um', en: 'time is up' },
  not: { de: 'nicht', en: 'not' },
  during: { de: 'bei', en: 'during' },
  and: { de: 'und', en: 'and' },
  or: { de: 'oder', en: 'or' },
  from: { de: 'Aus', en: 'From' },
  anyTime: { de: 'Jederzeit', en: 'At any time' },
  anyStepHere: { de: 'In jedem dieser Schritte', en: 'In each of these steps' },
  guard: { de: 'Bedingung', en: 'guard' },
  before: { de: 'vorher', en: 'before' },
  stays: { de: 'bleibt', en: 'stays' },
} as const satisfies Readonly<Record<string, Text>>;
