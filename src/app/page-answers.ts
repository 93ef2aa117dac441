import { listActivities } from '../../contract/activities/activities.endpoints.ts';
import { countActivities } from '../../contract/activities/count.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import type { Endpoint, InputOf, ResponseOf } from '../../contract/kit/endpoint.ts';
import { queryOf } from '../../contract/kit/list-search.ts';
import type { Role } from '../../contract/kit/roles.ts';
import { defaultTemplates } from '../../contract/email-templates/defaults.endpoints.ts';
import { listDeletionRequests } from '../../contract/pings/deletion-requests.endpoints.ts';
import { overviewPings } from '../../contract/pings/overview.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { pingsSearch, type Work } from '../../contract/pings/pings.search.ts';
import { showAgenda } from '../../contract/statistics/agenda.endpoints.ts';
import { tenants } from '../../contract/tenants/administration.endpoints.ts';
import { listTerms, showTermsStatistics } from '../../contract/terms/terms.endpoints.ts';
import { patternOf } from '../i18n/words-of-desk.ts';
import { requestOf } from '../api/call.ts';
import { listedInstead, usualOrder } from '../features/pings/ping-order.ts';
import { type Ask, askOfCompany } from './company-answers.ts';

/** Whom a company has contacted, as their page begins (src/routes/pings.loaders.ts). */
async function askPings(ask: Ask): Promise<void> {
  const list = (work: Work) => ask(pings.list, { query: queryOf(pingsSearch, { work, order: usualOrder(work) }) });
  const [{ data: overview }] = await Promise.all([ask(overviewPings, { query: {} }), list('todo')]);
  const other = listedInstead('todo', overview);
  if (other !== undefined) await list(other);
  if (overview.deletions > 0) await ask(listDeletionRequests, { query: { per_page: '100' } });
}

/** What has happened, for whoever reads it (src/routes/activities.loaders.ts). */
const askActivities = (ask: Ask) => Promise.all([ask(listActivities, { query: {} }), ask(countActivities, {})]);

/** What is in force, to begin with. */
const published = { filter: { status: 'published' }, per_page: '100' } as const;

const asked: Partial<Record<Role, Readonly<Record<string, (ask: Ask) => Promise<unknown>>>>> = {
  applicant: { '/activities': askActivities },
  employee: {
    '/activities': askActivities,
    // its figures come when one gets to them
    '/dashboard': (ask) => ask(showAgenda, {}),
    '/pings': askPings,
  },
  tenant_member: { '/activities': askActivities },
  administrator: {
    '/activities': askActivities,
    // forms of theirs (src/routes/administration.loaders.ts)
    '/default-templates/create': (ask) => ask(defaultTemplates.list, { query: published }),
    '/tenants/create': (ask) => ask(tenants.list, { query: { per_page: '1' } }),
    '/terms/create': (ask) => Promise.all([ask(listTerms, {}), ask(showTermsStatistics, {})]),
  },
};

/**
 * Who is logged in, and whatever a page asks before it is shown where its address asks for nothing else: the server puts
 * the answers into the document, by path and query (server/shell/page-answers.ts).
 */
export async function answersOf(
  { url, role }: { readonly url: string; readonly role: Role | undefined },
  send: (name: string, url: string) => Promise<unknown>,
): Promise<Readonly<Record<string, unknown>>> {
  const answers: Record<string, unknown> = {};
  const ask = async <E extends Endpoint>(endpoint: E, input: InputOf<E>) => {
    const to = requestOf(endpoint, input, {}).url;
    const answer = await send(endpoint.name, to);
    answers[to] = answer;
    return answer as ResponseOf<E>;
  };
  const isStaff = role === 'tenant_member' || role === 'administrator';
  await Promise.all([
    ask(fetchMe, {}),
    role && asked[role]?.[url]?.(ask),
    isStaff && askOfCompany(ask, patternOf(url), url),
  ]);
  return answers;
}
