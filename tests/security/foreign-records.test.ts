import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offer } from '../support/offer.ts';
import { listSessions } from '../../contract/account/account.endpoints.ts';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import { createLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { createPing } from '../../contract/pings/pings.endpoints.ts';
import { endpointsOf } from '../../contract/kit/resource.ts';
import { registry, resources } from '../../contract/registry.ts';
import { inTenant } from '../../server/db/scope.ts';
import type { TenantRow } from '../../server/tenants/tenants.repository.ts';
import { findable } from '../support/account.ts';
import { anAppointment } from '../support/an-appointment.ts';
import { anActivity } from '../support/activities.ts';
import type { ApiClient } from '../support/api-client.ts';
import { anInvitation } from '../support/registration.ts';
import { handleFor } from '../support/people.ts';
import * as between from '../support/between-parties.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';
import { columnsBeside, type GuardedRecord, guardedSamples } from './guarded-samples.ts';
import { publicSamples } from './public-samples.ts';

/** Records of one party: an organization with an employee, and applicants it has to do with. */
interface Party {
  readonly employee: ApiClient;
  readonly applicant: ApiClient;
  readonly minor: ApiClient;
  /** Of the whole tenant. */
  readonly staff: ApiClient;
  readonly ids: Readonly<Record<GuardedRecord, string>>;
  /** One of each column, by its name. */
  readonly ofColumns: Readonly<Record<string, string>>;
}

let world: World;
let own: Party;
/** Another organization and other applicants of the same tenant, and the same in another tenant. */
let strangers: readonly (readonly [string, Party])[];
const absent = '0198c5a0-0000-7000-8000-00000000dead';

function idIn({ ids, ofColumns }: Party, record = ''): string {
  const id = { ...ofColumns, ...ids }[record];
  if (id === undefined) throw new Error(`A party of this test has no “${record}”.`);
  return id;
}

async function party(tenant: TenantRow): Promise<Party> {
  const person = await world.person({ tenant, type: 'employee' });
  const { organization_id = '' } = person;
  const employee = await world.login(person);
  const ofColumns: Record<string, string> = {};
  for (const [name, { make }] of columnsBeside)
    ofColumns[name] = await make({ world, tenant, person, browser: employee });
  const me = (await employee.send('GET', '/api/auth/me')).body as {
    data: { user: { id: string }; employee: { id: string } };
  };
  const applicantPerson = await world.person({ tenant, ...findable });
  const minorPerson = await world.person({ tenant, stage: 'onboarded', date_of_birth: '2011-05-05' });
  const [applicant, minor] = [await world.login(applicantPerson), await world.login(minorPerson)];
  await world.login(applicantPerson);
  const browsers = await applicant.call(listSessions);
  const ping = await employee.call(
    createPing,
    {
      body: {
        handle: handleFor({ tenant, organization_id }, applicantPerson),
        email_template_id: await pingTemplate(world, tenant),
        ...offer,
      },
    },
    { key: `ping-${organization_id}` },
  );
  const email = `${organization_id.slice(-12)}@example.org`;
  const guardian = {
    firstname: 'Eva',
    lastname: 'Gast',
    email: `g-${email}`,
    gender: 'female',
    relation: 'mother',
  } as const;
  const contact = await minor.call(createLegalContact, { body: guardian }, { key: `guardian-${organization_id}` });
  const desk = await world.person({ tenant, type: 'tenant_member' });
  return {
    employee,
    applicant,
    minor,
    staff: await world.login(desk),
    ofColumns,
    ids: {
      bulkAction: await between.aBulkAction(world, tenant, { id: desk.id, organization_id }),
      activity: await anActivity(world, tenant, me.data.user.id),
      appointment: await anAppointment(world, tenant, ping.body.data.id),
      applicant: applicantPerson.applicant_id ?? '',
      minor: minorPerson.applicant_id ?? '',
      handle: handleFor({ tenant, organization_id }, applicantPerson),
      user: me.data.user.id,
      session: browsers.body.data.find(({ current }) => !current)?.id ?? '',
      employee: me.data.employee.id,
      organization: organization_id,
      invitation: await anInvitation(employee, `invited-${email}`),
      ping: ping.body.data.id,
      interest: await between.anInterest(world, tenant, {
        applicant_id: applicantPerson.applicant_id ?? '',
        organization_id,
      }),
      recommendation: await between.aRecommendation(world, tenant, {
        applicant_id: applicantPerson.applicant_id ?? '',
        organization_id,
      }),
      deletionRequest: await between.aDeletionRequest(world, tenant, organization_id),
      mail: await between.anUndeliveredMail(world, tenant, applicantPerson),
      event: await between.aSuspiciousEvent(world, tenant, applicantPerson),
      legalContact: contact.body.data.id,
    },
  };
}

beforeAll(async () => {
  world = await createWorld();
  own = await party(world.tenant);
  // applicants read the portraits of companies that show themselves
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .updateTable('profiles')
      .set({ status: 'published', is_default: true, color: '#0f766e', layout: 'split' })
      .where('id', '=', idIn(own, 'profiles'))
      .execute(),
  );
  strangers = [
    ['of the same tenant', await party(world.tenant)],
    ['of another tenant', await party(world.other)],
  ];
  // the undo window closes and the mails go out, so that applicants have pings too
  world.clock.advance(61_000);
  await world.jobs.tick(world.clock.now());
  await world.jobs.tick(world.clock.now());
});
afterAll(() => world.close());

