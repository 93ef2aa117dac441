import { organizations } from '../../../contract/organizations/desk.endpoints.ts';
import { updateOrganization } from '../../../contract/organizations/organizations.endpoints.ts';
import { organizationPings } from '../../../contract/pings/desk.endpoints.ts';
import { newId } from '../../../server/db/ids.ts';
import { staffOfInviting, waitingForApproval } from '../held-invitations.ts';
import { staff, staffOfNobody, unwieldyStaff } from '../people.ts';
import { company } from '../pings.ts';
import {
  button,
  confirmed,
  dialog,
  filled,
  heading,
  type Maker,
  press,
  type Scene,
  type Screen,
  selector,
  text,
  withCall,
  withSending,
} from '../screen.ts';

const failed = heading('Unexpected error!');
const row = selector('[role=table] tbody [role=row]');

/** A company of the demo data by its standing; where none has it, one is made. */
const companyThatIs =
  (status: 'created' | 'active' | 'inactive') =>
  async ({ stage, person }: Scene): Promise<string> => {
    const tenant = person?.tenant ?? stage.world.tenant('app');
    const now = stage.world.clock.now();
    const id = await stage.within(tenant, async (tx) => {
      const found = await tx
        .selectFrom('organizations')
        .select('id')
        .where('status', '=', status)
        .orderBy('name')
        .limit(1)
        .executeTakeFirst();
      if (found) return found.id;
      const made = newId(stage.world.clock);
      await tx
        .insertInto('organizations')
        .values({
          tenant_id: tenant.id,
          id: made,
          name: status === 'created' ? 'Tischlerei Ahrens' : 'Autohaus Krüger',
          status,
          status_reason: status === 'inactive' ? 'Unter der angegebenen Nummer ist niemand zu erreichen.' : null,
          usage_type: null,
          website: null,
          line_1: null,
          line_2: null,
          postcode: null,
          city: null,
          country: null,
          lat: null,
          lng: null,
          area_id: null,
          created_at: now,
          updated_at: now,
        })
        .execute();
      return made;
    });
    return `/organizations/${id}`;
  };

/** Somebody whose company isn't as others are. */
const ofCompany =
  (
    name: string,
    standing: (now: Date) => { status: 'inactive' | 'archived'; status_reason?: string; deletes_at?: Date },
  ): Maker =>
  async (stage) => {
    const person = await stage.world.person('app', { type: 'employee', firstname: 'Jule', lastname: 'Brandt' });
    await company(stage, person, name);
    await stage.within(person.tenant, (tx) =>
      tx
        .updateTable('organizations')
        .set(standing(stage.world.clock.now()))
        .where('id', '=', person.organization_id ?? '')
        .execute(),
    );
    return person;
  };
const paused = ofCompany('Autohaus Krüger', () => ({
  status: 'inactive',
  status_reason: 'Unter der angegebenen Nummer ist niemand zu erreichen.',
}));
const leaving = ofCompany('Fahrzeugbau Lindner', (now) => ({
  status: 'archived',
  deletes_at: new Date(now.getTime() + 7 * 86_400_000),
}));

const list = { route: 'organizations.index', path: '/organizations', as: staff } as const;
const create = { route: 'organizations.create', path: '/organizations/create', as: staff } as const;
const one = { route: 'organizations.edit', path: companyThatIs('active'), as: staff } as const;
const entered = {
  Name: 'Tischlerei Ahrens',
  'First name': 'Ina',
  'Last name': 'Gast',
  'E-mail address': 'ina@example.org',
};

/** A page below the first company that has a record of this kind. */
const below =
  (
    table: 'registration_codes' | 'profiles' | 'email_templates' | 'alerts',
    name: string,
    page: '' | 'show' | 'edit' | 'create',
  ) =>
  async ({ stage, person }: Scene): Promise<string> => {
    const { id, organization_id } = await stage.within(person?.tenant ?? stage.world.tenant('app'), (tx) =>
      tx
        .selectFrom(table)
        .select(['id', 'organization_id'])
        .where('organization_id', 'is not', null)
        .where('status', 'in', ['active', 'published'])
        .orderBy('id')
        .executeTakeFirstOrThrow(),
    );
    const all = `/organizations/${organization_id}/${name}`;
    if (page === '') return all;
    return page === 'create' ? `${all}/create` : `${all}/${id}${page === 'edit' ? '/edit' : ''}`;
  };

/** What a company has written, where an answer is awaited. */
const messagesOf = async ({ stage, person }: Scene): Promise<string> => {
  const { organization_id } = await stage.within(person?.tenant ?? stage.world.tenant('app'), (tx) =>
    tx
      .selectFrom('pings')
      .select('organization_id')
      .where('status', '=', 'pending')
      .orderBy('id')
      .executeTakeFirstOrThrow(),
  );
  return `/organizations/${organization_id}/pings`;
};

const allMessages = { route: 'messages.index', path: '/messages', as: staff } as const;
const messages = { route: 'organization.pings', path: messagesOf, as: staff } as const;

const naming = filled({ Name: 'Neuer Name' }, 'Save the name');
/** Opens the form of a name and sends it. */
const renamed: NonNullable<Screen['act']> = async (visitor, scene) => {
  await visitor.button('Change the name').click();
  await naming(visitor, scene);
};

/** Ends a message with a reason. */
const ended: NonNullable<Screen['act']> = async (visitor) => {
  await visitor.button('End').first().click();
  await visitor.fillIn({ 'Why?': 'Die Stelle gibt es nicht.' });
  await visitor.button('End the message').click();
};

