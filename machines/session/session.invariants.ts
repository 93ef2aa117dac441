import type { AnyEventObject } from 'xstate';
import type { Me } from '../../contract/users/me.schema.ts';
import type { Invariant } from '../kit/model.ts';
import { all, rulesOf } from '../kit/rules.ts';
import { sessionMachine } from './session.machine.ts';
import { stageOf } from './session.me.ts';
import { isGuest, isLoggedIn, type SessionSnapshot } from './session.selectors.ts';

/** The rules of the session, by hand from the specification's section 4; what they say of passwords is in the model. */

const { answerFor, can, comesFrom, is, offered } = rulesOf(sessionMachine);

const fetching = ['fetchingMe.silent', 'fetchingMe.required'] as const;
const answeredMe = (event: AnyEventObject) => (event as { output?: { me?: Me } }).output?.me;
const expired = (epoch: number) => ({ type: 'session.expired', epoch }) as const;
const isSameState = (one: SessionSnapshot, other: SessionSnapshot) =>
  JSON.stringify(one.value) === JSON.stringify(other.value);

export const sessionInvariants: readonly Invariant<typeof sessionMachine>[] = [
  {
    rule: {
      de: 'Niemand ist bereit, dessen E-Mail-Adresse unbestätigt ist.',
      en: 'Nobody is ready whose e-mail address is not verified.',
    },
    holds: (after) => !is(after, 'loggedIn.stage.ready') || after.context.me?.user.verified === true,
  },
  {
    rule: {
      de: 'Wer angemeldet ist, steht genau auf der Stufe, die die eigenen Daten sagen.',
      en: 'Whoever is logged in stands at exactly the stage that their data says.',
    },
    holds: (after) => {
      const { me } = after.context;
      return !isLoggedIn(after) || (me !== null && is(after, `loggedIn.stage.${stageOf(me)}`));
    },
  },
  {
    rule: { de: 'Ein Gast hat keine Daten von jemandem.', en: 'A guest has nobody’s data.' },
    holds: (after) => !isGuest(after) || after.context.me === null,
  },
  {
    rule: {
      de: 'Angemeldet ist erst, wen der Server kennt.',
      en: 'Logged in is only whom the server knows.',
    },
    holds: (after, event, before) =>
      !isLoggedIn(after) ||
      isLoggedIn(before) ||
      fetching.some((state) => answerFor(event, state) === 'ok' && after.context.me === answeredMe(event)),
  },
  {
    rule: {
      de: 'Das Ende einer früheren Sitzung ändert an der jetzigen nichts; das Ende der jetzigen meldet sofort ab.',
      en: 'The end of an earlier session changes nothing about this one; the end of this one logs out at once.',
    },
    holds: (after, event, before) =>
      can(after, expired(after.context.epoch)) === isLoggedIn(after) &&
      !can(after, expired(after.context.epoch - 1)) &&
      (event.type !== 'session.expired' ||
        ('epoch' in event && event['epoch'] === before.context.epoch
          ? is(after, 'loggedOut.idle') && after.context.endedBy === 'expired'
          : isSameState(after, before))),
  },
  {
    rule: {
      de: 'Abmelden geht überall, wo jemand angemeldet ist oder sein könnte, und verbirgt sofort alles Private.',
      en: 'Logging out is possible wherever somebody is or may be logged in, and hides everything private at once.',
    },
    holds: all(
      offered({ type: 'logout.request' }, 'fetchingMe', 'loggedIn', 'loggingOut.failed'),
      (after, { type }) => type !== 'logout.request' || is(after, 'loggingOut.posting'),
      comesFrom('loggingOut', 'fetchingMe', 'loggedIn'),
    ),
  },
];
