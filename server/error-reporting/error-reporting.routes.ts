import { createHash } from 'node:crypto';
import { reportBrowserError } from '../../contract/error-reporting/error-reporting.endpoints.ts';
import { inTenant } from '../db/scope.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../http/failure.ts';
import { countHit, enforceLimits, secondsLeft } from '../http/rate-limits.ts';
import type { OpenRoute } from '../http/route.ts';

const hour = 3_600_000;
const perSession = 20;

/** By the secret alone: whose session it is isn't asked, and nothing moves its end. */
async function enforceSessionLimit(deps: Deps, tenantId: string, secret: string): Promise<void> {
  const now = deps.clock.now();
  const key = `errors.report:session:${createHash('sha256').update(secret).digest('base64url').slice(0, 32)}`;
  const count = await inTenant(deps.db, tenantId, (tx) => countHit(tx, key, hour, now));
  if (count > perSession * (deps.limitScale ?? 1))
    throw new Failure('too_many_requests', { retryAfter: secondsLeft(hour, now) });
}

/** Defects of pages, of guests too. Without a service that is to know of them nothing is counted and nothing kept. */
export function errorReportingOpenRoutes(openRoute: OpenRoute): void {
  openRoute(reportBrowserError, async ({ body, request, deps }) => {
    const { tenant, network: address } = request;
    if (!deps.reporter || !tenant) return;
    const { clock, limitScale: scale = 1 } = deps;
    await enforceLimits(deps.db, {
      name: reportBrowserError.name,
      tenantId: tenant.id,
      scale,
      now: clock.now(),
      address,
    });
    const secret = request.server.browserCookies.sessionSecret(request);
    if (secret !== undefined) await enforceSessionLimit(deps, tenant.id, secret);
    deps.reporter.reportBrowser(body);
  });
}
