import { expect, type Locator } from '@playwright/test';
import { type Fact, guardianAnswerPlan } from './guardian-answer.plan.ts';
import { GuardianRequest } from './guardian-request.ts';
import { reopenedBy } from './kit/reopened.ts';
import { type Script, type Staged, unseen, type Visit } from './kit/script.ts';

interface AnswerScene extends Staged {
  readonly request: GuardianRequest;
  /** The link that is opened. */
  link: string;
}

const question = ({ visit: { visitor }, request }: AnswerScene): Locator =>
  visitor.heading('May {child} look for an apprenticeship here?', { child: request.firstname });
const asked = (scene: AnswerScene) => expect(question(scene)).toBeVisible();

/** Brings about at the server what the page is to find. */
const bringAbout: Record<Fact, (request: GuardianRequest) => Promise<void>> = {
  pending: () => Promise.resolve(),
  newText: (request) => request.changeTerms(),
  confirmed: (request) => request.answer('accept'),
  declined: (request) => request.answer('decline'),
  reported: (request) => request.answer('not_me'),
  grownUp: (request) => request.comeOfAge(),
  expired: (request) => request.expire(),
  replaced: (request) => request.ask(),
  renewed: (request) => request.renew(),
  invalid: () => Promise.resolve(),
  withdrawal: () => Promise.resolve(),
  withdrawn: (request) => request.withdraw(),
};
export const guardianAnswerScript: Script<typeof guardianAnswerPlan.machine, AnswerScene> = {
  plan: guardianAnswerPlan,
  scene: async (visit: Visit) => {
    const request = await GuardianRequest.begin(visit);
    await request.ask();
    return { visit, request, link: request.link };
  },
  open: async (scene, _, next) => {
    const { request, visit } = scene;
    const look = next?.move?.kind === 'answer' ? next.move.brings : undefined;
    if (look === 'withdrawal' || look === 'withdrawn') {
      await request.answer('accept');
      scene.link = request.withdrawal;
    }
    if (look === 'invalid') scene.link = scene.link.slice(0, -1);
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
  buttons: ['Close'],
  become: ({ request }, fact) => bringAbout[fact as Fact](request),
  aftermath: async ({ visit: { visitor, world } }, { output, state }) => {
    // An earlier link ends once the newer one has gone out.
    if (state === 'requestingLink') await world.pass(0);
    if (output['newText'] === true)
      await expect(
        visitor.text('The terms of use have just changed, so your consent was not saved. Please read them once more.'),
      ).toBeVisible();
  },
  values: ({ request }) => ({ child: request.firstname }),
  shows: {
    opening: ({ visit }) => expect(visit.visitor.text('Opening the page …')).toBeAttached(),
    sorting: unseen,
    failed: 'The page could not be loaded',
    invalid: 'This link is not valid',
    replaced: 'This link has been replaced',
    noLongerNeeded: 'Your consent is no longer needed',
    alreadyConfirmed: 'You have already agreed',
    alreadyDeclined: 'You have already declined',
    expired: 'This link has expired',
    requestingLink: 'This link has expired',
    linkSent: 'A new link is on its way',
    asking: asked,
    accepting: asked,
    confirmingDecline: 'You do not want to agree?',
    declining: 'You do not want to agree?',
    confirmingNotMe: ({ visit }) => expect(visit.visitor.page.getByRole('alertdialog')).toBeVisible(),
    reporting: asked,
    confirmed: 'Thank you, you have agreed',
    declined: 'You have declined',
    reported: 'Thank you for telling us',
    askingWithdraw: 'Withdraw your consent for {child}?',
    withdrawing: 'Withdraw your consent for {child}?',
    withdrawn: 'Your consent is withdrawn',
  },
  // The secret leaves the address bar: whoever opens the page again elsewhere has the mail.
  address: ({ link }) => link,
  reopened: (_, __, fact) => reopenedBy(guardianAnswerPlan, 'opening', fact ?? 'pending'),
  standing: () => ({ situation: 'loggedOut' }),
  deepLink: '/dashboard',
};
