import { readFile } from 'node:fs/promises';
import type { AccountExport } from '../../contract/account/export.schema.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { listNearBy } from '../../contract/near-by/near-by.endpoints.ts';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { demoPassword } from '../../server/demo/accounts.ts';
import { expect, test } from '../support/page-fixtures.ts';
import { openCode } from '../support/registration.ts';
import { codeFor, mailedLink, register, somebody } from '../support/steps.ts';

test('the account: a company blocked, a recommendation hidden, everything taken along, deleted, and kept after all', async ({
  open,
  world,
  faults,
}) => {
  // the portrait of whoever was blocked
  faults.allow(/status of 404/, /^answer 404/);
  const visitor = await open('chemie');
  const { page } = visitor;
  const ines = somebody('Ines');
  const company = await world.as(await world.person('chemie', { type: 'employee' }));
  const recommender = (await company.call(fetchMe)).body.data.organization?.name ?? '';
  const neighbour = await world.as({
    ...(await world.find('chemie', 'applicant@example.org')),
    password: demoPassword,
  });
  const { id, name } = (await neighbour.call(listNearBy)).body.data[0] ?? { id: '', name: '' };
  const row = (text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });
  /** What was decided before: it holds for good. */
  const isAsDecided = async (): Promise<void> => {
    await page.goto('/account/companies');
    await expect(row(name)).toContainText(visitor.say('Let in again'));
    await expect(row(recommender)).toContainText(visitor.say('Hidden: no company sees it.'));
  };

  await test.step('comes by a code that recommends', async () => {
    const body = { ...openCode, occupation_ids: [], kind: 'personal' as const };
    const { link } = (await company.call(registrationCodes.create, { body }, { key: 'code-of-ines' })).body.data;
    await register(visitor, link, ines);
    await visitor.field('Code from the e-mail').fill(await codeFor(world, ines.email));
    await expect(page).toHaveURL(/\/onboarding/);
    await world.move(await world.find('chemie', ines.email), 'tos');
  });

  await test.step('a company is blocked from its portrait, which then is there no more', async () => {
    await page.goto(`/near-by/${id}`);
    await visitor.link('Block this company').click();
    await visitor.button('Block').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: visitor.say('Block') })
      .click();
    await expect(row(name)).toContainText(visitor.say('Let in again'));
    await page.goto(`/near-by/${id}`);
    await expect(visitor.heading('Oops!')).toBeVisible();
  });

  await test.step('a recommendation is hidden', async () => {
    await page.goto('/account/companies');
    await visitor.button('Hide the recommendation of {organization}', { organization: recommender }).click();
    await isAsDecided();
  });

  await test.step('everything is there to read, and as a file', async () => {
    await page.goto('/account/danger-zone');
    const download = page.waitForEvent('download');
    await visitor.button('Download').click();
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as AccountExport;
    expect([file.user.email, file.blocks]).toEqual([ines.email, [{ organization: name }]]);
    await visitor.link('Read').click();
    await expect(visitor.heading('My data')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(name);
  });

  await test.step('deleted by the mail’s link and button, the account is gone at once', async () => {
    await page.goto('/account/danger-zone');
    await visitor.field('Password').fill(ines.password);
    await visitor.button('Send the link for deleting').click();
    await expect(visitor.text('An e-mail is on its way')).toBeVisible();
    await page.goto(await mailedLink(world, ines.email, /\/account\/delete#/));
    await visitor.button('Delete the account now').click();
    await expect(visitor.heading('The account is switched off')).toBeVisible();
    await page.goto('/account');
    await expect(visitor.heading('Log in')).toBeVisible();
  });

  await test.step('kept by the link of the next mail, everything is as it was', async () => {
    await page.goto(await mailedLink(world, ines.email, /\/account\/keep#/));
    await visitor.button('Keep the account').click();
    await expect(visitor.heading('The account stays')).toBeVisible();
    await visitor.login(ines, '/account');
    await isAsDecided();
  });
});
