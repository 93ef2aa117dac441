import type { Locator } from '@playwright/test';
import { create } from 'qrcode';
import sharp from 'sharp';
import { dayIn } from '../../contract/kit/age.ts';
import { qrLook, qrMargin } from '../../server/kit/qr.ts';
import { GuardianRequest } from '../support/guardian-request.ts';
import { expect, isLong, test } from '../support/page-fixtures.ts';
import { bornYearsAgo } from '../support/steps.ts';
import type { BrowserWorld } from '../support/browser-world.ts';
import type { Person } from '../support/people.ts';

/** A guardian who stands beside the child, one who has no e-mail, and one who changes her mind. */

const pollMs = 20_000;
const minute = 60_000;
const phone = { width: 390, height: 844 };
let children = 0;

const aChild = (world: BrowserWorld): Promise<Person> =>
  world.person('chemie', {
    stage: 'onboarded',
    locale: 'de',
    firstname: 'Enno',
    lastname: `Kielholz${(children += 1)}`,
    date_of_birth: bornYearsAgo(15, world.clock.now()),
  });

/** Whether a camera sees this link: the middle of each module, light and dark, as it is drawn, with a light margin whose corners may be round. */
async function showsLink(picture: Locator, link: string): Promise<void> {
  const { modules } = create(link, qrLook);
  const whole = modules.size + 2 * qrMargin;
  const { data, info } = await sharp(await picture.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = Array.from({ length: whole }, (_, y) =>
    Array.from({ length: whole }, (__, x) => {
      const [left, top] = [((x + 0.5) * info.width) / whole, ((y + 0.5) * info.height) / whole].map(Math.floor);
      return (data[((top ?? 0) * info.width + (left ?? 0)) * info.channels] ?? 0) < 128 ? '#' : '.';
    }).join(''),
  );
  const isDark = (x: number, y: number): boolean =>
    [x, y].every((at) => at >= 0 && at < modules.size) && modules.get(y, x) === 1;
  const drawn = Array.from({ length: whole }, (_, y) =>
    Array.from({ length: whole }, (__, x) => (isDark(x - qrMargin, y - qrMargin) ? '#' : '.')).join(''),
  );
  const within = (rows: readonly string[]) => rows.slice(1, -1).map((row) => row.slice(1, -1));
  expect(within(seen)).toEqual(within(drawn));
}

test(
  'a mother in the kitchen scans the child’s screen, by night: her mail comes anew, and nothing is told of the child',
  isLong,
  async ({ open, world }) => {
    const person = await aChild(world);
    const request = await GuardianRequest.of(world, person);
    await request.ask();
    const lost = request.link;
    await world.pass(minute);
    const child = await open('chemie');
    await child.page.clock.install();
    await child.page.setViewportSize(phone);
    await child.page.emulateMedia({ colorScheme: 'dark' });
    await child.enter(person, '/tos/accept');
    await child.button('Show the code').click();
    const link = await child.field('Or send the link').inputValue();
    await showsLink(child.page.getByRole('img', { name: child.say('QR code of the link') }), link);
    await child.seesNoBarrier();

    const mother = await open('chemie');
    const { page } = mother;
    await page.setViewportSize(phone);
    await page.goto(link);
    await expect(mother.heading('Shall we send you the e-mail again?')).toBeVisible();
    await expect(page, 'the secret leaves the address').toHaveURL(/\/remind$/);
    const shown = await page.locator('body').innerText();
    expect(shown).toMatch(/s…@example\.net/);
    for (const secret of ['Enno', 'Kielholz', person.email, 'Svenja', 'Kramer']) expect(shown).not.toContain(secret);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
    await mother.seesNoBarrier();
    await mother.button('Send the e-mail').click();
    await expect(mother.heading('The e-mail is on its way')).toBeVisible();
    await request.sentTo();
    expect(request.link).not.toBe(lost);
    await page.reload();
    await expect(mother.button('Send the e-mail'), 'not twice within a minute').toHaveCount(0);
    await expect(mother.heading('Shall we send you the e-mail again?')).toBeVisible();

    await page.goto(request.link);
    await page.getByRole('checkbox').check();
    await mother.button('I agree').click();
    await expect(mother.heading('Thank you, you have agreed')).toBeVisible();
    await child.page.clock.fastForward(pollMs);
    await expect(child.page).toHaveURL(/\/dashboard$/);
    await page.goto(link);
    await expect(mother.heading('There is nothing to send any more')).toBeVisible();
  },
);

test(
  'a grandmother without e-mail: staff enter her letter by its number, and her call that takes it back',
  isLong,
  async ({ open, world }) => {
    const person = await aChild(world);
    await (await GuardianRequest.of(world, person, { firstname: 'Irmgard', lastname: 'Kielholz' })).print();
    const child = await open('chemie');
    await child.page.clock.install();
    await child.page.setViewportSize(phone);
    await child.enter(person, '/tos/accept');
    await expect(child.heading('Now {guardian} signs a letter', { guardian: 'Irmgard Kielholz' })).toBeVisible();
    const number = child.page.getByRole('definition').filter({ hasText: /^[0-9A-Z]{4}-[0-9A-Z]{4}$/ });
    const reference = await number.innerText();

    const desk = await open('chemie');
    const { page } = desk;
    const clerk = await world.person('chemie', { type: 'tenant_member', locale: 'de' });
    await desk.enter(clerk, `/applicants/${person.applicant_id}`);
    await desk.button('The letter says yes …').click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await desk.field('Number on the letter').fill('K7M2-9QXT');
    await desk.field('Signed on').fill(dayIn('Europe/Berlin', world.clock.now()));
    await desk.field('How do you know whose signature it is?').fill('Rückruf, die Großmutter ging ans Telefon.');
    await desk.button('Enter the yes').click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('alert'), 'another letter’s number enters nothing').toContainText(
      desk.say('Number on the letter'),
    );
    await desk.button('The letter says yes …').click();
    await expect(desk.field('How do you know whose signature it is?'), 'nothing typed is lost').toHaveValue(
      /Großmutter/,
    );
    // as it is said on the telephone
    await desk.field('Number on the letter').fill(` ${reference.toLowerCase().replace('-', ' ')} `);
    await desk.button('Enter the yes').click();
    await expect(desk.button('The yes is taken back …')).toBeVisible();
    await child.page.clock.fastForward(pollMs);
    await expect(child.page).toHaveURL(/\/dashboard$/);
    expect((await world.mail(person.email)).text).toContain('Irmgard');

    await desk.button('The yes is taken back …').click();
    await desk.field('Number on the letter').fill(reference);
    await desk.field('How do you know who it is from?').fill('Anruf der Großmutter.');
    await desk.button('Take the yes back').click();
    await expect(desk.button('The yes is taken back …')).toHaveCount(0);
    await child.page.goto('/dashboard');
    await expect(child.page).toHaveURL(/\/tos\/accept/);
    await expect(child.heading('{guardian} has withdrawn the consent', { guardian: 'Irmgard Kielholz' })).toBeVisible();
  },
);

