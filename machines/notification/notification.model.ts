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
  invariants: {
    goneForGood: (after, event, before) =>
      event.type === 'xstate.init' || !is(before, 'dismissed') || is(after, 'dismissed'),
    goesByButtonOrTime: (after, event, before) =>
      !is(after, 'dismissed') ||
      ['notification.dismiss', 'notification.callback'].includes(event.type) ||
      (event.type.includes('after.timeout') && is(before, 'showing.timed')),
    runsWhereTimed: (after, event) =>
      !['xstate.init', 'notification.update'].includes(event.type) ||
      is(after, after.context.timeout > 0 ? 'showing.timed' : 'showing.staying'),
  },
  happyPath: ['showing.choosing', 'showing.timed', 'dismissed'],
});
