import { expect } from '@playwright/test';
import { guardianAnswerSays } from '../../tests/support/page-says.ts';
import { guardianAnswerFlow } from './guardian-answer.flow.ts';
import { reopenedBy } from './kit/returning.ts';
import { childAtTerms, childsName, guardianActs } from './kit/elsewhere.ts';
import type { Visit } from './kit/script.ts';
import { testPaths } from './kit/tests.ts';

testPaths({
  flow: guardianAnswerFlow,
  scene: async (visit: Visit) => {
    const request = await childAtTerms(visit);
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
    visit.note(scene.link);
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
  become: async ({ request }, { brings }) => guardianActs[brings as keyof typeof guardianActs]?.(request),
  arrive: async ({ visit: { visitor, world } }, { move }) => {
    if (move.kind !== 'answer') return;
    // An earlier link ends once the newer one has gone out.
    if (move.state === 'requestingLink') await world.pass(0);
    if (move.output['newText'] === true)
      await visitor.sees(
        'The terms of use have just changed, so your consent was not saved. Please read them once more.',
      );
  },
  values: () => ({ child: childsName }),
  buttons: () => ['Close', 'In plain words'],
  shows: guardianAnswerSays,
  // The secret leaves the address bar: whoever opens the page again elsewhere has the mail.
  address: ({ link }) => link,
  reopened: (_, __, fact) => reopenedBy(guardianAnswerFlow, 'opening', fact ?? 'pending'),
  standing: () => ({ situation: 'loggedOut' }),
});
