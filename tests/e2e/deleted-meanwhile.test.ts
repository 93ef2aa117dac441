import { deleteEmployee } from '../../contract/employees/employees.endpoints.ts';
import { deleteOrganization, showOrganizationDeletion } from '../../contract/organizations/deletion.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { graduationTypes } from '../../server/graduation-types/graduation-types.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import type { BrowserWorld } from '../support/browser-world.ts';
import { hold } from '../support/hold.ts';
import { trains } from '../support/offer.ts';
import { expect, test } from '../support/page-fixtures.ts';
import type { Visitor } from '../support/visitor.ts';

const graduation_type_id = graduationTypes[0]?.id ?? '';

/** Somebody of a company at a message that is written and not sent, and how many this applicant has received. */
async function composing(world: BrowserWorld, visitor: Visitor, nth: number) {
  const occupation_id = occupations.at(nth)?.id ?? '';
  const applicant = await world.person('chemie', { occupation_id, graduation_type_id });
  const person = await world.person('chemie', {
    type: 'employee',
    trains,
    firstname: 'Mia',
    lastname: 'Adam',
    locale: 'de',
  });
  await visitor.enter(person, `/search?occupations=${occupation_id}`);
  const rows = visitor.page.getByRole('list', { name: visitor.say('Applications') }).getByRole('listitem');
  await rows.first().getByRole('link').click();
  await visitor.button('Get in touch').click();
  await visitor.field('A line of your own (optional)').fill('Wir bilden seit 40 Jahren aus.');
  await expect(visitor.button('Send message')).toBeEnabled();
  await expect(
    visitor.page.locator(':not(textarea)', { hasText: 'Wir bilden seit 40 Jahren aus.' }).last(),
    'nothing is asked any more',
  ).toBeVisible();
  const received = async () => (await (await world.as(applicant)).call(pings.list, { query: {} })).body.meta.total;
  return { person, received };
}

test('a company deleted while a message is written sends none; its people read why', async ({
  open,
  world,
  faults,
}) => {
  faults.allow(/status of 4\d\d/, /^answer 4\d\d/);
  const visitor = await open('chemie');
  const { person, received } = await composing(world, visitor, -5);
  const administrator = await world.as(await world.person('chemie', { type: 'administrator' }));
  const params = { id: person.organization_id ?? '' };
  const { name } = (await administrator.call(showOrganizationDeletion, { params })).body.data;
  expect((await administrator.call(deleteOrganization, { params, body: { name } })).status).toBe(200);
  await visitor.button('Send message').click();
  await expect(
    visitor.text('Your company can’t write to applicants at the moment. Its page says why.'),
    'a company that never writes again is not told to wait',
  ).toBeVisible();
  expect(await received()).toBe(0);
  await visitor.page.goto('/organization');
  await expect(visitor.text('Your company no longer takes part. If it should again, write to us.')).toBeVisible();
});

test('whose account is deleted while they write is logged out by sending, reads why in a mail, and nothing is sent', async ({
  open,
  world,
  faults,
}) => {
  faults.allow(/status of 4\d\d/, /^answer 4\d\d/);
  const visitor = await open('chemie');
  const { person, received } = await composing(world, visitor, -6);
  // what a page asks by itself would log them out before they send
  const byItself = await hold(visitor.page, /\/api\/v1\/(?!pings\/batch$)/);
  const administrator = await world.as(await world.person('chemie', { type: 'administrator' }));
  const params = { id: person.employee_id ?? '' };
  expect((await administrator.call(deleteEmployee, { params, body: { name: 'Mia Adam' } })).status).toBe(200);
  await visitor.button('Send message').click();
  await expect(visitor.heading('Log in')).toBeVisible();
  await expect(visitor.text('Your login has ended. What you typed is still there.')).toBeVisible();
  byItself.letGo();
  await visitor.fillIn({ 'E-mail address': person.email, Password: person.password });
  await visitor.button('Log in').click();
  await expect(visitor.page.getByRole('alert').first()).toBeVisible();
  const mail = await world.mail(person.email);
  expect(mail.text, 'why they can’t log in').toContain('gelöscht');
  expect(await received()).toBe(0);
});
