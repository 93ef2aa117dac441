import type { Words } from '../kit/words.ts';
import type { listMachine } from './list.machine.ts';

export const listWords: Words<typeof listMachine> = {
  de: {
    states: {
      debouncing: ['Wartet aufs Tippen', 'Gesucht wird, sobald die Finger ruhen.'],
      loading: ['Lädt', 'Die Seite der Liste wird geholt.'],
      showing: ['Zeigt', 'Die Liste ist da.'],
      empty: ['Leer', 'Es gibt nichts zu zeigen.'],
      failed: ['Nicht geladen', 'Der Server antwortet nicht. Man kann es noch einmal versuchen.'],
    },
    events: {
      'query.changed': 'Suche geändert',
      'list.retry': 'noch einmal versuchen',
      'list.refresh': 'neu laden',
    },
  },
  en: {
    states: {
      debouncing: ['Waiting for the typing', 'The search begins once the fingers rest.'],
      loading: ['Loading', 'The page of the list is being fetched.'],
      showing: ['Showing', 'The list is there.'],
      empty: ['Empty', 'There is nothing to show.'],
      failed: ['Not loaded', 'The server does not answer. You can try again.'],
    },
    events: {
      'query.changed': 'query changed',
      'list.retry': 'try again',
      'list.refresh': 'load anew',
    },
  },
};
