import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import type { ErrorBody } from '../../contract/kit/errors.ts';
import { roles, type Role, type Stage, stages } from '../../contract/kit/roles.ts';
import { registry } from '../../contract/registry.ts';
import type { ApiClient } from '../support/api-client.ts';
import { handOver } from '../support/handovers.ts';
import { publishTerms } from '../support/terms.ts';
import { createWorld, type World } from '../support/world.ts';
import { admission, operators } from './admission.ts';

type Visitor = { readonly role: Role | 'operator'; readonly stage: Exclude<Stage, 'public'> } | undefined;

/**
 * Every endpoint of the registry × logged out and each role at each stage. A new endpoint is in it by itself,
 * and fails until its line stands in its column's file or `admission.ts`, which are written by hand.
 * Staff has no onboarding and no terms: verified, they are through.
 */
const visitors: readonly Visitor[] = [
  undefined,
  ...roles.flatMap((role) =>
    (['session', 'verified', 'onboarded', 'tos'] as const)
      .filter(
        (stage) =>
          role === 'applicant' ||
          stage === 'session' ||
          stage === 'tos' ||
          (role === 'employee' && stage === 'verified'),
      )
      .map((stage) => ({ role, stage })),
  ),
  // an administrator of `app` in another tenant
  { role: 'operator', stage: 'tos' },
];

const nameOf = (visitor: Visitor): string => (visitor ? `${visitor.role} at ${visitor.stage}` : 'logged out');
const refusals: Record<Exclude<Stage, 'public'>, string> = {
  session: 'unverified',
  verified: 'onboarding_required',
  onboarded: 'tos_required',
  tos: 'forbidden',
};

let world: World;
const sessions = new Map<string, ApiClient>();
beforeAll(async () => {
  world = await createWorld();
  await publishTerms(world, world.tenant);
  await publishTerms(world, world.other);
  for (const visitor of visitors) {
    sessions.set(nameOf(visitor), await browserOf(visitor));
  }
});
afterAll(() => world.close());

async function browserOf(visitor: Visitor): Promise<ApiClient> {
  if (!visitor) return world.client();
  if (visitor.role === 'operator') return (await handOver(world)).visitor;
  return world.login(await world.person({ type: visitor.role, stage: visitor.stage }));
}

/** What the table written by hand says of a visitor: the refusal's code, or undefined where they are let in. */
function expectedRefusal({ name, access }: Endpoint, visitor: Visitor): string | undefined {
  const rule = admission[name];
  if (!rule)
    throw new Error(
      `Say in tests/columns/${name.split('.')[0]}.ts, or tests/security/admission.ts, who may call ${name}.`,
    );
  // what the host of `app` alone has is a path that nobody knows
  if (visitor?.role === 'operator' && access.host) return undefined;
  if (rule.from === 'public') return undefined;
  if (!visitor) return 'unauthenticated';
  if (visitor.role === 'operator') return operators.has(name) ? undefined : 'forbidden';
  if (!rule.roles.includes(visitor.role)) return 'forbidden';
  return stages.indexOf(visitor.stage) < stages.indexOf(rule.from) ? refusals[visitor.stage] : undefined;
}

/** Codes that say "you may not", whatever was asked for. */
const accessCodes: readonly string[] = [
  'unauthenticated',
  'forbidden',
  'unverified',
  'onboarding_required',
  'tos_required',
];
const absent = '0198c5a0-0000-7000-8000-00000000dead';
const pathOf = ({ path }: Endpoint): string => `/api${path.replaceAll('{id}', absent).replaceAll(/\{\w+\}/g, 'app')}`;

describe.each(registry.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s, whoever calls [S6-06] [S6-07]',
  (_, endpoint) => {
    test.each(visitors.map((visitor) => [nameOf(visitor), visitor] as const))('%s', async (who, visitor) => {
      const known = sessions.get(who);
      // a session of its own for the call that ends it
      const browser = endpoint.name === 'auth.logout' ? await browserOf(visitor) : known;
      const hasBody = endpoint.method !== 'GET' && endpoint.body !== undefined;
      const reply = await browser?.send(endpoint.method, pathOf(endpoint), hasBody ? { body: {} } : {});
      const isShared = endpoint.maxAge !== undefined && (reply?.status ?? 500) < 400;
      // SECURITY 27: neither the answer nor the refusal stays behind in a browser others use
      expect(reply?.raw.headers['cache-control']).toBe(isShared ? `public, max-age=${endpoint.maxAge}` : 'no-store');
      const { code } = (typeof reply?.body === 'object' ? reply.body : {}) as Partial<ErrorBody>;
      expect(reply?.status).toBeLessThan(500);
      expect(code !== undefined && accessCodes.includes(code) ? code : undefined).toBe(
        expectedRefusal(endpoint, visitor),
      );
    });
  },
);

test('the table names endpoints that exist, and every one', () => {
  expect(Object.keys(admission).toSorted()).toEqual(registry.map(({ name }) => name).toSorted());
});
