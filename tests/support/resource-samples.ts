import { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { channels } from '../../contract/channels/channels.endpoints.ts';
import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import { updateEmployee } from '../../contract/employees/employees.endpoints.ts';
import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { profiles } from '../../contract/profiles/profiles.endpoints.ts';
import { reportCompany } from '../../contract/reports/reports.endpoints.ts';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { newId } from '../../server/db/ids.ts';
import type { Schema } from '../../server/db/schema.ts';
import { inTenant } from '../../server/db/scope.ts';
import type { TenantRow } from '../../server/tenants/tenants.repository.ts';
import { findable, sentPing } from './account.ts';
import { aDeletionRequest, anUndeliveredMail, aSuspiciousEvent } from './between-parties.ts';
import type { ApiClient } from './api-client.ts';
import type { Person } from './people.ts';
import { cameByCode } from './recommendations.ts';
import { openCode } from './registration.ts';
import type { World } from './world.ts';

/** Somebody of a company, logged in. */
export interface Maker {
  readonly world: World;
  readonly tenant: TenantRow;
  readonly person: Person;
  readonly browser: ApiClient;
}

/** What the laws of resources need to know of one: how a record comes to be, and what may be done with it. */
export interface ResourceSample {
  readonly table: keyof Schema;
  /** Who reads it, where that isn't the company: staff reach all of their tenant. */
  readonly readBy?: 'tenant_member';
  /** Makes a record of the maker's company, and gives its id. */
  readonly make: (by: Maker) => Promise<string>;
  /** A body that an update takes. */
  readonly change?: Record<string, unknown>;
  /** What it tells in texts stands in no table of its own. */
  readonly isMute?: true;
  /** An event that a new record doesn't allow, and what it allows instead. */
  readonly forbidden?: { readonly event: string; readonly instead: readonly string[] };
  /**
   * What its maker has typed into it, and finds in the export of the account; absent for what nobody types. Once the
   * account is gone it stays with the company, or goes too.
   */
  readonly typed?: { readonly text: string; readonly afterwards: 'stays' | 'goes' };
}

export const resourceSamples: Readonly<Record<string, ResourceSample | undefined>> = {
  users: {
    table: 'users',
    readBy: 'tenant_member',
    make: async ({ person }) => person.id,
    // its texts are what somebody logs in by
    isMute: true,
  },
  'registration-codes': {
    table: 'registration_codes',
    make: async ({ browser }) => {
      const body = { ...openCode, occupation_ids: [], name: 'Absagen im Mai' };
      return (await browser.call(registrationCodes.create, { body })).body.data.id;
    },
    change: { name: 'Neu' },
    forbidden: { event: 'extend', instead: ['deactivate', 'archive'] },
    typed: { text: 'Absagen im Mai', afterwards: 'stays' },
  },
  alerts: {
    table: 'alerts',
    make: async ({ browser }) => {
      const body = { name: 'Anlagenmechaniker im Umkreis', interval: 'weekly', criteria: { centre: '10115' } } as const;
      return (await browser.call(alerts.create, { body })).body.data.id;
    },
    change: { name: 'Neu' },
    forbidden: { event: 'resume', instead: ['pause', 'archive'] },
    typed: { text: 'Anlagenmechaniker im Umkreis', afterwards: 'stays' },
  },
  profiles: {
    table: 'profiles',
    make: async ({ browser }) =>
      (await browser.call(profiles.create, { body: { name: 'Ausbildung am Kanal' } })).body.data.id,
    change: { name: 'Neu' },
    forbidden: { event: 'restore', instead: ['publish', 'archive'] },
    typed: { text: 'Ausbildung am Kanal', afterwards: 'stays' },
  },
  invitations: {
    table: 'invitations',
    make: async ({ browser, person }) => {
      const body = { email: `guest-${person.id}@example.org`, firstname: 'Ina', lastname: 'Gastmann' };
      const key = `invite-${person.id}`;
      const { id } = (await browser.call(invitations.create, { body }, { key })).body.data;
      await browser.call(invitations.transition, { params: { id }, body: { event: 'revoke' } });
      return id;
    },
    forbidden: { event: 'resend', instead: [] },
    typed: { text: 'Gastmann', afterwards: 'stays' },
  },
  recommendations: {
    table: 'recommendations',
    make: async ({ world, tenant, browser, person }) =>
      (await cameByCode({ world, tenant, browser, email: `came-${person.id}@example.org` })).recommendation.id,
    change: { note: 'Wir kennen sie aus dem Praktikum.' },
    forbidden: { event: 'withdraw', instead: ['confirm', 'revoke'] },
  },
  employees: {
    table: 'employees',
    make: async ({ browser }) => {
      const id = (await browser.call(fetchMe)).body.data.employee?.id ?? '';
      const body = { meta: { position: 'Leitung der Lehrwerkstatt', phonenumber: '+49 30 901820' } };
      await browser.call(updateEmployee, { params: { id }, body });
      return id;
    },
    typed: { text: 'Leitung der Lehrwerkstatt', afterwards: 'goes' },
  },
  channels: {
    table: 'channels',
    make: async ({ browser }) => (await browser.call(channels.list)).body.data[0]?.id ?? '',
    change: { preferences: { contact: false, tips: true } },
  },
  'email-templates': {
    table: 'email_templates',
    make: async ({ browser, person }) => {
      const body = { name: 'Einladung zum Probetag', purpose: 'invitation', reply_to: person.email } as const;
      return (await browser.call(emailTemplates.create, { body })).body.data.id;
    },
    change: { name: 'Neu' },
    forbidden: { event: 'restore', instead: ['publish', 'archive'] },
    typed: { text: 'Einladung zum Probetag', afterwards: 'stays' },
  },
  reports: {
    table: 'reports',
    readBy: 'tenant_member',
    make: async ({ world, tenant, person }) => {
      const reporter = await world.login(await world.person({ tenant, ...findable }));
      const body = { organization_id: person.organization_id ?? '', reason: 'money', text: 'Wollte Geld' } as const;
      return (await reporter.call(reportCompany, { body }, { key: `report-${person.id}` })).body.data.id;
    },
    forbidden: { event: 'archive', instead: ['confirm', 'decline'] },
  },
  organizations: {
    table: 'organizations',
    readBy: 'tenant_member',
    make: async ({ person }) => person.organization_id ?? '',
    forbidden: { event: 'verify', instead: ['suspend', 'archive'] },
  },
  'organizations-progress': {
    table: 'organizations',
    readBy: 'tenant_member',
    make: async ({ person }) => person.organization_id ?? '',
  },
  applicants: {
    table: 'applicants',
    readBy: 'tenant_member',
    make: async ({ world, tenant }) => (await world.person({ tenant, ...findable })).applicant_id ?? '',
    isMute: true,
  },
  audits: {
    table: 'audits',
    readBy: 'tenant_member',
    make: async ({ world, tenant, person }) => {
      const id = newId(world.clock);
      const act = { actor_kind: 'employee', actor_id: person.id, subject_type: 'Ping', event: 'submit' } as const;
      await inTenant(world.db, tenant.id, (tx) =>
        tx
          .insertInto('audits')
          .values({ ...act, tenant_id: tenant.id, id, subject_id: id, at: world.clock.now() })
          .execute(),
      );
      return id;
    },
    isMute: true,
  },
  'open-deletions': {
    table: 'deletion_requests',
    readBy: 'tenant_member',
    make: ({ world, tenant, person }) => aDeletionRequest(world, tenant, person.organization_id ?? ''),
    isMute: true,
  },
  'undelivered-mails': {
    table: 'mails',
    readBy: 'tenant_member',
    make: ({ world, tenant, person }) => anUndeliveredMail(world, tenant, person),
    isMute: true,
  },
  'suspicious-events': {
    table: 'suspicious_events',
    readBy: 'tenant_member',
    make: ({ world, tenant, person }) => aSuspiciousEvent(world, tenant, person),
    isMute: true,
  },
  'organization-pings': {
    table: 'pings',
    readBy: 'tenant_member',
    make: async ({ world, tenant, browser }) => {
      const id = await sentPing(world, browser, await world.person({ tenant, ...findable }));
      await browser.call(pings.transition, { params: { id }, body: { event: 'revoke' } });
      return id;
    },
    forbidden: { event: 'revoke', instead: [] },
    isMute: true,
  },
  pings: {
    table: 'pings',
    make: async ({ world, tenant, browser }) => sentPing(world, browser, await world.person({ tenant, ...findable })),
    forbidden: { event: 'accept', instead: ['revoke'] },
    typed: { text: 'would like to meet you', afterwards: 'stays' },
  },
};
