import { createActor, fromPromise, waitFor } from 'xstate';
import { hostOf } from '../../machines/tenants/host.ts';
import {
  defaultSlug,
  type LookUpTenantResult,
  type PublicTenant,
  tenantMachine,
} from '../../machines/tenants/tenant.machine.ts';
import type { TenantSituation } from '../../machines/session/session.access.ts';
import type { TenantInfo } from '../api/tenant.ts';
import { lookUpTenant } from '../features/tenants/tenant.actors.ts';

/** Whose page this is, as guards and layouts see it. */
export interface Tenant {
  readonly situation: () => TenantSituation;
  readonly settled: () => Promise<void>;
  readonly info: () => TenantInfo | null;
  readonly retry: () => void;
  /** Goes to the same address on the host of the tenant `app`, once the error has stood there long enough to be read. */
  readonly leave: () => void;
}

/** How long 'No tenant found.' shows before the page of `app` takes its place (specification, section 4). */
const readingMs = 3_000;

/** The tenant machine with everything it calls. */
export const providedTenantMachine = tenantMachine.provide({ actors: { lookUpTenant } });

const baseDomain = import.meta.env['VITE_BASE_DOMAIN'] as string | undefined;

/** What the server wrote into the page; undefined where it wrote nothing (Vite's own server, bad hosts). */
function inlinedTenant(): PublicTenant | undefined {
  const text = document.getElementById('tenant')?.textContent;
  return text ? ((JSON.parse(text) as PublicTenant | null) ?? undefined) : undefined;
}

/** Finds out whose page this is: from the page itself where the server said so, else by asking. */
export function startTenant({ hostname, host, href }: Location): Tenant {
  const facts = { hostname, baseDomain };
  const inlined = inlinedTenant();
  const machine = inlined
    ? providedTenantMachine.provide({
        actors: {
          lookUpTenant: fromPromise<LookUpTenantResult, { slug: string }>(async () => ({
            kind: 'found',
            tenant: inlined,
          })),
        },
      })
    : providedTenantMachine;
  const actor = createActor(machine, { input: facts }).start();
  const situation = (): TenantSituation => {
    const { value } = actor.getSnapshot();
    if (value === 'leaving') return 'notFound';
    return value === 'reading' ? 'looking' : value;
  };
  let isLeaving = false;
  return {
    situation,
    settled: async () => {
      await waitFor(actor, () => situation() !== 'looking');
    },
    info: () => actor.getSnapshot().context.tenant as TenantInfo | null,
    retry: () => actor.send({ type: 'tenant.retry' }),
    leave: () => {
      if (isLeaving) return;
      isLeaving = true;
      const target = new URL(href);
      target.host = host.replace(hostname, hostOf(defaultSlug, facts));
      setTimeout(() => window.location.replace(target), readingMs);
    },
  };
}
