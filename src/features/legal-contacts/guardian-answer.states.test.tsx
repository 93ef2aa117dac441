import { fireEvent, screen } from '@testing-library/react';
import { guardianAnswerModel } from '../../../machines/legal-contacts/guardian-answer.model.ts';
import { filled, guardianAnswerSays } from '../../../tests/support/page-says.ts';
import { describeScreen } from '../../../tests/support/screen-states.tsx';
import { providedGuardianAnswerMachine } from './guardian-answer.actors.ts';
import { GuardianAnswerPage } from './guardian-answer-screen.tsx';

describeScreen('the guardian’s page', {
  model: guardianAnswerModel,
  machine: providedGuardianAnswerMachine({ id: 'g1', token: 'secret' }),
  draw: (actor) => <GuardianAnswerPage actor={actor} />,
  fill: { 'consent.accept': () => fireEvent.click(screen.getByRole('checkbox')) },
  answers: {
    view: {
      id: 'id',
      firstname: 'G',
      lastname: 'M',
      applicant: { firstname: 'Kim', matchable: true, recommended_by: null, stored: ['name'] },
      confirmed_at: null,
      earlier: [],
      terms: {
        id: 't',
        version: 1,
        locale: 'en',
        text: '',
        hash: 'h',
        published_at: '2026-01-01T00:00:00Z',
        findable: { version: 1, text: '', hash: 'f' },
      },
    },
  },
  says: filled(guardianAnswerSays, { child: 'Kim' }),
  asks: {
    opening: ['POST /legal-contacts/g1/lookup {"token":"secret"}'],
    requestingLink: ['POST /legal-contacts/g1/new-link {"token":"secret"}'],
    accepting: [
      'POST /legal-contacts/g1/answer {"event":"accept","hash":"h","findable":"f","releases":"ask","token":"secret","custody":true}',
    ],
    declining: ['POST /legal-contacts/g1/answer {"event":"decline","token":"secret"}'],
    reporting: ['POST /legal-contacts/g1/answer {"event":"not_me","token":"secret"}'],
    withdrawing: ['POST /legal-contacts/g1/withdrawal {"token":"secret"}'],
  },
});
