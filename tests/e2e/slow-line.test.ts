import { demoPassword as password } from '../../server/demo/accounts.ts';
import { hold } from '../support/hold.ts';
import { expect, test } from '../support/page-fixtures.ts';

test('on a slow line what is chosen next joins what was chosen before', async ({ open }) => {
  const [company, applicant] = [await open('app', { locale: 'de' }), await open('chemie')];
  await company.enter({ email: 'searching@example.org', password }, '/pings?work=done');
  await company.field('Name').fill('Xaver');
  await expect(company.page).toHaveURL(/q=Xaver/u);
  await expect(company.text('Nobody by this name')).toBeVisible();
  const todo = company.page.getByRole('link', { name: /^Zu tun \d/u });
  const list = await hold(company.page, /\/api\/v1\/pings/u);
  await company.field('Name').fill('');
  await expect.poll(list.waiting).toBeGreaterThan(0);
  await todo.click();
  await expect(company.page, 'the name is not asked for again').toHaveURL(/\/pings\?work=todo$/u);
  list.letGo();
  await expect(todo).toHaveAttribute('aria-current', 'page');

  await applicant.enter({ email: 'applicant@example.org', password }, '/near-by');
  const [wider, occupation] = [
    applicant.page.getByRole('group', { name: applicant.say('How far') }).getByRole('button', { name: /^50 km/u }),
    applicant.page
      .getByRole('group', { name: applicant.say('Occupations') })
      .getByRole('button')
      .first(),
  ];
  await expect(wider).toBeVisible();
  const around = await hold(applicant.page, /\/api\/v1\/organizations\/near-by/u);
  await wider.click();
  await expect(wider, 'before its list has come').toHaveAttribute('aria-pressed', 'true');
  await occupation.click();
  await expect(occupation).toHaveAttribute('aria-pressed', 'true');
  await expect(wider).toHaveAttribute('aria-pressed', 'true');
  await expect(applicant.page).toHaveURL(/radius=50&occupations=|occupations=.*radius=50/u);
  around.letGo();
  await expect(applicant.page.getByRole('heading', { level: 1, name: / bis 50 km$/u })).toBeVisible();
});
