import type { Selectable, Updateable } from 'kysely';
import type { Preference } from '../../contract/channels/channels.search.ts';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import type { ChannelsTable } from '../db/tables-accounts.ts';
import { currentTenant } from '../tenants/current-tenant.ts';
import { emailKey } from '../users/email-key.ts';

export type ChannelRow = Selectable<ChannelsTable>;

const emailChannel = (tx: TenantTx, userId: string) =>
  tx.selectFrom('channels').selectAll().where('user_id', '=', userId).where('kind', '=', 'email').executeTakeFirst();

/** The e-mail channel of a user, made with the first look; undefined where nobody verified is left of the user. */
export async function openChannel(tx: TenantTx, userId: string, now: Date): Promise<ChannelRow | undefined> {
  const there = await emailChannel(tx, userId);
  if (there) return there;
  await tx
    .insertInto('channels')
    .columns(['tenant_id', 'id', 'user_id', 'kind', 'address', 'verified_at', 'created_at', 'updated_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select((user) => [
          currentTenant.as('tenant_id'),
          user
            .val(newId({ now: () => now }))
            .$castTo<string>()
            .as('id'),
          'users.id as user_id',
          user.val('email').as('kind'),
          'users.email as address',
          'users.verified_at',
          user.val(now).as('created_at'),
          user.val(now).as('updated_at'),
        ])
        .where('users.id', '=', userId)
        .where('users.verification', '=', 'verified'),
    )
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'kind']).doNothing())
    .execute();
  return emailChannel(tx, userId);
}

/** The changed channel; undefined where it is another version by now. */
export function changeChannel(
  tx: TenantTx,
  { id, version }: { readonly id: string; readonly version: number },
  changes: Pick<Updateable<ChannelsTable>, Preference | 'bounced_at'>,
  now: Date,
): Promise<ChannelRow | undefined> {
  return tx
    .updateTable('channels')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

/** False where that is so already, or the channel has changed after `asOf`. */
export async function setPreference(
  tx: TenantTx,
  id: string,
  preference: Preference,
  { wanted, now, asOf }: { readonly wanted: boolean; readonly now: Date; readonly asOf?: Date | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('channels')
    .set((eb) => ({ [preference]: wanted, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where(preference, '!=', wanted)
    .$if(asOf !== undefined, (query) => query.where('updated_at', '=', asOf ?? now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Who reads the mails at these addresses, what they want and whether mails get there; others read none here. */
export async function readersAt(tx: TenantTx, addresses: readonly string[]) {
  if (addresses.length === 0) return new Map<string, never>();
  const rows = await tx
    .selectFrom('users')
    .leftJoin('channels', (join) =>
      join
        .onRef('channels.tenant_id', '=', 'users.tenant_id')
        .onRef('channels.user_id', '=', 'users.id')
        .on('channels.kind', '=', 'email'),
    )
    .select((eb) => [
      'users.id as user_id',
      'users.email_key',
      eb.fn.coalesce('channels.contact', eb.lit(true)).as('contact'),
      eb.fn.coalesce('channels.alert', eb.lit(true)).as('alert'),
      eb.fn.coalesce('channels.tips', eb.lit(false)).as('tips'),
      'channels.bounced_at',
    ])
    .where('users.email_key', 'in', addresses.map(emailKey))
    .where('users.verification', '=', 'verified')
    .where('users.account', '=', 'active')
    .execute();
  return new Map(rows.map((row) => [row.email_key, row]));
}

/** Notes that an address takes no mail, or that it does again; gives its user where that is new. */
export async function noteBounce(
  tx: TenantTx,
  address: string,
  hasBounced: boolean,
  now: Date,
): Promise<string | undefined> {
  const reader = (await readersAt(tx, [address])).get(emailKey(address));
  if (!reader || hasBounced === (reader.bounced_at !== null)) return undefined;
  await openChannel(tx, reader.user_id, now);
  await tx
    .updateTable('channels')
    .set({ bounced_at: hasBounced ? now : null })
    .where('user_id', '=', reader.user_id)
    .where('kind', '=', 'email')
    .execute();
  return reader.user_id;
}
