import { wordsOf } from '../kit/words.ts';
import type { chunkGuardMachine } from './chunk-guard.machine.ts';

export const chunkGuardWords = wordsOf<typeof chunkGuardMachine>({
  events: { 'chunk.failed': ['Teil kam nicht an', 'part did not arrive'], 'reload.request': ['neu laden', 'reload'] },
  de: {
    watching: ['Wacht', 'Alle Teile der Seite kamen bisher an.'],
    reloading: ['Lädt neu', 'Ein Teil fehlt; die Seite wird neu geladen.'],
    failed: ['Teil fehlt', 'Neu laden half nicht; ein Knopf bleibt.'],
  },
  en: {
    watching: ['Watching', 'All parts of the page have arrived so far.'],
    reloading: ['Reloading', 'A part is missing; the page is loaded anew.'],
    failed: ['Part missing', 'Reloading did not help; a button remains.'],
  },
});
