import type { Words } from '../kit/words.ts';
import type { linkMachine } from './link.machine.ts';

export const linkWords: Words<typeof linkMachine> = {
  de: {
    states: {
      entering: ['Eingabe', 'Die Seite sagt, was der Knopf bewirkt. Bis dahin geschieht nichts.'],
      pending: ['Prüft', 'Der Server wird gefragt.'],
      done: ['Gilt', 'Es ist geschehen, oder das Formular öffnet sich.'],
      closed: ['Gilt nicht', 'Die Seite sagt, warum.'],
      failed: ['Keine Antwort', 'Es ist nichts geschehen. Man kann es noch einmal versuchen.'],
    },
    events: { 'link.submit': 'absenden', 'link.change': 'etwas anderes eingeben' },
  },
  en: {
    states: {
      entering: ['Entering', 'The page says what the button does. Nothing happens before.'],
      pending: ['Checking', 'The server is being asked.'],
      done: ['Counts', 'It is done, or the form opens.'],
      closed: ['Does not count', 'The page says why.'],
      failed: ['No answer', 'Nothing has happened. You can try again.'],
    },
    events: { 'link.submit': 'submit', 'link.change': 'enter another one' },
  },
};
