import { beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import type { Role } from '../../contract/kit/roles.ts';
import { answersOf } from './page-answers.ts';

const { signal } = new AbortController();
/** Whatever is asked. */
const answer = { data: [{}], meta: { total: 1 } };

const asked: string[] = [];
vi.mock(import('../api/call.ts'), async (original) => {
  const module = await original();
  const call = async (endpoint: Endpoint, input: object) => {
    asked.push(module.requestOf(endpoint, input, {}).url);
    return answer;
  };
  return { ...module, call: call as unknown as typeof module.call };
});
beforeEach(() => {
  asked.length = 0;
});

const ofAdministration = () => import('../routes/administration.loaders.ts');

const pages: readonly (readonly [Role, url: string, load: () => Promise<unknown>])[] = [
  [
    'administrator',
    '/default-templates/create',
    async () => (await ofAdministration()).ofDefaultTemplates.loadNew(signal),
  ],
  ['administrator', '/tenants/create', async () => (await ofAdministration()).loadNew(signal)],
  ['administrator', '/terms/create', async () => (await ofAdministration()).loadNewTerms(signal)],
];

test.each(pages)('an %s’s %s finds in its document all that it asks, and nothing else', async (role, url, load) => {
  await load();
  const answers = await answersOf({ url, role }, async () => answer);
  expect(Object.keys(answers).toSorted()).toEqual(['/auth/me', ...asked].toSorted());
});
