import { pingAnswerModel } from '../../../../machines/pings/ping-answer.model.ts';
import { anApplicantPing } from '../../../../tests/support/an-applicant-ping.ts';
import { filled, pingAnswerSays } from '../../../../tests/support/page-says.ts';
import { describeScreen } from '../../../../tests/support/screen-states.tsx';
import { ownDetailsCalls } from './own-details.calls.ts';
import { PingAnswerPage } from './ping-answer-screen.tsx';
import { providedPingAnswerMachine } from './ping-answer.actors.ts';

const link = { id: 'p1', token: 'secret' };

describeScreen('a message behind a mail’s link', {
  model: pingAnswerModel,
  machine: providedPingAnswerMachine(link),
  draw: (actor) => <PingAnswerPage actor={actor} calls={ownDetailsCalls(link)} />,
  answers: {
    ping: anApplicantPing({
      guardian: 'Vera',
      release: { at: '2026-11-21T10:00:00.000Z', until: null, withdrawn_at: null, deletion_confirmed_at: null },
      events: ['withdraw'],
    }),
  },
  says: filled(pingAnswerSays, { name: 'Farbwerk', organization: 'Farbwerk', guardian: 'Vera' }),
  asks: {
    opening: ['POST /pings/p1/lookup {"token":"secret"}'],
    accepting: ['POST /pings/p1/answer {"event":"accept","token":"secret"}'],
    declining: ['POST /pings/p1/answer {"event":"decline","token":"secret"}'],
    withdrawing: ['POST /pings/p1/answer {"event":"withdraw","token":"secret"}'],
  },
});
