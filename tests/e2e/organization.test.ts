import { updateOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { expect, isLong, test } from '../support/page-fixtures.ts';
import { linkIn } from '../support/steps.ts';

test('an employee invites a colleague, whose link opens the registration until it is taken back [S1-15] [S2-24]', async ({
  open,
  world,
}) => {
  const visitor = await open('chemie');
  await visitor.enter(await world.person('chemie', { type: 'employee' }), '/organization/invitations');
  await expect(visitor.heading('Nobody has been invited yet')).toBeVisible();
  await visitor.button('Invite a colleague').click();
  await visitor.button('Send invitation').click();
  await expect(visitor.field('First name')).toBeFocused();
  const colleague = { 'First name': 'Jonas', 'Last name': 'Brandt', 'E-mail address': 'jonas.brandt@example.net' };
  await visitor.fillIn(colleague);
  await visitor.seesNoBarrier();
  await visitor.button('Send invitation').click();
  const row = visitor.page.getByRole('row', { name: /Jonas Brandt/ });
  await expect(row).toContainText(visitor.say('Waiting'));
  await visitor.seesNoBarrier();

  const link = linkIn((await world.mail('jonas.brandt@example.net')).text, /register\/employee#token=/);
  const guest = await open('chemie');
  await guest.page.goto(link);
  await expect(guest.page.getByText('jonas.brandt@example.net')).toBeVisible();

  await visitor.button('Invite a colleague').click();
  await visitor.fillIn(colleague);
  await visitor.button('Send invitation').click();
  await expect(
    visitor.text('An invitation to this address is still open. You can send it again from the list.'),
  ).toBeVisible();
  await visitor.page.keyboard.press('Escape');
  await visitor.button('Take back').click();
  await visitor.page
    .getByRole('alertdialog')
    .getByRole('button', { name: visitor.say('Take back'), exact: true })
    .click();
  await expect(row).toContainText(
    visitor.say('The link in the e-mail no longer works. You can invite the same person again.'),
  );
  await guest.page.reload();
  await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(guest.field('Password')).toHaveCount(0);
});

test(
  'whoever changes what the company does after a colleague sees both answers and decides [S2-24]',
  isLong,
  async ({ open, world }) => {
    const person = await world.person('app', { type: 'employee' });
    const visitor = await open('app');
    await visitor.enter(person, '/organization');
    await visitor.button('Change the answer').click();
    await expect(visitor.button('Save for everybody')).toBeVisible();
    const params = { id: person.organization_id ?? '' };
    await (
      await world.as(person)
    ).call(updateOrganization, { params, body: { usage_type: 'referring' } }, { version: 1 });
    await visitor.page.getByRole('radio', { name: new RegExp(`^${visitor.say('Both')}`) }).check();
    await visitor.button('Save for everybody').click();
    await expect(visitor.page.getByRole('alert')).toContainText(visitor.say('We have more applicants than places'));
    await visitor.seesNoBarrier();
    await visitor.button('Save mine').click();
    await expect(visitor.text('Saved for your whole company').first()).toBeVisible();
    await expect(visitor.button('Change the answer'), 'is gone on from').toBeFocused();
    await visitor.page.reload();
    await expect(visitor.page.getByText(visitor.say('Both'), { exact: true })).toBeVisible();
    await visitor.button('Change the answer').click();
    const both = visitor.page.getByRole('radio', { name: new RegExp(`^${visitor.say('Both')}`) });
    await expect(both).toBeChecked();
    await expect(both).toBeFocused();
    await visitor.seesNoBarrier();
  },
);

test('help is there before anybody is ready, and found as one types [S2-21]', async ({ open, world }) => {
  const visitor = await open('chemie');
  await visitor.enter(await world.person('chemie', { stage: 'verified' }), '/onboarding');
  await visitor.link('Help').click();
  await expect(visitor.field('Search the answers')).toBeVisible();
  await visitor.seesNoBarrier();
  await visitor.fillIn({ 'Search the answers': 'loeschen' });
  await expect(visitor.page.getByText(visitor.say('How do I get my data shown, corrected or deleted?'))).toBeVisible();
  await expect(visitor.page.getByText(visitor.say('What do companies see of me?'))).toHaveCount(0);
  await visitor.fillIn({ 'Search the answers': 'Bundesliga' });
  await expect(visitor.page.getByRole('status').filter({ hasText: 'Nichts gefunden' })).toBeVisible();
  await expect(visitor.heading('Ask a person')).toBeVisible();
});

test(
  'a company says what it trains and where; its employee corrects number and position',
  isLong,
  async ({ open, world }) => {
    const visitor = await open('app');
    await visitor.enter(await world.person('app', { type: 'employee' }), '/organization');
    const occupations = visitor.page.locator('input[name=occupation_ids]');
    await occupations.fill('electrician');
    // before the list of occupations has come, too, it sends nothing half chosen
    await visitor.page.keyboard.press('Enter');
    if ((await visitor.page.getByRole('button', { name: /Elektroniker/ }).count()) === 0) {
      await expect(visitor.page.getByRole('option').first()).toBeVisible();
      await visitor.page.keyboard.press('Enter');
    }
    await visitor.page.keyboard.press('Escape');
    await visitor.fillIn({ Website: 'www.werk.example' });
    await visitor.button('Save occupations and website').click();
    await expect(visitor.text('Saved for your whole company').first()).toBeVisible();
    await visitor.seesNoBarrier();
    await visitor.page.reload();
    await expect(visitor.page.getByRole('link', { name: 'www.werk.example' })).toHaveAttribute(
      'href',
      'https://www.werk.example',
    );
    await expect(visitor.page.getByText('Elektroniker/in', { exact: true })).toBeVisible();

    await visitor.page.goto('/account');
    await visitor.fillIn({ Position: 'Head of training', 'Phone number': '0221 9901299' });
    await visitor.button('Save position and number').click();
    await expect(visitor.text('Position and phone number are saved').first()).toBeVisible();
    await visitor.page.reload();
    await expect(visitor.field('Position')).toHaveValue('Head of training');
  },
);

test(
  'a guest finds help from the login page, and a parent the answers for parents [S2-21]',
  isLong,
  async ({ open }) => {
    const visitor = await open('chemie');
    await visitor.page.goto('/login');
    await visitor.link('Help').click();
    await expect(visitor.heading('For parents and guardians')).toBeVisible();
    await visitor.seesNoBarrier();
    await visitor.fillIn({ 'Search the answers': 'Einwilligung' });
    await expect(
      visitor.page.getByText(visitor.say('My child is registered here. What does that mean?')),
    ).toBeVisible();
    await expect(visitor.heading('Ask a person')).toBeVisible();
  },
);

test(
  'an organization that can’t be read is there with all its facts when it is tried again',
  isLong,
  async ({ open, world, faults }) => {
    faults.allow(/ERR_FAILED/);
    const visitor = await open('app');
    await visitor.enter(await world.person('app', { type: 'employee' }), '/dashboard');
    await visitor.page.route(/\/api\/v1\/(?:organizations\/|company-terms)/, (route) => route.abort());
    await visitor.page.goto('/organization');
    await expect(visitor.button('Try again')).toBeVisible();
    await visitor.page.unrouteAll();
    await visitor.button('Try again').click();
    await expect(visitor.button('Change the answer')).toBeVisible();
    await expect(visitor.heading('What you train')).toBeVisible();
  },
);
