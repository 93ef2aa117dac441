import { randomUUID } from 'node:crypto';
import { insertHandover, markEnded, markRedeemed, storeOperator } from '../../server/handovers/handovers.repository.ts';
import { insertSession } from '../../server/session/sessions.repository.ts';
import type { Maker, Scene } from './screen.ts';
import type { Stage } from './stage.ts';

const hour = 3_600_000;
const reason = 'Frau Berger hat um Hilfe bei den Nutzungsbedingungen gebeten.';

/** Somebody of `app` on the way into `chemie`. */
async function opened(stage: Stage, why = reason, lastname = 'Sund (Werdegang)'): Promise<string> {
  const now = stage.world.clock.now();
  // somebody new each time, for coming again ends the earlier visit; from where neither team nor log is shown
  const [from_tenant_id, tenant] = [stage.crowd.id, stage.world.tenant('chemie')];
  const { id } = await stage.add(stage.crowd, { type: 'administrator' });
  const later = new Date(now.getTime() + hour);
  const from_session_id = await stage.within(stage.crowd, (tx) =>
    insertSession(tx, { secret: randomUUID(), user_id: id, user_agent: '', now, expires_at: later, ends_at: later }),
  );
  const who = { tenant_id: from_tenant_id, id, firstname: 'Olga', lastname, locale: 'de' } as const;
  return stage.within(tenant, async (tx) => {
    const user_id = await storeOperator(tx, who, now);
    const from = { from_tenant_id, from_session_id, operator: 'Werdegang' };
    return insertHandover(tx, { user_id, ...from, reason: why, ends_at: later }, now);
  });
}

/** Where one arrives, with a link that nobody has used. */
export const arrival = async ({ stage }: Scene): Promise<string> => {
  const tenant = stage.world.tenant('chemie');
  return `/handover#token=${await stage.token(tenant, 'handover', await opened(stage))}`;
};

/** An administrator who has been helped: by somebody who is awaited, and by one with much to say, who has left. */
export const helpedAdministrator: Maker = async (stage) => {
  const now = stage.world.clock.now();
  const tenant = stage.world.tenant('chemie');
  await opened(stage);
  const long = `${'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2)} ${'hat um Hilfe gebeten, '.repeat(12)}`;
  const gone = await opened(stage, long, 'Wolkenstein-Hohenfels-Traunreut (Werdegang)');
  await stage.within(tenant, async (tx) => {
    await markRedeemed(tx, gone, now, new Date(now.getTime() + hour));
    await markEnded(tx, gone, 'operator', now);
  });
  return stage.world.person('chemie', { type: 'administrator', firstname: 'Ute', lastname: 'Kranz', locale: 'de' });
};
