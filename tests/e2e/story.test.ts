import type { Locale } from '../../contract/kit/fields.ts';
import { trains } from '../support/offer.ts';
import { mailColors } from '../../server/mail/mail-colors.ts';
import type { Slug } from '../support/browser-world.ts';
import { expect, isLong, test } from '../support/page-fixtures.ts';
import {
  aLink,
  bornYearsAgo,
  codeFor,
  fillAddress,
  fillProfile,
  occupationOption,
  langOf,
  linkIn,
  register,
  somebody,
} from '../support/steps.ts';

interface Story {
  readonly slug: Slug;
  /** The applicant's; the companies speak the tenant's. */
  readonly locale: Locale;
  /** One that nobody in the demo data looks for. */
  readonly occupation: string;
  readonly certificate: RegExp;
  /** What the applicant says in the end, and where. */
  readonly answer: 'yes by the mail’s link' | 'no in the dashboard';
}

const stories: readonly Story[] = [
  {
    slug: 'app',
    locale: 'de',
    occupation: 'Segelmacher/in',
    certificate: /Abitur/,
    answer: 'yes by the mail’s link',
  },
  {
    slug: 'chemie',
    locale: 'en',
    occupation: 'Uhrmacher/in',
    certificate: /^Realschulabschluss$/,
    answer: 'no in the dashboard',
  },
];

