import { beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import type { Role } from '../../contract/kit/roles.ts';
import { answersOf } from './page-answers.ts';

const { signal } = new AbortController();
const company = '0198c5a0-0000-7000-8000-000000000001';
const record = '0198c5a0-0000-7000-8000-000000000002';
/** A list of anything, or a record, which says occupations that nobody else does. */
const answerTo = (url: string) =>
  /^[^?]*\/[\da-f-]{36}/.test(url)
    ? { data: { occupation_ids: [url], criteria: { occupation_ids: [url] } } }
    : { data: [{}], meta: { total: 1 } };

const asked: string[] = [];
vi.mock(import('../api/call.ts'), async (original) => {
  const module = await original();
  const call = async (endpoint: Endpoint, input: object) => {
    const { url } = module.requestOf(endpoint, input, {});
    asked.push(url);
    return answerTo(url);
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

/** Of a company's records, as its own people's pages load them too. */
const ofCompany = {
  'registration-codes': () => import('../routes/registration-codes.loaders.ts'),
  'email-templates': () => import('../routes/email-templates.loaders.ts'),
  profiles: () => import('../routes/profiles.loaders.ts'),
  alerts: () => import('../routes/alerts.loaders.ts'),
};
const below = (load: () => Promise<unknown>) => async () => {
  const { loadCompany } = await import('../routes/company.loaders.ts');
  await Promise.all([loadCompany(company, signal), load()]);
};
const records = Object.entries(ofCompany).flatMap(([list, loaders]) => {
  const path = `/organizations/${company}/${list}`;
  return [
    ['tenant_member', `${path}/create`, below(async () => (await loaders()).loadNew(signal, company))],
    ['tenant_member', `${path}/${record}`, below(async () => (await loaders()).loadOne(record, signal, company))],
    ['administrator', `${path}/${record}/edit`, below(async () => (await loaders()).loadEdit(record, signal, company))],
  ] as const;
});

test.each([...pages, ...records])(
  'an %s’s %s finds in its document all that it asks, and nothing else',
  async (role, url, load) => {
    await load();
    const answers = await answersOf({ url, role }, async (_, asking) => answerTo(asking));
    expect(Object.keys(answers).toSorted()).toEqual(['/auth/me', ...asked].toSorted());
  },
);
