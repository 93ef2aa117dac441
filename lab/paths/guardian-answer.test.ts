import { expect } from '@playwright/test';
import { type Fact, guardianAnswerFlow } from './guardian-answer.flow.ts';
import { GuardianRequest } from './guardian-request.ts';
import { reopenedBy } from './kit/returning.ts';
import type { Visit } from './kit/script.ts';
import { testPaths } from './kit/tests.ts';

const question = 'May {child} look for an apprenticeship here?';
const declines = 'You do not want to agree?';
const withdraws = 'Withdraw your consent for {child}?';

/** Brings about at the server what the page is to find. */
const bringAbout: Readonly<Partial<Record<Fact, (request: GuardianRequest) => Promise<void>>>> = {
  newText: (request) => request.changeTerms(),
  confirmed: (request) => request.answer('accept'),
  declined: (request) => request.answer('decline'),
  reported: (request) => request.answer('not_me'),
  grownUp: (request) => request.comeOfAge(),
  expired: (request) => request.expire(),
  replaced: (request) => request.ask(),
  renewed: (request) => request.renew(),
  withdrawn: (request) => request.withdraw(),
};

testPaths({
  flow: guardianAnswerFlow,
  scene: async (visit: Visit) => {
    const request = await GuardianRequest.begin(visit);
    await request.ask();
    return { visit, request, link: request.link };
  },
  open: async (scene, _, first) => {
    const { request, visit } = scene;
    if (first?.brings?.startsWith('withdraw') === true) {
      await request.answer('accept');
      scene.link = request.withdrawal;
    }
    if (first?.brings === 'invalid') scene.link = scene.link.slice(0, -1);
    await visit.visitor.page.goto(scene.link, { waitUntil: 'commit' });
  },
  fill: {
    'consent.accept': async ({ visit: { visitor } }) => {
      const custody = visitor.page.getByRole('checkbox');
      if (await custody.isChecked()) return;
      await visitor.button('I agree').click();
      await expect(custody, 'custody has to be declared first').toBeFocused();
      await custody.check();
    },
  },
  become: async ({ request }, { brings }) => bringAbout[brings as Fact]?.(request),
  arrive: async ({ visit: { visitor, world } }, { move }) => {
    if (move.kind !== 'answer') return;
    // An earlier link ends once the newer one has gone out.
    if (move.state === 'requestingLink') await world.pass(0);
    if (move.output['newText'] === true)
      await visitor.sees(
        'The terms of use have just changed, so your consent was not saved. Please read them once more.',
      );
  },
  values: ({ request }) => ({ child: request.firstname }),
  buttons: () => ['Close'],
  shows: {
    opening: null,
    sorting: null,
    failed: 'The page could not be loaded',
    invalid: 'This link is not valid',
    replaced: 'This link has been replaced',
    noLongerNeeded: 'Your consent is no longer needed',
    alreadyConfirmed: 'You have already agreed',
    alreadyDeclined: 'You have already declined',
    expired: 'This link has expired',
    requestingLink: 'This link has expired',
    linkSent: 'A new link is on its way',
    asking: question,
    accepting: question,
    confirmingDecline: declines,
    declining: declines,
    confirmingNotMe: 'Did this e-mail reach you by mistake?',
    reporting: question,
    confirmed: 'Thank you, you have agreed',
    declined: 'You have declined',
    reported: 'Thank you for telling us',
    askingWithdraw: withdraws,
    withdrawing: withdraws,
    withdrawn: 'Your consent is withdrawn',
  },
  // The secret leaves the address bar: whoever opens the page again elsewhere has the mail.
  address: ({ link }) => link,
  reopened: (_, __, fact) => reopenedBy(guardianAnswerFlow, 'opening', fact ?? 'pending'),
  standing: () => ({ situation: 'loggedOut' }),
});