/** Resources are asked by a company in tests/api/resource-laws.test.ts; pings here once more, by applicants. */
const inTheLaws = new Set(resources.filter((it) => it.name !== 'pings').flatMap(endpointsOf));
/** Administrators' alone are asked in tests/api/{tenants,staff}.test.ts: nobody here is one. */
const isAdministrators = ({ access }: Endpoint): boolean => access.roles?.join() === 'administrator';
const byId = registry.filter(
  (endpoint) =>
    endpoint.path.includes('{id}') &&
    endpoint.access.stage !== 'public' &&
    !inTheLaws.has(endpoint) &&
    !isAdministrators(endpoint),
);

function ask(endpoint: Endpoint, id: string): ReturnType<ApiClient['send']> {
  const sample = guardedSamples[endpoint.name];
  if (!sample)
    throw new Error(
      `Say in tests/columns/${endpoint.name.split('.')[0]}.ts, or guarded-samples.ts, what is sent to ${endpoint.name}.`,
    );
  const headers = {
    ...(sample.version !== undefined && { 'if-match': `"${sample.version}"` }),
    ...(sample.payload && { 'content-type': 'image/png' }),
  };
  return own[sample.by].send(endpoint.method, `/api${endpoint.path.replace('{id}', id).replace('{kind}', 'logo')}`, {
    body: sample.body,
    ...(sample.payload && { payload: sample.payload }),
    headers,
  });
}

describe.each(byId.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  test('a foreign record and one that is not there are the same answer, byte for byte', async () => {
    const nothing = await ask(endpoint, absent);
    expect(nothing.status).toBe(404);
    const { reach, record } = guardedSamples[name] ?? {};
    for (const [, stranger] of strangers.slice(reach === 'tenant' ? 1 : 0)) {
      const foreign = await ask(endpoint, idIn(stranger, record));
      expect([foreign.status, foreign.raw.body]).toEqual([404, nothing.raw.body]);
    }
  });
});

/** After these nothing is left for the others to ask about. */
const endsOthers = ['applicants.withdraw-registration', 'legal-contacts.replace'];

test('the own records are there for the same calls', async () => {
  const statuses = await Promise.all(
    byId
      .filter(({ name }) => !endsOthers.includes(name))
      .map(
        async (endpoint) =>
          [endpoint.name, (await ask(endpoint, idIn(own, guardedSamples[endpoint.name]?.record))).status] as const,
      ),
  );
  expect(statuses.filter(([, status]) => status === 404)).toEqual([]);
});

test('without its secret, a link’s record gives away nothing: existing or not, the answer is the same', async () => {
  const guest = world.client();
  for (const { name, path } of registry.filter(
    (endpoint) => endpoint.path.includes('{id}') && endpoint.access.stage === 'public',
  )) {
    const sample = publicSamples[name];
    if (!sample) throw new Error(`Give ${name} a sample in public-samples.ts.`);
    const answers = await Promise.all(
      [absent, own.ids.ping, own.ids.legalContact, own.ids.applicant].map(async (id) => {
        const { status, raw } = await guest.send('POST', `/api${path.replace('{id}', id)}`, {
          body: sample,
        });
        return `${status} ${raw.body}`;
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('link_invalid');
  }
});
