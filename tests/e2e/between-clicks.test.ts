import { transitionApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { graduationTypes } from '../../server/graduation-types/graduation-types.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { publishedTemplate } from '../support/email-templates.ts';
import { trains } from '../support/offer.ts';
import { expect, test } from '../support/page-fixtures.ts';

const graduation_type_id = graduationTypes[0]?.id ?? '';

test('who ends the search while a message to them is written gets none, and the company reads why', async ({
  open,
  world,
  faults,
}) => {
  faults.allow(/status of 4\d\d/, /^answer 4\d\d/);
  const occupation_id = occupations.at(-1)?.id ?? '';
  const applicant = await world.person('chemie', { occupation_id, graduation_type_id });
  const person = await world.person('chemie', { type: 'employee', trains });
  const visitor = await open('chemie');
  await visitor.enter(person, `/search?occupations=${occupation_id}`);
  const rows = visitor.page.getByRole('list', { name: visitor.say('Applications') }).getByRole('listitem');
  await rows.first().getByRole('link').click();
  await visitor.button('Get in touch').click();
  const line = visitor.field('A line of your own (optional)');
  await line.fill('Wir bilden seit 40 Jahren aus.');
  await expect(visitor.button('Send message')).toBeEnabled();

  const id = applicant.applicant_id ?? '';
  const ended = await (
    await world.as(applicant)
  ).call(transitionApplicant, { params: { id }, body: { event: 'found_traineeship', reason: 'found_elsewhere' } });
  expect(ended.status).toBe(200);
  await visitor.button('Send message').click();
  await visitor.sees('This applicant can no longer be found: the search has ended.');
  expect((await (await world.as(person)).call(pings.list, { query: {} })).body.meta.total).toBe(0);
});

test('a template that a colleague archives while one composes is named, nothing goes out, and the line stays', async ({
  open,
  world,
  faults,
}) => {
  faults.allow(/status of 4\d\d/, /^answer 4\d\d/);
  const occupation_id = occupations.at(-2)?.id ?? '';
  await world.person('chemie', { occupation_id, graduation_type_id });
  const person = await world.person('chemie', { type: 'employee', trains });
  const client = await world.as(person);
  const template = await publishedTemplate(client, {
    name: 'Nur heute',
    purpose: 'ping',
    subject: { de: 'Ein Tag bei uns?', en: 'A day with us?' },
    body: { de: 'Kommst du? {response_link}', en: 'Will you come? {response_link}' },
  });
  const visitor = await open('chemie');
  await visitor.enter(person, `/search?occupations=${occupation_id}`);
  const rows = visitor.page.getByRole('list', { name: visitor.say('Applications') }).getByRole('listitem');
  await rows.first().getByRole('link').click();
  await visitor.button('Get in touch').click();
  await visitor.field('Template').selectOption(template.id);
  const line = visitor.field('A line of your own (optional)');
  await line.fill('Wir bilden seit 40 Jahren aus.');
  await expect(visitor.button('Send message')).toBeEnabled();

  const params = { id: template.id };
  const archived = await client.call(emailTemplates.transition, { params, body: { event: 'archive' } });
  expect(archived.status).toBe(200);
  await visitor.button('Send message').click();
  await expect(
    visitor.text('The template you had chosen is no longer there. Nothing was sent; please look at this one.'),
  ).toBeVisible();
  await expect(line).toHaveValue('Wir bilden seit 40 Jahren aus.');
  expect((await client.call(pings.list, { query: {} })).body.meta.total).toBe(0);
  await visitor.button('Send message').click();
  await expect(visitor.composer, 'the one that is there now goes out').toHaveCount(0);
});
