import { wordsOf } from '../kit/words.ts';
import type { notificationMachine } from './notification.machine.ts';

export const notificationWords = wordsOf<typeof notificationMachine>({
  events: {
    'notification.update': ['Meldung ändert sich', 'notification changes'],
    'notification.dismiss': ['schließen', 'dismiss'],
    'notification.callback': ['Knopf der Meldung', "the notification's button"],
    'pointer.enter': ['Zeiger kommt', 'pointer comes'],
    'pointer.leave': ['Zeiger geht', 'pointer leaves'],
  },
  de: {
    showing: ['Sichtbar', 'Die Meldung steht auf der Seite.'],
    'showing.choosing': ['Wählt Dauer', 'Bleibt sie oder geht sie von selbst?'],
    'showing.timed': ['Auf Zeit', 'Sie geht von selbst.'],
    'showing.held': ['Gehalten', 'Jemand liest sie gerade.'],
    'showing.staying': ['Bleibt', 'Sie geht erst auf Knopfdruck.'],
    dismissed: ['Weg', 'Die Meldung ist verschwunden.'],
  },
  en: {
    showing: ['Showing', 'The notification is on the page.'],
    'showing.choosing': ['Choosing how long', 'Does it stay or go by itself?'],
    'showing.timed': ['For a time', 'It goes by itself.'],
    'showing.held': ['Held', 'Somebody is reading it.'],
    'showing.staying': ['Staying', 'It goes only when dismissed.'],
    dismissed: ['Gone', 'The notification has disappeared.'],
  },
});
