import { pingAnswerModel } from '../../../../machines/pings/ping-answer.model.ts';
import { anApplicantPing } from '../../../../tests/support/an-applicant-ping.ts';
import { describeScreen } from '../../../../tests/support/screen-states.tsx';
import { PingAnswerPage } from './ping-answer-screen.tsx';
import { providedPingAnswerMachine } from './ping-answer.actors.ts';

const opening = ['Opening the message …'];
const accepting = ['Farbwerk gets this from you'];
const declining = ['A no is fine, too'];
const withdrawing = ['Leave it at yes'];

describeScreen('a message behind a mail’s link', {
  model: pingAnswerModel,
  machine: providedPingAnswerMachine({ id: 'p1', token: 'secret' }),
  draw: (actor) => <PingAnswerPage actor={actor} />,
  answers: {
    ping: anApplicantPing({
      guardian: 'Vera',
      release: { at: '2026-11-21T10:00:00.000Z', until: null, withdrawn_at: null, deletion_confirmed_at: null },
      events: ['withdraw'],
    }),
  },
  says: {
    opening,
    sorting: null,
    failed: ['The message could not be loaded'],
    invalid: ['This link is not valid'],
    expired: ['The time to answer is over'],
    revoked: ['This message has ended'],
    asking: ['Farbwerk would like to get to know you'],
    guardianAsked: ['We have asked Vera'],
    confirmingAccept: accepting,
    accepting: [...accepting, 'busy Hand this over'],
    confirmingDecline: declining,
    declining: [...declining, 'busy Decline'],
    accepted: ['You have said yes to Farbwerk'],
    declined: ['You have said no'],
    confirmingWithdraw: withdrawing,
    withdrawing: [...withdrawing, 'busy Take my yes back'],
    withdrawn: ['Your yes has been taken back'],
  },
  asks: {
    opening: ['POST /pings/p1/lookup {"token":"secret"}'],
    accepting: ['POST /pings/p1/answer {"event":"accept","token":"secret"}'],
    declining: ['POST /pings/p1/answer {"event":"decline","token":"secret"}'],
    withdrawing: ['POST /pings/p1/answer {"event":"withdraw","token":"secret"}'],
  },
});