for (const { slug, locale, occupation, certificate, answer } of stories) {
  // The no in the dashboard is a path of the answer, and a test of what is released (released-and-withdrawn).
  const tag = slug === 'app' ? {} : isLong;
  test(`the story at ${slug}, ending with a ${answer} [S2-15] [S2-25] [S2-31]`, tag, async ({ open, world }) => {
    test.setTimeout(240_000);
    const tenant = world.tenant(slug);
    const mira = somebody('Mira');
    const applicant = await open(slug, { locale });

    await test.step('an applicant registers by a company’s link and completes the profile', async () => {
      const { link } = await aLink(world, slug);
      await register(applicant, link, mira);
      await applicant.field('Code from the e-mail').fill(await codeFor(world, mira.email));
      const birthday = bornYearsAgo(17, world.clock.now());
      await fillProfile(applicant, { occupation, certificate, birthday });
      await applicant.button('Continue').click();
      await applicant.field('Phone number').fill('0221 9901234');
      await applicant.button('Continue').click();
      await fillAddress(applicant, '50667', 'Köln');
      await applicant.button('Continue to your agreement').click();
    });

    await test.step('accepts the terms alone, and can be found', async () => {
      await expect(applicant.heading('One last step, then companies can find you')).toBeVisible();
      await applicant.seesNoBarrier();
      await applicant.button('I agree').click();
      await expect(applicant.heading('Companies can find you, {name}', { name: 'Mira' })).toBeVisible();
      await applicant.seesNoBarrier();
    });

    const searching = await world.person(slug, { type: 'employee', trains, firstname: 'Jonas', lastname: 'Sucher' });
    const company = await open(slug);
    const { page } = company;
    const inTouch = page.getByRole('button', { name: company.say('Get in touch') });

    await test.step('another company searches and sees no name', async () => {
      await company.login(searching, '/search?all=true');
      await expect(page.getByRole('listitem').filter({ has: inTouch })).not.toHaveCount(0);
      await company.seesNoBarrier();
      await page.locator('input[name=occupations]').fill(occupation);
      await occupationOption(company, occupation).click();
      await page.keyboard.press('Escape');
      await company.field('Postcode or place').fill('50667');
      await expect(
        page.getByRole('status').getByText({ app: 'One applicant matches', chemie: /^Eine Person passt/ }[slug]),
      ).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('Kaya');
      await expect(page).toHaveURL(/place=50667/);
      // what one sees until the place is answered is dimmed
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await company.seesNoBarrier();
    });

    const write = async () => {
      await inTouch.click();
      await expect(company.composer).toContainText(company.say('What the applicant reads'));
      await expect(page.locator('[data-panel]')).not.toContainText(/\bMira\b/);
    };

    await test.step('writes, takes it back within the minute, and writes again', async () => {
      await write();
      await company.seesNoBarrier();
      await company.button('Send message').click();
      await company.button('Undo').first().click();
      await expect(page.getByText(company.say('Taken back'), { exact: true })).toBeVisible();
      await write();
      await company.button('Send message').click();
      await expect(company.button('Undo').first()).toBeVisible();
      await world.pass(61_000);
    });

    const mail = await world.mail(mira.email, /Sucher|Betrieb|kennen|meet/);

    await test.step('the mail is in the applicant’s language and the tenant’s colours', async () => {
      expect(langOf(mail)).toBe(locale);
      expect(mail.html.includes(mailColors(tenant.color).light.fill), 'the colour').toBe(true);
      expect(mail.html.includes(tenant.name), 'the name').toBe(true);
      expect(mail.text).toContain('Mira');
      expect(
        world.deps.caught?.list(mira.email).filter(({ text }) => text.includes('/answer#token=')),
        'the one taken back never went out',
      ).toHaveLength(1);
    });

    if (answer === 'yes by the mail’s link') {
      await test.step('the applicant says yes by the link, without a login', async () => {
        const reader = await open(slug, { locale });
        await reader.page.goto(linkIn(mail.text, /\/pings\/.*\/answer#token=/));
        await expect(reader.page).toHaveURL(/\/answer$/);
        await reader.button('Yes, I’m interested').click();
        await expect(reader.page.getByText('m…@example.net')).toBeVisible();
        await expect(reader.page.getByText(mira.email), 'a mail is passed on').toHaveCount(0);
        await reader.seesNoBarrier();
        await reader.button('Hand this over').click();
        await expect(reader.page.getByText(searching.email)).toBeVisible();
        await reader.seesNoBarrier();
      });
      await test.step('the company is told and has the contact details', async () => {
        const told = await world.mail(searching.email);
        expect(langOf(told)).toBe('en');
        await page.goto('/pings');
        await page.getByRole('button', { name: 'Mira Kaya' }).click();
        const drawer = page.locator('[data-panel]');
        await expect(drawer.getByRole('link', { name: mira.email })).toBeVisible();
        await expect(drawer.getByRole('link', { name: '+49 221 9901234' })).toBeVisible();
        await company.seesNoBarrier();
      });
    } else {
      await test.step('the applicant says no in the dashboard', async () => {
        // The tick after the one that sent the mail finds it delivered.
        await world.pass(60_000);
        await applicant.page.reload();
        await expect(applicant.heading('A company would like to meet you')).toBeVisible();
        await applicant.seesNoBarrier();
        await applicant.button('No, thank you').click();
        await applicant.field('Would you like to say why?').fill('Zu weit für mich.');
        await applicant.button('Say no').click();
        await expect(applicant.heading('Companies can find you, {name}', { name: 'Mira' })).toBeVisible();
      });
      await test.step('the company reads the reason, and no name', async () => {
        await world.mail(searching.email);
        await page.goto('/pings');
        const answered = page.getByRole('row').filter({ hasText: company.say('Declined') });
        await answered.getByRole('button').first().click();
        await expect(page.locator('[data-panel]')).toContainText('Zu weit für mich.');
        await expect(page.locator('[data-panel]')).not.toContainText('Kaya');
      });
    }
  });
}

test(
  'an applicant who has found something is no longer found, and looks again later [S2-21]',
  isLong,
  async ({ open, world }) => {
    const person = await world.person('chemie', { locale: 'de', firstname: 'Nour' });
    const visitor = await open('chemie');
    await visitor.login(person);
    await expect(visitor.heading('Companies can find you, {name}', { name: 'Nour' })).toBeVisible();
    await visitor.button('I have found an apprenticeship').click();
    await visitor.page.getByRole('radio').first().check();
    await visitor.seesNoBarrier();
    await visitor.button('End my search').click();
    await expect(visitor.button('Open my search again')).toBeVisible();
    await expect(visitor.heading('Companies can find you, {name}', { name: 'Nour' })).toHaveCount(0);
    await visitor.button('Open my search again').click();
    await expect(visitor.heading('Companies can find you, {name}', { name: 'Nour' })).toBeVisible();
  },
);
