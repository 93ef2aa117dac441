import * as endpoints from '../../contract/authentication/authentication.endpoints.ts';
import { fetchMe, logout } from '../../contract/authentication/session.endpoints.ts';
import { handedOverPart, leaveHandover } from '../handovers/handovers.service.ts';
import type { Route } from '../http/route.ts';
import { closeSession } from '../session/sessions.service.ts';
import { loadMe } from '../users/me.service.ts';
import { logIn } from './login.service.ts';
import { resetPassword, sendResetLink } from './password-reset.service.ts';

export function authenticationRoutes(route: Route): void {
  route(endpoints.csrfCookie, async ({ request, reply, tenant }) => {
    request.server.browserCookies.setCsrf(request, reply, tenant);
  });
  route(endpoints.login, async (call) => logIn(call, call.body, call.deps.limitScale ?? 1));
  route(fetchMe, async ({ tx, actor, tenant, now, deps: { config } }) => {
    const me = await loadMe(tx, actor.user_id, tenant, now);
    const { handover_id } = actor;
    return { data: handover_id ? { ...me, ...(await handedOverPart(tx, handover_id, { tenant, config })) } : me };
  });
  route(logout, async (call) => {
    await leaveHandover(call);
    await closeSession(call);
  });
  route(endpoints.forgotPassword, async (call) => sendResetLink(call, call.body.email));
  route(endpoints.resetPassword, async (call) => resetPassword(call, call.body));
}
