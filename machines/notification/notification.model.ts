import { modelOf, rulesOf } from '../kit/rules.ts';
import { notificationMachine } from './notification.machine.ts';
import { notificationWords } from './notification.words.ts';

const { is } = rulesOf(notificationMachine);

export const notificationModel = modelOf(notificationMachine, {
  words: notificationWords,
  inputs: [
    { id: 'n', kind: 'pending' },
    { id: 'n', kind: 'info' },
  ],
  carrying: [
    { type: 'notification.update', kind: 'success' },
    { type: 'notification.update', kind: 'danger', timeout: 0 },
  ],
  invariants: [
    {
      rule: { de: 'Was weg ist, kommt nie zurück.', en: 'What is gone never comes back.' },
      holds: (after, event, before) =>
        event.type === 'xstate.init' || !is(before, 'dismissed') || is(after, 'dismissed'),
    },
    {
      rule: {
        de: 'Eine Nachricht geht nur auf Knopfdruck oder wenn ihre Zeit um ist; niemals, während jemand sie liest.',
        en: 'A message goes only by a button or when its time is over; never while somebody is reading it.',
      },
      holds: (after, event, before) =>
        !is(after, 'dismissed') ||
        ['notification.dismiss', 'notification.callback'].includes(event.type) ||
        (event.type.includes('after.timeout') && is(before, 'showing.timed')),
    },
    {
      rule: {
        de: 'Zu Beginn und nach jeder Änderung läuft die Zeit genau dann, wenn die Nachricht eine hat.',
        en: 'At the start and after every change the time runs exactly if the message has one.',
      },
      holds: (after, event) =>
        !['xstate.init', 'notification.update'].includes(event.type) ||
        is(after, after.context.timeout > 0 ? 'showing.timed' : 'showing.staying'),
    },
  ],
  happyPath: ['showing.choosing', 'showing.timed', 'dismissed'],
});
