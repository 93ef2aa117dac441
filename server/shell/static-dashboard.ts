import type { FastifyReply, FastifyRequest } from 'fastify';
import { showApplicantDashboard } from '../../contract/applicants/dashboard.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../http/failure.ts';
import type { Ask } from '../http/register-endpoints.ts';
import { publicTenant } from '../tenants/public-tenant.ts';
import type { OpenBuild, StaticPage } from './build.ts';

/** Where the page is the applicant's own first one and nothing else; who only fetches ahead has not come. */
const isAskedFor = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && url === '/dashboard' && headers['sec-purpose'] === undefined;

/**
 * Until the program is there nobody else watches over the session: once it is over, or another's, a page that is looked
 * at again is asked for anew.
 */
const leaveWith = (mark: string): string =>
  `document.addEventListener('visibilitychange',function(){if(document.getElementById('root').inert&&document.cookie.indexOf('.${mark}.')<0)location.reload()})`;

/**
 * An applicant's first page, drawn from what the API answers the very request that asks for the document. Undefined for
 * everybody else and whatever is refused: the program asks again and says what is wrong.
 */
export async function staticDashboard(
  build: OpenBuild,
  { ask, now, reporter }: { readonly ask: Ask; readonly now: Date; readonly reporter: Deps['reporter'] },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StaticPage | undefined> {
  const { tenant, locale } = request;
  const { browserCookies } = request.server;
  const mark = browserCookies.sessionMark(request);
  // without a mark nobody could tell this session's page from the next one's
  if (!tenant || !isAskedFor(request) || !browserCookies.sessionSecret(request) || mark === '') return undefined;
  try {
    const { data: me } = await ask(fetchMe, request, reply);
    if (me.user.type !== 'applicant') return undefined;
    const { data: dashboard } = await ask(showApplicantDashboard, request, reply);
    const page = await build.renderStaticDashboard({ locale, tenant: publicTenant(tenant), me, dashboard, now });
    if (!page) return undefined;
    const answers = { [fetchMe.name]: { data: me }, [showApplicantDashboard.name]: { data: dashboard } };
    return {
      ...page,
      script: `${leaveWith(mark)};${page.script}`,
      answers: { date: now.toUTCString(), mark, answers },
    };
  } catch (error) {
    if (error instanceof Failure) return undefined;
    request.log.error({ err: error }, 'an applicant’s first page was not drawn');
    if (error instanceof Error) reporter?.report(error, { request_id: request.id, route: 'dashboard' });
    return undefined;
  }
}
