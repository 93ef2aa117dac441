import { reportForChild } from '../../../contract/legal-contacts/guardian-page.endpoints.ts';
import { reportCompany, reports } from '../../../contract/reports/reports.endpoints.ts';
import { findable } from '../../support/account.ts';
import type { Visitor } from '../../support/visitor.ts';
import { dayAfter, dayIn } from '../../../contract/kit/age.ts';
import { newId } from '../../../server/db/ids.ts';
import { staff, staffOfNobody } from '../people.ts';
import { company, pinged } from '../pings.ts';
import {
  button,
  dialog,
  filled,
  heading,
  type Maker,
  type Scene,
  type Screen,
  text,
  withCall,
  withSending,
} from '../screen.ts';
import type { Stage } from '../stage.ts';
import { entered, guardianPagePath } from './guardian-page.ts';

/** Somebody who said yes to a company. */
const reporter: Maker = async (stage) => {
  const person = await stage.world.person('app', { ...findable, firstname: 'Nour', lastname: 'Haddad' });
  await meet(stage, person, 'Hotel Sonnenhof');
  return person;
};

async function meet(stage: Stage, person: Awaited<ReturnType<Maker>>, name: string) {
  const employee = await stage.world.person('app', { ...findable, type: 'employee' });
  await company(stage, employee, name);
  await pinged(stage, employee, person, { status: 'accepted' });
  return employee.organization_id ?? '';
}

async function companyOf({ stage, person }: Scene): Promise<string> {
  const { organization_id } = await stage.within(stage.world.tenant('app'), (tx) =>
    tx
      .selectFrom('pings')
      .select('organization_id')
      .where('applicant_id', '=', person?.applicant_id ?? '')
      .executeTakeFirstOrThrow(),
  );
  return organization_id;
}

const path = async (scene: Scene) => `/account/companies/${await companyOf(scene)}/report`;

