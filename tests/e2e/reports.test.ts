import { reportCompany } from '../../contract/reports/reports.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { findable } from '../support/account.ts';
import { expect, test } from '../support/page-fixtures.ts';

test('a report leads staff from the mail to their answer, which the applicant reads', async ({ open, world }) => {
  const person = await world.person('app', { ...findable, firstname: 'Nele', lastname: 'Kurz' });
  const { organization_id = '' } = await world.person('app', { type: 'employee' });
  const desk = await world.person('app', { type: 'tenant_member' });
  const own = await world.as(person);
  const body = { organization_id, reason: 'insistent', text: 'Ruft jeden Abend an.' } as const;
  await own.call(reportCompany, { body });
  const mail = await world.mail(desk.email, /^(?:Reported|Gemeldet)/);
  const [, path = ''] = /(\/reports\/[0-9a-f-]{36})/.exec(mail.text) ?? [];

  const staff = await open('app');
  await staff.keepSession(desk);
  await staff.page.goto(path);
  await expect(staff.page.getByText('Ruft jeden Abend an.')).toBeVisible();
  await expect(staff.page.getByText('Nele Kurz')).toBeVisible();
  await staff.button('Send answer').click();
  await expect(staff.page.getByText(staff.say('missing.event'))).toBeVisible();
  await staff.page.getByRole('radio').first().check();
  await staff.field('What do you answer?').fill('Danke. Wir haben mit dem Betrieb gesprochen.');
  await staff.page.reload();
  await expect(staff.field('What do you answer?'), 'what is typed stays').toHaveValue(/Danke/);
  await staff.button('Send answer').click();
  await expect(staff.button('File away')).toBeVisible();
  expect((await world.mail(person.email, /answer|Antwort/)).text).toContain('Wir haben mit dem Betrieb gesprochen.');
  await staff.button('File away').click();
  await expect(staff.button('File away')).toBeHidden();
  await staff.page.goto('/reports?status=pending');
  await expect(staff.page.locator(`a[href$="${path}"]`), 'waits no longer').toHaveCount(0);

  const employee = await open('app');
  await employee.keepSession(await world.person('app', { type: 'employee' }));
  await employee.page.goto(path);
  await expect(employee.page.locator('h1[data-title]'), 'no page of a company').toHaveAttribute(
    'data-title',
    employee.say('This page could not be found'),
  );
});

test('from a report staff pause the company, which reads why and not who reported it', async ({ open, world }) => {
  const person = await world.person('app', { ...findable, firstname: 'Ronja', lastname: 'Wittenbrink' });
  const employee = await world.person('app', { type: 'employee' });
  const { organization_id = '' } = employee;
  const desk = await world.person('app', { type: 'tenant_member' });
  const body = { organization_id, reason: 'money', text: 'Wollte 50 Euro für den Probetag.' } as const;
  await (await world.as(person)).call(reportCompany, { body });
  const { name } = await inTenant(world.deps.db, world.tenant('app').id, (tx) =>
    tx.selectFrom('organizations').select('name').where('id', '=', organization_id).executeTakeFirstOrThrow(),
  );

  const staff = await open('app');
  await staff.keepSession(desk);
  await staff.page.goto('/reports?status=pending');
  await staff.page.getByRole('link', { name }).first().click();
  await expect(staff.page.getByText('Wollte 50 Euro für den Probetag.')).toBeVisible();
  await expect(staff.page.getByRole('main').getByRole('link', { name })).toHaveAttribute(
    'href',
    `/organizations/${organization_id}`,
  );
  await staff.button('Pause company …').click();
  const question = staff.page.getByRole('alertdialog');
  await expect(
    question.getByText(staff.say('Please don’t write who reported it, nor what only they can know.')),
  ).toBeVisible();
  await question.getByRole('button', { name: staff.say('Pause'), exact: true }).click();
  await expect(question.getByText(staff.say('Please write why.')), 'nobody is paused without a reason').toBeVisible();
  await question.getByRole('textbox').fill('Für einen Probetag darf kein Geld verlangt werden.');
  await staff.seesNoBarrier();
  await question.getByRole('button', { name: staff.say('Pause'), exact: true }).click();
  await expect(staff.text('{name} is paused', { name }).first()).toBeVisible();
  await expect(staff.button('Pause company …')).toHaveCount(0);
  await expect(staff.page.getByRole('main').getByText(staff.say('Inactive'), { exact: true })).toBeVisible();
  await expect(staff.button('Send answer'), 'the report still waits for its answer').toBeVisible();

  const mail = await world.mail(employee.email);
  expect(mail.text).toContain('Für einen Probetag darf kein Geld verlangt werden.');
  expect(`${mail.subject} ${mail.text}`).not.toMatch(/Ronja|Wittenbrink|Wollte 50 Euro/);
  const company = await open('app');
  await company.keepSession(employee);
  await company.page.goto('/organization');
  await expect(company.page.getByText('Für einen Probetag darf kein Geld verlangt werden.').first()).toBeVisible();
  await expect(company.page.getByText(/Wittenbrink|Wollte 50 Euro/)).toHaveCount(0);
});
