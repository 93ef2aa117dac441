import { all, modelOf, rulesOf } from '../kit/rules.ts';
import { tenantMachine } from './tenant.machine.ts';
import { tenantWords } from './tenant.words.ts';

const { answeredOnly, is } = rulesOf(tenantMachine);
const found = { kind: 'found', tenant: { name: 'Chemie', slug: 'chemie', color: '#123456' } };
const hosts = ['localhost', '127.0.0.1', 'chemie.localhost', 'app.localhost'];

export const tenantModel = modelOf(tenantMachine, {
  words: tenantWords,
  inputs: hosts.map((hostname) => ({ hostname })),
  answers: { lookUpTenant: [found] },
  apart: ({ context }) => context.slug,
  invariants: [
    {
      rule: {
        de: 'Zu „app“ wechselt nur, wer nicht schon dort ist.',
        en: 'Only who is not at “app” already leaves for it.',
      },
      holds: (after) => !is(after, 'leaving') || after.context.slug !== 'app',
    },
    {
      rule: {
        de: 'Kein Anbieter erscheint, den der Server nicht genannt hat.',
        en: 'No provider appears that the server has not named.',
      },
      holds: all(
        answeredOnly('found', 'found', 'looking'),
        (after) => is(after, 'found') === (after.context.tenant !== null),
      ),
    },
  ],
  happyPath: ['reading', 'looking', 'found'],
});
