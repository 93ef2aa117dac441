import { assign, setup, type SnapshotFrom } from 'xstate';
import { answers, output } from '../kit/answers.ts';
import type { StateMeta } from '../kit/meta.ts';
import type { Failed } from '../kit/results.ts';
import { unprovided } from '../kit/unprovided.ts';
import { type HostFacts, slugOf } from './host.ts';

/** Whose page this is: the tenant named by the first label of the host. */

/** The tenant as anybody may see it. */
export type PublicTenant = { name: string; slug: string; color: string } & Record<string, unknown>;
export type LookUpTenantResult = { kind: 'found'; tenant: PublicTenant } | { kind: 'absent' } | Failed;
export type TenantContext = { host: HostFacts; slug: string | null; tenant: PublicTenant | null };

export const defaultSlug = 'app';

export const tenantMachine = setup({
  types: {
    context: {} as TenantContext,
    events: {} as { type: 'tenant.retry' },
    input: {} as HostFacts,
    meta: {} as StateMeta,
  },
  actors: { lookUpTenant: unprovided<LookUpTenantResult, { slug: string }>('lookUpTenant') },
  guards: {
    isBareLocalhost: ({ context }) => context.host.hostname === 'localhost',
    hasNoSubdomain: ({ context }) => context.slug === null,
    isAbsentDefault: ({ context }, result: LookUpTenantResult) =>
      result.kind === 'absent' && context.slug === defaultSlug,
  },
  actions: {
    keepTenant: assign((_, result: LookUpTenantResult) => ({ tenant: result.kind === 'found' ? result.tenant : null })),
  },
}).createMachine({
  id: 'tenant',
  context: ({ input }) => ({ host: input, slug: slugOf(input), tenant: null }),
  initial: 'reading',
  states: {
    reading: {
      always: [
        { guard: 'isBareLocalhost', target: 'leaving' },
        { guard: 'hasNoSubdomain', target: 'noSubdomain' },
        { target: 'looking' },
      ],
    },
    noSubdomain: { type: 'final', meta: { route: '*' } },
    looking: {
      meta: { route: '*' },
      invoke: {
        src: 'lookUpTenant',
        input: ({ context }) => ({ slug: context.slug ?? '' }),
        ...answers<LookUpTenantResult>()({
          found: { target: 'found', actions: { type: 'keepTenant', params: output } },
          absent: [
            { guard: { type: 'isAbsentDefault', params: output }, target: 'unconfigured' },
            { target: 'leaving' },
          ],
          failed: 'failed',
        }),
      },
    },
    found: { type: 'final', meta: { route: '*' } },
    /** To the same address on the host of the tenant `app`. */
    leaving: { type: 'final', meta: { route: '*' } },
    unconfigured: { type: 'final', meta: { route: '*' } },
    failed: { meta: { route: '*' }, on: { 'tenant.retry': { target: 'looking' } } },
  },
});

export type TenantSnapshot = SnapshotFrom<typeof tenantMachine>;
