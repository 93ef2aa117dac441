import { wordsOf } from '../kit/words.ts';
import type { linkMachine } from './link.machine.ts';

export const linkWords = wordsOf<typeof linkMachine>({
  events: { 'link.submit': ['absenden', 'submit'], 'link.change': ['etwas anderes eingeben', 'enter another one'] },
  de: {
    entering: ['Eingabe', 'Die Seite sagt, was der Knopf bewirkt. Bis dahin geschieht nichts.'],
    pending: ['Prüft', 'Der Server wird gefragt.'],
    done: ['Gilt', 'Es ist geschehen, oder das Formular öffnet sich.'],
    closed: ['Gilt nicht', 'Die Seite sagt, warum.'],
    failed: ['Keine Antwort', 'Es ist nichts geschehen. Man kann es noch einmal versuchen.'],
  },
  en: {
    entering: ['Entering', 'The page says what the button does. Nothing happens before.'],
    pending: ['Checking', 'The server is being asked.'],
    done: ['Counts', 'It is done, or the form opens.'],
    closed: ['Does not count', 'The page says why.'],
    failed: ['No answer', 'Nothing has happened. You can try again.'],
  },
});
