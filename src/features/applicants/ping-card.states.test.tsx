import { i18n } from '@lingui/core';
import { fromPromise } from 'xstate';
import type { LookUpPingResult } from '../../../machines/pings/ping-answer.machine.ts';
import { pingAnswerModel } from '../../../machines/pings/ping-answer.model.ts';
import { anApplicantPing } from '../../../tests/support/an-applicant-ping.ts';
import { describeScreen } from '../../../tests/support/screen-states.tsx';
import { providedDashboardPingMachine } from './dashboard-ping.actors.ts';
import { PingEntry } from './ping-card.tsx';

// the questions come with their words
i18n.activate('en');

const listed = anApplicantPing({ guardian: 'Vera' });
const answer = `POST /pings/${listed.id}/transitions`;
const nothing: readonly string[] = [];
const accepting = ['If you say yes, Farbwerk gets this'];
const declining = ['Say no? That’s perfectly fine.'];
const withdrawing = ['You said yes', 'Leave it at yes'];

describeScreen('a message on the dashboard', {
  model: pingAnswerModel,
  // What is listed is there at once; the answers here come first.
  machine: providedDashboardPingMachine(listed).provide({
    actors: { lookUp: fromPromise<LookUpPingResult, void>(() => new Promise(() => {})) },
  }),
  draw: (actor) => <PingEntry actor={actor} listed={listed} />,
  answers: {
    ping: {
      ...listed,
      release: { at: '2026-11-21T10:00:00.000Z', until: null, withdrawn_at: null, deletion_confirmed_at: null },
      events: ['withdraw'],
    },
  },
  says: {
    opening: nothing,
    sorting: null,
    failed: ['We couldn’t load this message again.'],
    invalid: nothing,
    expired: ['It was not answered in time. The company did not get your name.'],
    revoked: ['The company no longer needs an answer.'],
    asking: ['Yes, I’m interested'],
    guardianAsked: ['We have asked Vera'],
    confirmingAccept: accepting,
    accepting: [...accepting, 'busy Say yes and release'],
    confirmingDecline: declining,
    declining: [...declining, 'busy Say no'],
    accepted: ['You said yes'],
    declined: ['You said no'],
    confirmingWithdraw: withdrawing,
    withdrawing: [...withdrawing, 'busy Take my yes back'],
    withdrawn: ['Yes taken back'],
  },
  asks: {
    opening: nothing,
    accepting: [`${answer} {"event":"accept"}`],
    declining: [`${answer} {"event":"decline"}`],
    withdrawing: [`${answer} {"event":"withdraw"}`],
  },
});
