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
  invariants: {
    leavesOnlyFromElsewhere: (after) => !is(after, 'leaving') || after.context.slug !== 'app',
    namedByServer: all(
      answeredOnly('found', 'looking found'),
      (after) => is(after, 'found') === (after.context.tenant !== null),
    ),
  },
  happyPath: ['reading', 'looking', 'found'],
});
