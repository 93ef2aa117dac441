import { sql } from 'kysely';
import { listedTypes, type usersSearch } from '../../contract/users/users.search.ts';
import type { TenantTx } from '../db/scope.ts';
import { literally } from '../kit/literally.ts';
import { alphabetical, type Paged, selectPage } from '../kit/paged.ts';

type Search = (typeof usersSearch)['filter'];
interface Filter {
  readonly q?: string | undefined;
  readonly type?: readonly Search['type'][number][] | undefined;
  readonly status?: readonly Search['status'][number][] | undefined;
  readonly verified?: readonly Search['verified'][number][] | undefined;
}

/** Not of who was erased, and not who tried an address that has an owner. */
function chosen(tx: TenantTx, { q, type = listedTypes, status, verified }: Filter) {
  let all = tx
    .selectFrom('users as u')
    .where('u.type', 'in', [...type])
    .where('u.shadow_of', 'is', null)
    .where('u.password_hash', '<>', '');
  if (status) all = all.where('u.account', 'in', [...status]);
  // both of them are everybody
  if (verified?.length === 1) all = all.where('u.verification', verified[0] === 'yes' ? '=' : '<>', 'verified');
  if (!q) return all;
  const part = `%${literally(q)}%`;
  return all.where(sql<boolean>`(u.firstname || ' ' || u.lastname ilike ${part} or u.email ilike ${part})`);
}

const whole = (all: ReturnType<typeof chosen>) =>
  all.select([
    'u.id',
    sql<Search['type'][number]>`u.type`.as('type'),
    'u.firstname',
    'u.lastname',
    'u.email',
    'u.locale',
    sql<boolean>`u.verification = 'verified'`.as('verified'),
    'u.account as status',
    'u.created_at',
  ]);

export function listUsers(tx: TenantTx, filter: Filter, page: Paged<(typeof usersSearch)['order'][number]>) {
  const all = chosen(tx, filter);
  const rows = whole(all)
    .orderBy(page.by === 'lastname' ? alphabetical('u.lastname') : 'u.created_at', page.direction)
    .orderBy('u.id', page.direction);
  return selectPage(rows, all, page);
}

export const findListedUser = (tx: TenantTx, id: string) =>
  whole(chosen(tx, {}).where('u.id', '=', id)).executeTakeFirst();
