import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PingsOverview } from '../../contract/pings/overview.schema.ts';
import type { Agenda } from '../../contract/statistics/agenda.schema.ts';
import { meOf } from '../../machines/session/session.fixtures.ts';
import type { Role } from '../../contract/kit/roles.ts';
import { answersOf } from './page-answers.ts';

const signal = new AbortController().signal;
const list = { data: [], meta: { total: 0, per_page: 20, current_page: 1 } };
const overview: PingsOverview = { todo: 0, open: 0, done: 0, occupations: [], owners: [], deletions: 0 };
const nothing = { total: 0, rows: [] };
const agenda: Agenda = {
  calls: nothing,
  meetings: [],
  tomorrow: [],
  ending: { messages: nothing, proposals: nothing, codes: nothing, alerts: nothing },
  unsaid: 0,
  interested: nothing,
  people: { criteria: {}, total: 0, total_is_at_least: false, fresh: null, rows: [], since: null },
  codes: nothing,
  begun: { search: false, message: false, code: false, profile: false },
};

/** What the API has for whoever asks. */
const server = (counts: Partial<PingsOverview>) => async (name: string) => {
  if (name === 'auth.me') return { data: meOf('employee') };
  if (name === 'employees.agenda') return { data: agenda };
  if (name === 'pings.overview') return { data: { ...overview, ...counts } };
  return name === 'activities.count' ? { data: { unread: 2 } } : list;
};

const fetched: string[] = [];
beforeEach(() => {
  fetched.length = 0;
  document.cookie = 'session_hint=4000000000.200.employee';
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    fetched.push(url);
    return new Response(null, { status: 404 });
  });
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] });
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(performance, 'getEntriesByType');
  document.body.innerHTML = '';
});

/** A document that has these answers. */
const documentWith = (answers: object): void => {
  document.body.innerHTML = `<script type="application/json" id="answers">${JSON.stringify({ date: '', mark: '200', answers })}</script>`;
};

/** What the page had to fetch all the same, and what the document has in vain. */
async function besides(answers: object) {
  const { takeAnswer } = await import('../api/answers-at-hand.ts');
  return { fetched, inVain: Object.keys(answers).filter((url) => takeAnswer(url) !== undefined) };
}
/** Who is logged in the session takes. */
const nothingElse = { fetched: [], inVain: ['/auth/me'] };

test.each<[string, Partial<PingsOverview>, number]>([
  ['something is to do', { todo: 3, done: 1 }, 3],
  ['nothing is to do and some are done', { done: 2 }, 4],
  ['nothing is there at all', {}, 3],
  ['somebody asked for a deletion', { todo: 1, deletions: 1 }, 4],
])('contacted applicants find all that they ask at first in the document where %s', async (_, counts, many) => {
  const answers = await answersOf({ url: '/pings', role: 'employee' }, server(counts));
  expect(Object.keys(answers)).toHaveLength(many);
  documentWith(answers);
  const { loadPings } = await import('../routes/pings.loaders.ts');
  await loadPings({}, signal);
  expect(await besides(answers)).toEqual(nothingElse);
});

test.each<Role>(['applicant', 'employee', 'tenant_member', 'administrator'])(
  'and so do activities of an %s',
  async (role) => {
    const answers = await answersOf({ url: '/activities', role }, server({}));
    documentWith(answers);
    const { loadActivities } = await import('../routes/activities.loaders.ts');
    await loadActivities({}, signal);
    expect(await besides(answers)).toEqual(nothingElse);
  },
);

test('and so does what a company has before it', async () => {
  const answers = await answersOf({ url: '/dashboard', role: 'employee' }, server({}));
  documentWith(answers);
  const { loadEmployeeDashboard } = await import('../features/employees/employee-dashboard.calls.ts');
  await loadEmployeeDashboard(signal);
  expect(await besides(answers)).toEqual(nothingElse);
});

test('what another address asks for is the program’s to ask, and who is logged in is known everywhere', async () => {
  for (const url of ['/pings?work=done', '/search'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(Object.keys(await answersOf({ url, role: 'employee' }, server({}))), url).toEqual(['/auth/me']);
});

test('what is refused is nobody’s to guess: nothing comes', async () => {
  const refuse = async (name: string) => {
    if (name === 'pings.list') throw new Error('forbidden');
    return server({ todo: 1 })(name);
  };
  await expect(answersOf({ url: '/pings', role: 'employee' }, refuse)).rejects.toThrow('forbidden');
});
