import { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import * as account from '../../contract/account/account.endpoints.ts';
import { correctName, markFound } from '../../contract/applicants/desk.endpoints.ts';
import { transitionApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import * as auth from '../../contract/authentication/authentication.endpoints.ts';
import { testTemplate } from '../../contract/email-templates/email-templates.endpoints.ts';
import { moveEmployee } from '../../contract/employees/employees.endpoints.ts';
import { declineInvitation, invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { deleteOrganization, keepOrganization } from '../../contract/organizations/deletion.endpoints.ts';
import { organizations } from '../../contract/organizations/desk.endpoints.ts';
import { remindOrganizations } from '../../contract/organizations/progress.endpoints.ts';
import { moveAppointment, proposeAppointment } from '../../contract/pings/appointments.endpoints.ts';
import { organizationPings } from '../../contract/pings/desk.endpoints.ts';
import { moveOpenDeletion, openDeletions } from '../../contract/pings/open-deletions.endpoints.ts';
import { sendReleaseCode } from '../../contract/pings/release-codes.endpoints.ts';
import { reportCompany, reports } from '../../contract/reports/reports.endpoints.ts';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { sendTestMail } from '../../contract/tenants/administration.endpoints.ts';
import { staff } from '../../contract/users/staff.endpoints.ts';
import { criteria } from '../support/alerts.ts';
import type { ApiClient } from '../support/api-client.ts';
import { password, type PersonWishes } from '../support/people.ts';
import { aRecommendationTemplate, recommendByMail } from '../support/recommendations.ts';
import { openCode, registered } from '../support/registration.ts';
import { publishTerms } from '../support/terms.ts';
import { saidYes, written, type Yes } from '../support/yes.ts';
import { guarded } from './guardian-scenes.ts';
import {
  answer,
  applicant,
  day,
  digitsIn,
  done,
  employee,
  key,
  latest,
  minute,
  next,
  passes,
  someone,
  type Telling,
  tokenIn,
} from './telling.ts';

async function message(telling: Telling, name: string, wishes: PersonWishes = {}): Promise<Yes> {
  const to = await applicant(telling, wishes);
  return written(telling.world, {
    tenant: telling.world.other,
    applicant: to,
    employee: await employee(telling, name),
  });
}

/** What becomes of a company's message. */
export async function messages(telling: Telling): Promise<void> {
  const { world } = telling;
  const agreed = await message(telling, 'Lackwerke Severin GmbH');
  done(
    await world.client(world.other).call(sendReleaseCode, { params: { id: agreed.id }, body: { token: agreed.token } }),
  );
  await answer(agreed, 'accept');
  const at = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString();
  const body = { starts_at: at(50), ends_at: at(51), place: 'Werkstraße 5, Leverkusen' };
  const proposed = done(await agreed.browser.call(proposeAppointment, { params: { id: agreed.id }, body }, key()));
  await passes(telling, 3 * minute);
  const params = { id: proposed.body.data.appointments[0]?.id ?? '' };
  done(await agreed.own.call(moveAppointment, { params, body: { event: 'accept' } }));
  done(await agreed.browser.call(moveAppointment, { params, body: { event: 'withdraw' } }));
  await answer(agreed, 'withdraw');
  await answer(await message(telling, 'Hotel Rheinblick'), 'decline');
  await answer(await message(telling, 'Autohaus Rheinbogen'), 'later');

  for (const reason of ['paused', 'found_here'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const ended = await message(telling, 'Niehler Harzwerke');
    // oxlint-disable-next-line no-await-in-loop -- as above
    await answer(ended, 'accept');
    const found = reason === 'found_here' && { organization_id: ended.employee.organization_id ?? '' };
    const search = { event: 'found_traineeship', reason, ...found } as const;
    // oxlint-disable-next-line no-await-in-loop -- as above
    done(
      await ended.own.call(transitionApplicant, { params: { id: ended.applicant.applicant_id ?? '' }, body: search }),
    );
  }
  const open = await message(telling, 'Spreetal Medien GmbH');
  const elsewhere = { event: 'found_traineeship', reason: 'found_elsewhere' } as const;
  done(
    await open.own.call(transitionApplicant, { params: { id: open.applicant.applicant_id ?? '' }, body: elsewhere }),
  );
  const desk = await world.login(await someone(telling, { type: 'tenant_member' }));
  const stopped = await message(telling, 'Elektro Sonntag KG');
  const ending = { event: 'revoke', reason: 'Der Betrieb hat die Stelle inzwischen besetzt.' } as const;
  done(await desk.call(organizationPings.transition, { params: { id: stopped.id }, body: ending }));
  const placed = await applicant(telling);
  const place = { event: 'found_traineeship', where: 'found_elsewhere', reason: 'Hat bei uns angerufen.' } as const;
  done(await desk.call(markFound, { params: { id: placed.applicant_id ?? '' }, body: place }));
  const misspelt = { id: (await applicant(telling)).applicant_id ?? '' };
  done(await desk.call(correctName, { params: misspelt, body: { firstname: 'Zoë', lastname: 'Weißmann' } }));
  await message(telling, 'Elektro Sonntag KG');
  await answer(await message(telling, 'Bäckerei Krume'), 'accept');
  await passes(telling, 2 * minute);
}

/** What somebody asks for about their own account. */
export async function accounts(telling: Telling): Promise<void> {
  const { world } = telling;
  const guest = () => world.client(world.other);
  const known = await applicant(telling);
  const browser = await world.login(await employee(telling, 'Hotel Rheinblick'));
  const code = { ...openCode, occupation_ids: [] };
  const made = done(await browser.call(registrationCodes.create, { body: code }, key())).body.data;
  for (const email of [known.email, `newcomer${next()}@example.org`])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await registered(world, made.code, email, world.other);
  done(await guest().call(auth.forgotPassword, { body: { email: known.email } }));
  const own = await world.login(known);
  const email = `new${next()}@example.org`;
  done(await own.call(account.changeEmail, { body: { email, current_password: password } }));
  done(await own.call(account.confirmEmailChange, { body: { code: digitsIn(await latest(telling, email)) } }));
  const secret = { current_password: password, password: 'Regenbogen-2027', password_confirmation: 'Regenbogen-2027' };
  done(await own.call(account.changePassword, { body: secret }));
  const leaving = await applicant(telling);
  const leaver = await world.login(leaving);
  done(await leaver.call(account.askDeletion, { body: { password } }));
  const token = tokenIn(await latest(telling, leaving.email));
  done(await leaver.call(account.confirmDeletion, { body: { token } }));
  // never finished, and never agreed to: both are warned
  await someone(telling, { stage: 'verified' });
  await applicant(telling, { stage: 'onboarded', date_of_birth: '2012-09-01' });
  await world.mails();
}

/** What staff decide about invitations that wait for them. */
async function verdicts({ world, locale }: Telling, administers: ApiClient, browser: ApiClient): Promise<void> {
  const hold = async (hold_outside_invitations: boolean) => {
    await world.db.kysely.updateTable('tenants').set({ hold_outside_invitations }).execute();
    world.app.tenants.forget();
  };
  await hold(true);
  for (const event of ['approve', 'reject'] as const) {
    const guest = { firstname: 'Jonas', lastname: 'Brandt', email: `jonas${next()}@anderswo.example`, locale };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { id } = done(await browser.call(invitations.create, { body: guest }, key())).body.data;
    const reason = event === 'reject' ? { reason: 'Bitte mit der Adresse im Betrieb.' } : {};
    // oxlint-disable-next-line no-await-in-loop -- as above
    done(await administers.call(invitations.transition, { params: { id }, body: { event, ...reason } }));
  }
  await hold(false);
}

/** Companies, their colleagues, and the tenant's staff. */
export async function companies(telling: Telling): Promise<void> {
  const { world } = telling;
  const administrator = await someone(telling, { type: 'administrator', firstname: 'Ruth', lastname: 'Anders' });
  const administers = await world.login(administrator);
  const person = await employee(telling, 'Lackwerke Severin GmbH');
  const browser = await world.login(person);
  const guest = { firstname: 'Pia', lastname: 'Funke', locale: telling.locale } as const;
  const email = `pia${next()}@example.org`;
  done(await browser.call(invitations.create, { body: { ...guest, email } }, key()));
  const token = tokenIn(await latest(telling, email));
  done(await world.client(world.other).call(declineInvitation, { body: { token } }));
  await verdicts(telling, administers, browser);
  const type = 'tenant_member' as const;
  done(await administers.call(staff.create, { body: { ...guest, type, email: `desk${next()}@example.org` } }, key()));
  const colleague = await someone(telling, { type: 'employee', organization_id: person.organization_id ?? '' });
  const params = { id: colleague.employee_id ?? '' };
  done(await browser.call(moveEmployee, { params, body: { event: 'deactivate' } }));
  const template = await aRecommendationTemplate(browser);
  done(await recommendByMail(browser, { template: template.id, email: `mia${next()}@example.org` }));
  done(
    await browser.call(testTemplate, { params: { id: template.id }, body: { locale: telling.locale, sample: 'full' } }),
  );
  const operator = await world.login(await someone(telling, { type: 'administrator', tenant: world.tenant }));
  done(await operator.call(sendTestMail, { params: { id: world.other.id } }));
  const alert = { name: 'Labor, Köln', interval: 'daily', criteria } as const;
  done(await browser.call(alerts.create, { body: alert }, key()));
  await applicant(telling);
  await world.jobs.run('alerts.sweep', new Date(world.clock.now().getTime() + day));

  const bad = await saidYes(world, { tenant: world.other, applicant: await applicant(telling), employee: person });
  const body = {
    organization_id: person.organization_id ?? '',
    reason: 'personal',
    text: 'Fragt nach Fotos.',
  } as const;
  const report = done(await bad.own.call(reportCompany, { body }, key())).body.data;
  const words = { event: 'confirm', answer: 'Danke. Wir haben mit dem Betrieb gesprochen.' } as const;
  done(await administers.call(reports.transition, { params: { id: report.id }, body: words }));
  const { organization_id: paused = '' } = await employee(telling, 'Hotel Rheinblick');
  const pausing = { event: 'suspend', reason: 'Die Anschrift stimmt nicht.' } as const;
  done(await administers.call(organizations.transition, { params: { id: paused }, body: pausing }));
  await world.mails();

  done(await administers.call(moveEmployee, { params, body: { event: 'reactivate' } }));
  const { organization_id: slow = '' } = await employee(telling, 'Autohaus Rheinbogen');
  done(await administers.call(remindOrganizations, { body: { organization_ids: [slow] } }, key()));
  const owed = done(await administers.call(openDeletions.list)).body.data.at(-1);
  done(await administers.call(moveOpenDeletion, { params: { id: owed?.id ?? '' }, body: { event: 'remind' } }));
  const { organization_id: id = '' } = await employee(telling, 'Niehler Harzwerke');
  done(await administers.call(deleteOrganization, { params: { id }, body: { name: 'Niehler Harzwerke' } }));
  await passes(telling, 2 * minute);
  done(await administers.call(keepOrganization, { params: { id } }));
  await world.mails();
}

/** Weeks and months in which nobody does anything, then terms that say something new. */
export async function time(telling: Telling): Promise<void> {
  for (const days of [11, 5, 3, 5, 40, 13, 12, 6, 120])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await passes(telling, days * day);
  const { world } = telling;
  await applicant(telling);
  await guarded(telling, 'ask');
  await publishTerms(world, world.other, telling.version + 500);
  await passes(telling, day);
}