/** Three reports: one waits, one was answered, one says nothing but its reason. */
const answered: Maker = async (stage) => {
  const person = await stage.world.person('app', { ...findable, firstname: 'Nour', lastname: 'Haddad' });
  const { tenant } = person;
  const now = stage.world.clock.now();
  const made = { created_at: now, updated_at: now };
  const rows = [
    { name: 'Hotel Sonnenhof', text: 'Ruft jeden Abend an, auch nach zehn.', answer: null },
    { name: 'Autohaus Krüger', text: 'Wollte 50 Euro für den Probetag.', answer: 'Danke. Der Betrieb ist gesperrt.' },
    { name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', text: '', answer: null },
  ];
  for (const { name, ...said } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const organization_id = await meet(stage, person, name);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await stage.within(tenant, async (tx) => {
      const whose = { tenant_id: tenant.id, applicant_id: person.applicant_id ?? '', organization_id };
      await tx
        .insertInto('organization_blocks')
        .values({ ...whose, created_at: now })
        .execute();
      await tx
        .insertInto('reports')
        .values({
          ...whose,
          ...said,
          ...made,
          id: newId(stage.world.clock),
          legal_contact_id: null,
          ping_id: null,
          reporter: 'applicant',
          reason: 'insistent',
          status: said.answer === null ? 'pending' : 'confirmed',
          answer_by: dayAfter(dayIn(tenant.timezone, now), 1),
          answered_at: said.answer === null ? null : now,
          answered_by: null,
        })
        .execute();
    });
  }
  return person;
};

const report = { route: 'account.report', path } as const;
const guardians = { route: 'guardian.page', host: 'chemie', path: guardianPagePath } as const;
const severin = { name: 'Lackwerke Severin' };

const said = async (visitor: Visitor): Promise<void> => {
  await visitor.page.getByLabel(visitor.say('Calls or writes again and again')).check();
  await visitor.field('What happened?').fill('Ruft jeden Abend an.');
  await visitor.button('Report the company').click();
};
const reported: NonNullable<Screen['act']> = async (visitor, scene) => {
  await entered()(visitor, scene);
  await visitor.button('Report {name}', severin).first().click();
};
const sent: NonNullable<Screen['act']> = async (visitor, scene) => {
  await reported(visitor, scene);
  await said(visitor);
};

/** Staff, with the three reports to look at. */
const desk: Maker = async (stage) => {
  await stage.person(answered);
  return stage.person(staff);
};
const oneReport = async ({ stage }: Scene, status: 'pending' | 'confirmed'): Promise<string> => {
  const { id } = await stage.within(stage.world.tenant('app'), (tx) =>
    tx
      .selectFrom('reports')
      .select('id')
      .where('status', '=', status)
      .where('text', '<>', '')
      .executeTakeFirstOrThrow(),
  );
  return `/reports/${id}`;
};
const decided: NonNullable<Screen['act']> = async (visitor) => {
  await visitor.page.getByRole('radio').last().check();
  await visitor.field('What do you answer?').fill('Wir haben mit dem Betrieb gesprochen.');
  await visitor.button('Send answer').click();
};
const reportsList = { route: 'reports.index', path: '/reports', name: 'reports', as: desk } as const;
const oneToAnswer = {
  route: 'reports.show',
  path: (scene: Scene) => oneReport(scene, 'pending'),
  name: 'reports.show',
  as: desk,
} as const;

/** What staff see of them. */
const deskScreens: readonly Screen[] = [
  ...withCall(
    { ...reportsList, sees: text('Calls or writes again and again') },
    { url: '**/api/v1/reports*', failed: heading('Unexpected error!') },
  ),
  {
    ...reportsList,
    name: 'reports.filtered',
    path: '/reports?status=archived',
    sees: text('No report fits these filters'),
  },
  { ...reportsList, name: 'reports.none', as: staffOfNobody, sees: text('Nothing was reported') },
  ...withCall(
    { ...oneToAnswer, sees: button('Send answer') },
    { url: '**/api/v1/reports/*', failed: heading('Unexpected error!') },
  ),
  { ...oneToAnswer, name: 'reports.show.refused', act: filled({}, 'Send answer'), sees: text('missing.event') },
  {
    ...oneToAnswer,
    name: 'reports.show.pausing',
    act: (visitor) => visitor.button('Pause company …').click(),
    sees: dialog,
  },
  ...withSending({ ...oneToAnswer, name: 'reports.answer', act: decided }, { endpoint: reports.transition }),
  {
    ...oneToAnswer,
    name: 'reports.show.answered',
    path: (scene) => oneReport(scene, 'confirmed'),
    sees: button('File away'),
  },
];

/** A company is reported, by an applicant and by a guardian, and what becomes of it. */
export const reportScreens: readonly Screen[] = [
  ...deskScreens,
  { ...report, name: 'report', as: reporter, sees: button('Report the company') },
  {
    ...report,
    name: 'report.refused',
    as: reporter,
    act: filled({}, 'Report the company'),
    sees: text('missing.reason'),
  },
  ...withSending({ ...report, name: 'report', as: reporter, act: said }, { endpoint: reportCompany }),
  { ...report, name: 'report.sent', as: answered, sees: text('To your companies') },
  {
    route: 'account.companies',
    path: '/account/companies',
    name: 'account.companies.reported',
    as: answered,
    sees: heading('What you have reported'),
  },
  {
    ...guardians,
    name: 'guardian-page.taking-back',
    act: async (visitor, scene) => {
      await entered()(visitor, scene);
      await visitor.button('Take it back from {name}', severin).click();
    },
    sees: dialog,
  },
  { ...guardians, name: 'guardian-page.report', act: reported, sees: button('Report the company') },
  ...withSending({ ...guardians, name: 'guardian-page.report', act: sent }, { endpoint: reportForChild }),
  { ...guardians, name: 'guardian-page.reported', act: sent, sees: heading('What you have reported') },
];
