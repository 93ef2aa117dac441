import type { Insertable, Selectable } from 'kysely';
import type { EmployeesTable, OrganizationsTable, UsersTable } from '../db/tables-accounts.ts';
import type { RegistrationCodesTable } from '../registration-codes/registration-codes.tables.ts';
import { locateAddress } from '../geo/geo.service.ts';
import { postcodes } from '../geo/places.ts';
import { officeNumber, person, street } from './people.ts';
import { occupationId } from './reference-ids.ts';
import { daysAfter, daysBefore, type Seeding, userRow } from './seeding.ts';
import { voicesOf } from './voices.ts';

type Code = Insertable<RegistrationCodesTable>;

/** Days since an employee was here. */
const lastHere = [1, 3, 6, 0, 9, 2, 40, 5, 12, 4];

export interface DemoOrganizations {
  readonly organizations: readonly (Insertable<OrganizationsTable> &
    Pick<Selectable<OrganizationsTable>, 'id' | 'postcode'>)[];
  /** In the order of the organizations: each one's first employee. */
  readonly employees: readonly (Insertable<EmployeesTable> & { readonly user: Insertable<UsersTable> })[];
  readonly codes: readonly Code[];
}

/** Companies with an employee each, their registration codes, and the tenant's own staff. */
export async function seedOrganizations(seeding: Seeding): Promise<DemoOrganizations> {
  const { tx, tenantId, world, random, now } = seeding;
  const voices = voicesOf(world);
  const organizations = world.organizations.map(({ name, postcode, trains, usage_type, status }, index) => {
    const place = postcodes.get(postcode);
    const made = daysBefore(now, 200 - index * 9);
    return {
      tenant_id: tenantId,
      id: random.id(),
      name,
      status,
      usage_type,
      website: null,
      occupation_ids: trains.map(occupationId),
      line_1: street(random),
      postcode,
      city: place?.place ?? null,
      country: 'DE',
      ...locateAddress({ postcode, country: 'DE' }),
      verified_at: status === 'created' ? null : daysAfter(made, 2),
      created_at: made,
      updated_at: made,
    };
  });
  await tx.insertInto('organizations').values(organizations).execute();

  const fixed = ['referring@example.org', 'searching@example.org'];
  const employees = organizations.map((organization, index) => {
    const someone = person(random, index + 1, 'example.com');
    const email = fixed[index] ?? someone.email;
    // some were here today, some lately, and a few have gone quiet: what staff look for
    const last_login_at = fixed[index] ? undefined : daysBefore(now, lastHere[index % lastHere.length] ?? 0);
    const changes = last_login_at ? { last_login_at } : {};
    const user = userRow(seeding, { ...someone, email }, 'employee', 150 - index, changes);
    return {
      tenant_id: tenantId,
      id: random.id(),
      user_id: user.id,
      organization_id: organization.id,
      position: organization.usage_type === null ? null : random.pick(voices.positions),
      phonenumber: organization.usage_type === null ? null : officeNumber(random),
      created_at: user.created_at,
      updated_at: user.updated_at,
      user,
    };
  });
  const staff = userRow(seeding, { ...voices.people.staff, email: 'staff@example.org' }, 'tenant_member', 300);
  const admin = userRow(
    seeding,
    { firstname: 'Ada', lastname: 'Wiegand', email: 'admin@example.org' },
    'administrator',
    300,
  );
  const people = [...employees.map(({ user }) => user), staff, ...(world.tenant.slug === 'app' ? [admin] : [])];
  await tx.insertInto('users').values(people).execute();
  await tx
    .insertInto('employees')
    .values(employees.map(({ user: _user, ...row }) => row))
    .execute();
  return { organizations, employees, codes: codesOf(seeding, organizations, employees) };
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Codes of the organizations that refer; inserted once their uses are counted. */
function codesOf(
  { tenantId, world, random, now }: Seeding,
  organizations: DemoOrganizations['organizations'],
  employees: DemoOrganizations['employees'],
): Code[] {
  const { codes: names, recommendation } = voicesOf(world);
  const code = (index: number, name: string, changes: Partial<Code> = {}): Code => {
    const made = daysBefore(now, random.whole(60, 120));
    return {
      tenant_id: tenantId,
      id: random.id(),
      organization_id: organizations[index]?.id ?? '',
      created_by: employees[index]?.user_id ?? null,
      kind: 'group',
      code: Array.from({ length: 8 }, () => random.pick([...alphabet])).join(''),
      name,
      occupation_ids: [],
      recommendation_text: recommendation,
      valid_from: null,
      valid_until: null,
      max_uses: null,
      status: 'active',
      created_at: made,
      updated_at: made,
      ...changes,
    };
  };
  const referring = world.organizations.flatMap(({ usage_type }, index) =>
    index > 0 && usage_type !== null && usage_type !== 'searching' ? [index] : [],
  );
  return [
    code(0, names.open, { code: world.code }),
    code(0, names.fair, { valid_until: daysAfter(now, 60), max_uses: 200 }),
    code(0, names.visit, { status: 'inactive' }),
    code(0, names.past, { status: 'expired', valid_until: daysBefore(now, 30) }),
    code(0, names.draft, { status: 'draft' }),
    ...referring.map((index) => code(index, 'Weiterempfehlung')),
    code(0, names.personal, { kind: 'personal', max_uses: 1 }),
  ];
}
