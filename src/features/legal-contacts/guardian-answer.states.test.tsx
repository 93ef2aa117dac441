import { fireEvent, screen } from '@testing-library/react';
import { guardianAnswerModel } from '../../../machines/legal-contacts/guardian-answer.model.ts';
import { describeScreen } from '../../../tests/support/screen-states.tsx';
import { providedGuardianAnswerMachine } from './guardian-answer.actors.ts';
import { GuardianAnswerPage } from './guardian-answer-screen.tsx';

const opening = ['Opening the page …'];
const expired = ['This link has expired'];
const asking = ['May Kim look for an apprenticeship here?'];
const declining = ['You do not want to agree?'];
const withdrawing = ['Withdraw your consent for Kim?'];

describeScreen('the guardian’s page', {
  model: guardianAnswerModel,
  machine: providedGuardianAnswerMachine({ id: 'g1', token: 'secret' }),
  draw: (actor) => <GuardianAnswerPage actor={actor} />,
  fill: { 'consent.accept': () => fireEvent.click(screen.getByRole('checkbox')) },
  says: {
    opening,
    sorting: null,
    failed: ['The page could not be loaded'],
    invalid: ['This link is not valid'],
    replaced: ['This link has been replaced'],
    noLongerNeeded: ['Your consent is no longer needed'],
    alreadyConfirmed: ['You have already agreed'],
    alreadyDeclined: ['You have already declined'],
    expired,
    requestingLink: [...expired, 'busy Send me a new link'],
    linkSent: ['A new link is on its way'],
    asking,
    accepting: [...asking, 'busy I agree'],
    confirmingDecline: declining,
    declining: [...declining, 'busy Yes, I decline'],
    confirmingNotMe: ['Did this e-mail reach you by mistake?'],
    reporting: [...asking, 'busy I’m not the guardian'],
    confirmed: ['Thank you, you have agreed'],
    declined: ['You have declined'],
    reported: ['Thank you for telling us'],
    askingWithdraw: withdrawing,
    withdrawing: [...withdrawing, 'busy Withdraw consent'],
    withdrawn: ['Your consent is withdrawn'],
  },
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
