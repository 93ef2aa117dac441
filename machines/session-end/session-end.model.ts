import type { AnyEventObject } from 'xstate';
import { all, modelOf, rulesOf } from '../kit/rules.ts';
import { sessionEndMachine, type TimeLeft } from './session-end.machine.ts';
import { sessionEndWords } from './session-end.words.ts';
import { askAfter, warnBefore } from './times.ts';

const { answerFor, comesFrom, is, offered } = rulesOf(sessionEndMachine);
const checked = (left: number, isLast = false) => ({ type: 'time.checked', left, isLast }) as const;
const leftBy = (event: AnyEventObject): number => (event as AnyEventObject & TimeLeft).left;

export const sessionEndModel = modelOf(sessionEndMachine, {
  words: sessionEndWords,
  carrying: [
    checked(warnBefore + 1),
    checked(warnBefore),
    checked(warnBefore, true),
    checked(-askAfter + 1),
    checked(-askAfter),
    checked(-askAfter, true),
  ],
  invariants: {
    endedByServerOrTime: (after, event, before) =>
      !is(after, 'ended') ||
      is(before, 'asking', 'ended') ||
      answerFor(event, 'staying') === 'unauthenticated' ||
      event.type === 'xstate.init',
    stayOfferedWhereItHelps: all(
      offered({ type: 'stay.request' }, 'near', 'unsure'),
      comesFrom('staying', 'near', 'unsure'),
    ),
    nothingInFrontWhileFar: (after, event) =>
      event.type !== 'time.checked' ||
      leftBy(event) <= warnBefore ||
      !after.hasTag('warning') ||
      is(after, 'staying', 'asking'),
    asksAfterTheEnd: (after, event, before) =>
      !is(after, 'asking') || is(before, 'asking') || (event.type === 'time.checked' && leftBy(event) <= -askAfter),
  },
  happyPath: ['far', 'near', 'staying'],
});
