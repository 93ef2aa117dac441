import { reportCompany } from '../../contract/reports/reports.endpoints.ts';
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
