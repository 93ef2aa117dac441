import type { Words } from '../kit/words.ts';
import type { notificationMachine } from './notification.machine.ts';

export const notificationWords: Words<typeof notificationMachine> = {
  de: {
    states: {
      showing: ['Sichtbar', 'Die Nachricht steht auf der Seite.'],
      'showing.choosing': ['Wählt Dauer', 'Bleibt sie oder geht sie von selbst?'],
      'showing.timed': ['Auf Zeit', 'Sie geht von selbst.'],
      'showing.held': ['Gehalten', 'Jemand liest sie gerade.'],
      'showing.staying': ['Bleibt', 'Sie geht erst auf Knopfdruck.'],
      dismissed: ['Weg', 'Die Nachricht ist verschwunden.'],
    },
    events: {
      'notification.update': 'Nachricht ändert sich',
      'notification.dismiss': 'schließen',
      'notification.callback': 'Knopf der Nachricht',
      'pointer.enter': 'Zeiger kommt',
      'pointer.leave': 'Zeiger geht',
    },
  },
  en: {
    states: {
      showing: ['Showing', 'The message is on the page.'],
      'showing.choosing': ['Choosing how long', 'Does it stay or go by itself?'],
      'showing.timed': ['For a time', 'It goes by itself.'],
      'showing.held': ['Held', 'Somebody is reading it.'],
      'showing.staying': ['Staying', 'It goes only when dismissed.'],
      dismissed: ['Gone', 'The message has disappeared.'],
    },
    events: {
      'notification.update': 'message changes',
      'notification.dismiss': 'dismiss',
      'notification.callback': "the message's button",
      'pointer.enter': 'pointer comes',
      'pointer.leave': 'pointer leaves',
    },
  },
};
