import { openHandover, redeemHandover } from '../../contract/handovers/handovers.endpoints.ts';
import { insertHandover, storeOperator } from '../../server/handovers/handovers.repository.ts';
import { inTenant } from '../../server/db/scope.ts';
import type { TenantRow } from '../../server/tenants/tenants.repository.ts';
import type { ApiClient } from './api-client.ts';
import { password } from './people.ts';
import type { World } from './world.ts';

export const reason = 'The first administrator can’t log in.';

/** The secret of a link into `chemie`. */
export async function handoverToken(operator: ApiClient, tenant: TenantRow): Promise<string> {
  const { status, body, raw } = await operator.call(openHandover, {
    params: { id: tenant.id },
    body: { text: reason, password },
  });
  if (status !== 200) throw new Error(`The handover wasn’t opened: ${status} ${raw.body}`);
  return body.data.url.split('#token=')[1] ?? '';
}

export const anOperator = async (world: World): Promise<ApiClient> =>
  world.login(await world.person({ type: 'administrator' }));

/** What a log tells of visits to `chemie`. */
export const visitsIn = ({ db, other }: World, tenant: TenantRow) =>
  inTenant(db, tenant.id, (tx) =>
    tx
      .selectFrom('audits')
      .select(['event', 'actor_kind', 'actor_id', 'reason'])
      .where('subject_id', '=', other.id)
      .where('event', 'like', '%_handover')
      .orderBy('id')
      .execute(),
  );

/** A browser in which an administrator of `app` is in `chemie`, and the one they came from. */
export async function handOver(
  world: World,
  { firstname = 'Olga', lastname = 'Sund' }: { readonly firstname?: string; readonly lastname?: string } = {},
): Promise<{ readonly operator: ApiClient; readonly visitor: ApiClient; readonly operatorId: string }> {
  const person = await world.person({ type: 'administrator', firstname, lastname });
  const operator = await world.login(person);
  const visitor = world.client(world.other);
  const { status } = await visitor.call(redeemHandover, {
    body: { token: await handoverToken(operator, world.other) },
  });
  if (status !== 204) throw new Error(`The handover wasn’t redeemed: ${status}`);
  return { operator, visitor, operatorId: person.id };
}

/** The row alone, in any tenant. */
export async function aHandover(world: World, tenant: TenantRow): Promise<void> {
  const now = world.clock.now();
  const { id } = await world.person({ type: 'administrator' });
  const who = { tenant_id: world.tenant.id, id, firstname: 'Olga', lastname: 'Sund (app)', locale: 'de' } as const;
  await inTenant(world.db, tenant.id, async (tx) => {
    const user_id = await storeOperator(tx, who, now);
    const from = { from_tenant_id: world.tenant.id, from_session_id: null, operator: 'app' };
    await insertHandover(tx, { user_id, ...from, reason, ends_at: now }, now);
  });
}
