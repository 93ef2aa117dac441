import { wordsOf } from '../kit/words.ts';
import type { listMachine } from './list.machine.ts';

export const listWords = wordsOf<typeof listMachine>({
  events: {
    'query.changed': ['Suche geändert', 'query changed'],
    'list.retry': ['noch einmal versuchen', 'try again'],
  },
  de: {
    debouncing: ['Wartet aufs Tippen', 'Gesucht wird, sobald die Finger ruhen; bis dahin bleibt alles stehen.'],
    loading: ['Lädt', 'Die Seite der Liste wird geholt; was vorher da war, bleibt so lange stehen.'],
    showing: ['Zeigt', 'Die Liste ist da.'],
    empty: ['Leer', 'Es gibt nichts zu zeigen.'],
    failed: ['Nicht geladen', 'Der Server antwortet nicht. Man kann es noch einmal versuchen.'],
  },
  en: {
    debouncing: ['Waiting for the typing', 'The search begins once the fingers rest; until then everything stays.'],
    loading: ['Loading', 'The page of the list is being fetched; what was there before stays until it comes.'],
    showing: ['Showing', 'The list is there.'],
    empty: ['Empty', 'There is nothing to show.'],
    failed: ['Not loaded', 'The server does not answer. You can try again.'],
  },
});
