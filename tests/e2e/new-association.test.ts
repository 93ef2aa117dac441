import { expect, test } from '../support/page-fixtures.ts';

const password = 'Nordlicht-2026-hell';

test('a new association in ten minutes: its own host, its first administrator, its team, its colour', async ({
  open,
  world,
}) => {
  const platform = await open('app');
  await platform.enter(await world.person('app', { type: 'administrator' }), '/tenants');
  await platform.link('New tenant').click();
  // the list has a field of that name too
  await expect(platform.heading('A new tenant')).toBeVisible();
  await platform.fillIn({
    Name: 'Ausbildungsverbund Nord',
    Address: 'mail',
    Colour: '#1d5c8a',
    'Sender of its e-mails': 'post@nord.example',
    'Address for questions': 'hilfe@nord.example',
    'First name': 'Ada',
    'Last name': 'Wiegand',
    'E-mail address': 'ada@nord.example',
  });
  await platform.button('Create tenant').click();
  await platform.sees('rule.slug_reserved');
  await platform.field('Address').fill('nord');
  await platform.button('Create tenant').click();
  await expect(platform.heading('Look')).toBeVisible();

  // Ada sets her password by the link, on the new host, which was reachable at once
  const invited = await world.mail('ada@nord.example');
  const [link = ''] = /http\S+\/password\/reset#token=[\w-]+/.exec(invited.text) ?? [];
  expect(link).toContain('//nord.');
  const ada = await open('app', { locale: 'de' });
  await ada.page.goto(link);
  await expect(ada.page.getByText('Ausbildungsverbund Nord').first()).toBeVisible();
  await ada.field('New password').fill(password);
  await ada.field('Repeat the new password').fill(password);
  await ada.button('Save the new password').click();
  await ada.link('Log in').click();
  await ada.field('E-mail address').fill('ada@nord.example');
  await ada.field('Password').fill(password);
  await ada.button('Log in').click();
  await expect(ada.page).toHaveURL(/\/\/nord\.[^/]+\/dashboard/);

  // and invites her colleague; other tenants are nothing she could see
  await ada.page.goto(`${world.origin('nord')}/staff`);
  await ada.button('Invite somebody').click();
  await ada.fillIn({ 'First name': 'Ben', 'Last name': 'Okafor', 'E-mail address': 'ben@nord.example' });
  await ada.button('Send invitation').click();
  await expect(ada.page.getByText('Ben Okafor').first()).toBeVisible();
  expect((await world.mail('ben@nord.example')).text).toContain('Ada Wiegand');
  await ada.page.goto(`${world.origin('nord')}/tenants`);
  await expect(ada.heading('Oops!')).toBeVisible();

  // the colour is changed where it all began, and counts at once
  await platform.field('Colour').fill('#0f766e');
  await platform.button('Save changes').click();
  await platform.sees('The changes are saved');
  await ada.page.goto(`${world.origin('nord')}/login`);
  await expect(ada.page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#0f766e');
});