test(
  'a mother withdraws from her phone: she and the child read it, and she can be asked once more',
  isLong,
  async ({ open, world }) => {
    const person = await aChild(world);
    const request = await GuardianRequest.of(world, person);
    await request.answer('accept');
    const child = await open('chemie');
    await child.page.setViewportSize(phone);
    await child.enter(person, '/dashboard');
    await expect(child.page).toHaveURL(/\/dashboard$/);

    const mother = await open('chemie');
    const { page } = mother;
    await page.setViewportSize({ width: 320, height: 568 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(request.withdrawal);
    await mother.button('Withdraw consent').press('Enter');
    await expect(mother.heading('Your consent is withdrawn')).toBeFocused();
    await mother.seesNoBarrier();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const told = await world.mail(person.email);
    expect(told.text).toContain('Svenja');

    await child.page.reload();
    await expect(child.heading('{guardian} has withdrawn the consent', { guardian: 'Svenja Kramer' })).toBeVisible();
    await child.seesNoBarrier();
    await page.reload();
    await expect(mother.button('Withdraw consent'), 'once is enough').toHaveCount(0);
    await world.pass(minute);
    await child.page.reload();
    await child.button('Send the e-mail again').click();
    await request.sentTo();
    await page.goto(request.link);
    await expect(mother.heading('May {child} look for an apprenticeship here?', { child: 'Enno' })).toBeVisible();
  },
);
