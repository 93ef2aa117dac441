import type { Words } from '../kit/words.ts';
import type { chunkGuardMachine } from './chunk-guard.machine.ts';

export const chunkGuardWords: Words<typeof chunkGuardMachine> = {
  de: {
    states: {
      watching: ['Wacht', 'Alle Teile der Seite kamen bisher an.'],
      reloading: ['Lädt neu', 'Ein Teil fehlt; die Seite wird neu geladen.'],
      failed: ['Teil fehlt', 'Neu laden half nicht; ein Knopf bleibt.'],
    },
    events: {
      'chunk.failed': 'Teil kam nicht an',
      'reload.request': 'neu laden',
    },
  },
  en: {
    states: {
      watching: ['Watching', 'All parts of the page have arrived so far.'],
      reloading: ['Reloading', 'A part is missing; the page is loaded anew.'],
      failed: ['Part missing', 'Reloading did not help; a button remains.'],
    },
    events: {
      'chunk.failed': 'part did not arrive',
      'reload.request': 'reload',
    },
  },
};
