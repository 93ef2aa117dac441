import { expect, test } from '../support/page-fixtures.ts';
import { aPng } from '../support/png.ts';

const password = 'Nordlicht-2026-hell';
const region = {
  type: 'Polygon',
  coordinates: [
    [
      [8.4, 53.0],
      [10.4, 53.0],
      [10.4, 54.2],
      [8.4, 54.2],
      [8.4, 53.0],
    ],
  ],
};
const terms = 'Bedingungen des Ausbildungsverbunds Nord\n\nDu entscheidest, wer dich kennenlernt.';

test('a new association in ten minutes: host, logo, boundary, e-mails, first administrator, team, terms, colour', async ({
  open,
  world,
}) => {
  const operator = await world.person('app', { type: 'administrator' });
  const platform = await open('app');
  await platform.enter(operator, '/tenants');
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

  // what it looks like, where it is, and whether its e-mails arrive
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: aPng({ width: 180, height: 60 }) };
  await platform.button('Change the logo').click();
  await platform.page.locator('input[name=logo]').setInputFiles(logo);
  await expect(platform.page.locator('img[src^="data:image/png"]')).toHaveJSProperty('naturalWidth', 180);
  await platform.button('Change the boundary').click();
  await platform.field('A new boundary, as GeoJSON').fill(JSON.stringify(region));
  await platform.button('Check the text').click();
  await platform.button('Save boundary').click();
  await expect(platform.page.getByRole('img', { name: /The region as it is now/ })).toBeVisible();
  await platform.button('Find out').click();
  await platform.button('Send me a test e-mail').click();
  const tried = await world.mail(operator.email, /Ausbildungsverbund Nord/u);
  expect(tried.text).toContain('post@nord.example');
  expect(tried.text).toContain('//nord.');

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

  // the terms it began with give way to its own, in both languages; nobody has agreed yet, so nobody is asked
  await ada.page.goto(`${world.origin('nord')}/terms`);
  await ada.link('Write a new version').click();
  await ada.fillIn({ 'The text in German': terms, 'The text in English': 'You decide who gets to know you.' });
  await ada.page.getByRole('radio', { name: new RegExp(ada.say('Yes, it says something new')) }).check();
  await ada.button('Put in force …').click();
  const question = ada.page.getByRole('alertdialog');
  await expect(question).toContainText(ada.say('Nobody has agreed yet, so nobody is asked.'));
  await question.getByRole('button', { name: ada.say('Put in force'), exact: true }).click();
  await expect(ada.heading('Version {number}', { number: '2' })).toBeVisible();

  // the colour is changed where it all began, and counts at once
  await platform.button('Change name and colour').click();
  await platform.field('Colour').fill('#0f766e');
  await platform.button('Save changes').click();
  await platform.sees('The changes are saved');
  await ada.page.goto(`${world.origin('nord')}/login`);
  await expect(ada.page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#0f766e');
  const seen = ada.page.getByRole('banner').locator('img');
  await expect(seen, 'and the logo stands there').toHaveJSProperty('naturalWidth', 180);
});