const kinds = [
  ['registration_codes', 'registration-codes', 'Create code'],
  ['profiles', 'profiles', 'Save as draft'],
  ['email_templates', 'email-templates', 'Save as draft'],
  ['alerts', 'alerts', 'Create alert'],
] as const;

/** The company's own screens, below it. */
const nested: readonly Screen[] = kinds.flatMap(([table, name, said]) => {
  const at = (page: '' | 'show' | 'edit' | 'create') => ({ path: below(table, name, page), as: staff });
  const form = name === 'profiles' ? 'profile' : name;
  return [
    { ...at(''), route: `organization.${name}`, name: `organizations.${name}`, sees: row },
    {
      ...at('show'),
      route: `${name}.show`,
      name: `organizations.${name}.show`,
      sees: name === 'email-templates' ? button('Edit') : selector(`main a[href$='/edit']`),
    },
    {
      ...at('edit'),
      route: `${form}.edit`,
      name: `organizations.${name}.edit`,
      // what is published is read, and edited at a press
      sees: name === 'email-templates' ? button('Edit') : selector('main form'),
    },
    { ...at('create'), route: `${form}.create`, name: `organizations.${name}.create`, sees: button(said) },
  ] as const;
});

const lists: readonly Screen[] = (['employees', 'invitations'] as const).map((name) => ({
  route: `organization.${name}`,
  path: async (scene: Scene) => `${await companyThatIs('active')(scene)}/${name}`,
  as: staff,
  name: `organizations.${name}`,
  sees: heading(name === 'employees' ? 'Who works there' : 'Nobody has been invited yet'),
}));

const held = {
  route: 'organization.invitations',
  as: staffOfInviting,
  path: async ({ stage }: Scene) =>
    `/organizations/${(await stage.person(waitingForApproval)).organization_id}/invitations`,
} as const;

/** Companies, as the tenant's staff have them. */
export const organizationScreens: readonly Screen[] = [
  ...withCall({ ...list, name: 'organizations', sees: row }, { url: '**/api/v1/organizations*', failed }),
  {
    ...list,
    name: 'organizations.none',
    path: '/organizations?q=niemand',
    sees: text('No company fits these filters'),
  },
  { ...list, name: 'organizations.empty', as: staffOfNobody, sees: text('Your companies will be here') },
  { ...held, name: 'organizations.invitations.held', sees: button('Approve') },
  { ...held, name: 'organizations.invitations.declining', act: press('Decline'), sees: dialog },
  { ...list, name: 'organizations.unwieldy', as: unwieldyStaff, sees: row },
  { ...create, name: 'organizations.create', sees: button('Enter company') },
  { ...create, name: 'organizations.create.refused', act: filled({}, 'Enter company'), sees: text('missing.name') },
  ...withSending(
    { ...create, name: 'organizations.create', act: filled(entered, 'Enter company') },
    { endpoint: organizations.create },
  ),
  ...withCall(
    { ...one, name: 'organizations.details', sees: button('Change the name') },
    { url: '**/api/v1/organizations/*', failed },
  ),
  { ...one, name: 'organizations.details.created', path: companyThatIs('created'), sees: button('Verify') },
  { ...one, name: 'organizations.details.paused', path: companyThatIs('inactive'), sees: button('Activate') },
  { ...one, name: 'organizations.details.unwieldy', as: unwieldyStaff, sees: button('Change the name') },
  { ...one, name: 'organizations.pause', act: press('Pause'), sees: dialog },
  {
    ...one,
    name: 'organizations.pause.refused',
    act: confirmed('Pause', 'Pause'),
    sees: text('Please write why.'),
  },
  ...withSending(
    { ...one, name: 'organizations.verify', path: companyThatIs('created'), act: press('Verify') },
    { endpoint: organizations.transition },
  ),
  ...withSending({ ...one, name: 'organizations.name', act: renamed }, { endpoint: updateOrganization }),
  ...nested,
  ...lists,
  ...withCall(
    { ...messages, name: 'organizations.pings', sees: row },
    { url: '**/api/v1/organization-pings*', failed },
  ),
  ...withCall({ ...allMessages, name: 'messages', sees: row }, { url: '**/api/v1/organization-pings*', failed }),
  { ...allMessages, name: 'messages.unwieldy', as: unwieldyStaff, sees: row },
  {
    ...allMessages,
    name: 'messages.days',
    path: '/messages?from=2020-01-01&until=2020-01-31',
    sees: text('No message fits these filters'),
  },
  { ...allMessages, name: 'messages.empty', as: staffOfNobody, sees: text('No messages yet') },
  { ...messages, name: 'organizations.pings.unwieldy', as: unwieldyStaff, sees: row },
  {
    ...messages,
    name: 'organizations.pings.none',
    path: async (scene: Scene) => `${await companyThatIs('created')(scene)}/pings`,
    sees: text('No messages yet'),
  },
  { ...messages, name: 'organizations.pings.end', act: press('End'), sees: dialog },
  ...withSending(
    { ...messages, name: 'organizations.pings.end', act: ended },
    {
      endpoint: organizationPings.transition,
      notified: 'An unknown error occurred. Please try again later. If the issue persists, please contact us.',
    },
  ),
  { route: 'dashboard', path: '/dashboard', name: 'employee.paused', as: paused, sees: text('Read why') },
  {
    route: 'organization',
    path: '/organization',
    name: 'organization.paused',
    as: paused,
    sees: selector('main h1'),
  },
  { route: 'dashboard', path: '/dashboard', name: 'employee.leaving', as: leaving, sees: text('To your data') },
  {
    route: 'organization',
    path: '/organization',
    name: 'organization.leaving',
    as: leaving,
    sees: text('To your data'),
  },
];
