import type { FastifyReply, FastifyRequest } from 'fastify';
import { showApplicantDashboard } from '../../contract/applicants/dashboard.endpoints.ts';
import { fetchMe } from '../../contract/authentication/authentication.endpoints.ts';
import { Failure } from '../http/failure.ts';
import type { Ask } from '../http/register-endpoints.ts';
import { publicTenant } from '../tenants/public-tenant.ts';
import type { OpenBuild, StaticPage } from './build.ts';

/** Where the page is the applicant's own first one and nothing else; who only fetches ahead has not come. */
const isAskedFor = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && url === '/dashboard' && headers['sec-purpose'] === undefined;

/**
 * An applicant's first page, drawn from what the API answers the very request that asks for the document. Undefined for
 * everybody else and whatever is refused: the program asks again and says what is wrong.
 */
export async function staticDashboard(
  build: OpenBuild,
  { ask, now }: { readonly ask: Ask; readonly now: Date },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StaticPage | undefined> {
  const { tenant, locale } = request;
  if (!tenant || !isAskedFor(request) || !request.server.browserCookies.sessionSecret(request)) return undefined;
  try {
    const { data: me } = await ask(fetchMe, request, reply);
    if (me.user.type !== 'applicant') return undefined;
    const { data: dashboard } = await ask(showApplicantDashboard, request, reply);
    const page = await build.renderStaticDashboard({ locale, tenant: publicTenant(tenant), me, dashboard, now });
    if (!page) return undefined;
    const answers = { [fetchMe.name]: { data: me }, [showApplicantDashboard.name]: { data: dashboard } };
    return { ...page, answers: { date: now.toUTCString(), ...answers } };
  } catch (error) {
    if (!(error instanceof Failure)) request.log.error({ err: error }, 'an applicant’s first page was not drawn');
    return undefined;
  }
}
