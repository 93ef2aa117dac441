import type { FastifyReply, FastifyRequest } from 'fastify';
import { showApplicantDashboard } from '../../contract/applicants/dashboard.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { publicTenant } from '../tenants/public-tenant.ts';
import type { OpenBuild, StaticPage } from './build.ts';
import { type Asking, forReader } from './page-answers.ts';

/**
 * Until the program is there nobody else watches over the session: once it is over, or another's, a page that is looked
 * at again is asked for anew.
 */
const leaveWith = (mark: string): string =>
  `document.addEventListener('visibilitychange',function(){if(document.getElementById('root').inert&&document.cookie.indexOf('.${mark}.')<0)location.reload()})`;

/** An applicant's first page, drawn from what the API answers the very request that asks for the document. */
export async function staticDashboard(
  build: OpenBuild,
  { ask, now, ...waiting }: Asking,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StaticPage | undefined> {
  return forReader(request, waiting, async (mark) => {
    const { tenant, locale } = request;
    const { data: me } = await ask(fetchMe, request, reply);
    if (!tenant || me.user.type !== 'applicant') return undefined;
    const { data: dashboard } = await ask(showApplicantDashboard, request, reply);
    const page = await build.renderStaticDashboard({ locale, tenant: publicTenant(tenant), me, dashboard, now });
    if (!page) return undefined;
    const answers = { [fetchMe.path]: { data: me }, [showApplicantDashboard.path]: { data: dashboard } };
    return {
      ...page,
      script: `${leaveWith(mark)};${page.script}`,
      answers: { date: now.toUTCString(), mark, answers },
    };
  });
}
