import { sql, type Updateable } from 'kysely';
import type { profilesSearch } from '../../contract/profiles/profiles.search.ts';
import type { ProfileStatus } from '../../contract/profiles/profiles.schema.ts';
import type { Schema } from '../db/schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { alphabetical, type Paged, selectPage } from '../kit/paged.ts';
import { statusAt } from '../registration-codes/in-use.ts';

interface Reach {
  readonly organization_id?: string;
}
type OrganizationStatus = Schema['organizations']['status'];
type Picture = { id: string; width: number; height: number };
/** A profile as stored, with what belongs to it. */
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;
/** The same for whoever only looks at it. */
export type ShownProfile = Omit<ProfileRow, 'is_used'>;

const within = (tx: TenantTx, { organization_id }: Reach) =>
  tx
    .selectFrom('profiles')
    .$if(organization_id !== undefined, (all) => all.where('organization_id', '=', organization_id ?? ''));

const pictureOf = (column: 'logo_id' | 'picture_id') =>
  sql<Picture | null>`(select json_build_object('id', p.id, 'width', p.width, 'height', p.height) from pictures p
    where p.tenant_id = profiles.tenant_id and p.id = ${sql.ref(`profiles.${column}`)})`;

const shown = (profiles: ReturnType<typeof within>) =>
  profiles.selectAll('profiles').select([
    pictureOf('logo_id').as('logo'),
    pictureOf('picture_id').as('picture'),
    sql<{ id: string; fullname: string; position: string | null } | null>`(
      select json_build_object('id', e.id, 'fullname', u.firstname || ' ' || u.lastname, 'position', e.position)
      from employees e join users u on u.tenant_id = e.tenant_id and u.id = e.user_id
      where e.tenant_id = profiles.tenant_id and e.id = profiles.contact_employee_id and u.account = 'active')`.as(
      'contact',
    ),
    sql<string[]>`(select o.occupation_ids from organizations o
      where o.tenant_id = profiles.tenant_id and o.id = profiles.organization_id)`.as('trained_ids'),
    sql<OrganizationStatus>`(select o.status from organizations o
      where o.tenant_id = profiles.tenant_id and o.id = profiles.organization_id)`.as('organization_status'),
  ]);

/** With whether something bears it that is in use now. */
const whole = (profiles: ReturnType<typeof within>, now: Date) =>
  shown(profiles).select([
    sql<boolean>`(exists (select from email_templates t where t.tenant_id = profiles.tenant_id
        and t.profile_id = profiles.id and t.status = 'published')
      or exists (select from registration_codes where registration_codes.tenant_id = profiles.tenant_id
        and registration_codes.profile_id = profiles.id and ${statusAt(now)} = 'active'))`.as('is_used'),
  ]);

export const findProfile = (tx: TenantTx, id: string, reach: Reach, now: Date) =>
  whole(within(tx, reach).where('id', '=', id), now).executeTakeFirst();

/** Those that are shown, of so many. */
export const findFaces = (tx: TenantTx, ids: readonly string[]): Promise<ShownProfile[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : shown(within(tx, {}).where('id', 'in', ids).where('status', '=', 'published')).execute();

/** Of so many organizations the profile that is their face, where they are active and show one. */
export const findDefaultFaces = async (tx: TenantTx, organizationIds: readonly string[]): Promise<ShownProfile[]> => {
  if (organizationIds.length === 0) return [];
  const all = within(tx, {}).where('organization_id', 'in', [...new Set(organizationIds)]);
  const faces = await shown(all.where('is_default', '=', true).where('status', '=', 'published')).execute();
  return faces.filter((face) => face.organization_status === 'active');
};

export function listProfiles(
  tx: TenantTx,
  where: Required<Reach> & { readonly status?: readonly ProfileStatus[] | undefined; readonly isOrdered: boolean },
  page: Paged<(typeof profilesSearch)['order'][number]>,
  now: Date,
) {
  const own = within(tx, where);
  const asked = where.status ? own.where('status', 'in', where.status) : own;
  const rows = whole(asked, now)
    .$if(!where.isOrdered, (all) => all.orderBy('is_default', 'desc').orderBy(sql`status = 'archived'`))
    .orderBy(page.by === 'name' ? alphabetical(page.by) : sql.ref(page.by), page.direction)
    .orderBy('id', 'desc');
  return selectPage(rows, asked, page);
}

/** What is shown of an organization where it isn't named in full: the profile that is chosen, else the default. */
export function findFace(tx: TenantTx, organizationId: string, chosen: string | null) {
  return tx
    .selectFrom('profiles')
    .select(['color', 'slogan_de', 'slogan_en', pictureOf('logo_id').as('logo')])
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'published')
    .where((eb) => eb.or([eb('is_default', '=', true), ...(chosen === null ? [] : [eb('id', '=', chosen)])]))
    .orderBy('is_default')
    .limit(1)
    .executeTakeFirst();
}

/** Of the profiles that aren't archived. */
export async function countProfiles(tx: TenantTx, organizationId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('profiles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('status', '<>', 'archived')
    .executeTakeFirstOrThrow();
  return count;
}

export async function companyOf(tx: TenantTx, organizationId: string) {
  const row = await tx
    .selectFrom('organizations')
    .select(['occupation_ids', 'status as organization_status'])
    .where('id', '=', organizationId)
    .executeTakeFirst();
  return row;
}

/** This one is the default from now on, and no other; without an id the oldest of those that are published, if any. */
export async function storeDefault(tx: TenantTx, organizationId: string, id?: string): Promise<void> {
  const own = tx.updateTable('profiles').where('organization_id', '=', organizationId);
  await own.set({ is_default: false }).where('is_default', '=', true).execute();
  const next = tx
    .selectFrom('profiles')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'published')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1);
  const chosen = own.set({ is_default: true });
  await (id === undefined ? chosen.where('id', '=', next) : chosen.where('id', '=', id)).execute();
}

export async function hasDefault(tx: TenantTx, organizationId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('profiles')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

export type PictureColumn = Extract<keyof Schema['profiles'], 'logo_id' | 'picture_id'>;

/** A profile shows another picture, or none; the file of the one before may go. */
export async function storePictureOf(
  tx: TenantTx,
  profileId: string,
  column: PictureColumn,
  id: string | null,
  changed: Updateable<Schema['profiles']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('pictures')
    .set({ removed_at: now })
    .where('id', '=', (eb) => eb.selectFrom('profiles').select(column).where('id', '=', profileId))
    .execute();
  await tx
    .updateTable('profiles')
    .set({ ...changed, [column]: id, updated_at: now })
    .where('id', '=', profileId)
    .execute();
}
