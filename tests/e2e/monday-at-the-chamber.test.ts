import { readFile } from 'node:fs/promises';
import { reportCompany } from '../../contract/reports/reports.endpoints.ts';
import { dayIn } from '../../contract/kit/age.ts';
import { newId } from '../../server/db/ids.ts';
import { inTenant } from '../../server/db/scope.ts';
import { findable } from '../support/account.ts';
import type { BrowserWorld } from '../support/browser-world.ts';
import { GuardianRequest } from '../support/guardian-request.ts';
import { expect, test } from '../support/page-fixtures.ts';
import { bornYearsAgo, linkIn } from '../support/steps.ts';

/** A company of that name with one employee: one that waits to be verified, or one that takes part and hasn't come far. */
async function aCompany(world: BrowserWorld, name: string, status: 'created' | 'active') {
  const employee = await world.person('chemie', { type: 'employee', locale: 'de' });
  const { organization_id = '' } = employee;
  await inTenant(world.deps.db, world.tenant('chemie').id, (tx) =>
    tx.updateTable('organizations').set({ name, status }).where('id', '=', organization_id).execute(),
  );
  return { ...employee, organization_id, name };
}

test('Monday at the chamber: two companies verified, five reminded, a mother helped, a report answered, the log taken along', async ({
  open,
  world,
}) => {
  const clerk = await world.person('chemie', { type: 'tenant_member', locale: 'de', lastname: 'Schalter' });
  const waiting = [
    await aCompany(world, 'Montagswerk Nord', 'created'),
    await aCompany(world, 'Montagswerk Süd', 'created'),
  ];
  const slow: Awaited<ReturnType<typeof aCompany>>[] = [];
  for (const number of [1, 2, 3, 4, 5]) slow.push(await aCompany(world, `Langsam ${number} GmbH`, 'active'));
  const child = await world.person('chemie', {
    stage: 'onboarded',
    locale: 'de',
    firstname: 'Ronja',
    lastname: 'Wittenbrink',
    date_of_birth: bornYearsAgo(15, world.clock.now()),
  });
  const guardian = await GuardianRequest.of(world, child);
  await guardian.ask();
  const asked = guardian.link;
  const reporter = await world.person('chemie', { ...findable, locale: 'de' });
  const body = {
    organization_id: slow[0]?.organization_id ?? '',
    reason: 'insistent',
    text: 'Ruft jeden Abend an.',
  } as const;
  await (await world.as(reporter)).call(reportCompany, { body });

  const before = await aCompany(world, 'Vormonatswerk', 'active');
  await inTenant(world.deps.db, world.tenant('chemie').id, (tx) =>
    tx
      .insertInto('audits')
      .values({
        tenant_id: world.tenant('chemie').id,
        id: newId(world.clock),
        at: new Date(world.clock.now().getTime() - 40 * 86_400_000),
        actor_kind: 'tenant_member',
        subject_type: 'Organization',
        subject_id: before.organization_id,
        event: 'verify',
      })
      .execute(),
  );

  const desk = await open('chemie');
  const { page } = desk;
  await desk.login(clerk, '/dashboard');
  const menu = page.getByRole('navigation').first();

  await test.step('two companies wait to be verified', async () => {
    await menu.getByRole('link', { name: desk.say('Organizations') }).click();
    for (const { name } of waiting) {
      await page.goto('/organizations?status=created&q=Montagswerk');
      await page.getByRole('link', { name }).click();
      await desk.button('Verify').click();
      await expect(desk.text('{name} is verified', { name }).first()).toBeVisible();
    }
    await page.goto('/organizations?status=created&q=Montagswerk');
    await expect(page.getByText(waiting[0]?.name ?? '')).toHaveCount(0);
  });

  await test.step('five that came no further are reminded, once what they will read has been seen', async () => {
    await page.goto('/organizations-progress?q=Langsam');
    const boxes = page.getByRole('table').getByRole('checkbox');
    await expect(boxes).toHaveCount(5);
    for (const box of await boxes.all()) await box.check();
    await page
      .getByRole('region', { name: desk.say('Selection') })
      .getByRole('button')
      .last()
      .click();
    const preview = page.getByRole('dialog');
    for (const { name } of slow) await expect(preview.getByText(name, { exact: true })).toBeVisible();
    await desk.seesNoBarrier();
    await preview.getByRole('button').last().click();
    await expect(preview).toHaveCount(0);
    // for a minute it can be taken back
    await world.pass(61_000);
    for (const { email } of slow) expect((await world.mail(email)).text).toContain(world.origin('chemie'));
    await expect(boxes, 'not twice in a fortnight').toHaveCount(0);
  });

  await test.step('a mother on the phone never got her e-mail', async () => {
    await world.pass(120_000);
    await page.goto('/applicants?q=Wittenbrink');
    await page.getByRole('link', { name: /Wittenbrink/ }).click();
    await desk.button('Send the e-mail again').click();
    await guardian.sentTo();
    expect(guardian.link).not.toBe(asked);
  });

  await test.step('a report is answered', async () => {
    const mail = await world.mail(clerk.email, /^(?:Reported|Gemeldet)/);
    await page.goto(linkIn(mail.text, /\/reports\//));
    await page.getByRole('radio').first().check();
    await desk.field('What do you answer?').fill('Danke. Wir haben mit dem Betrieb gesprochen.');
    await desk.button('Send answer').click();
    await expect(desk.button('File away')).toBeVisible();
    expect((await world.mail(reporter.email, /answer|Antwort/)).text).toContain(
      'Wir haben mit dem Betrieb gesprochen.',
    );
  });

  await test.step('and all of it stands in the log: of one person, and of the month that the supervisor asked for', async () => {
    await page.goto(`/applicants/${child.applicant_id}`);
    await desk.link('What was done here').click();
    await expect(page).toHaveURL(new RegExp(`/audits\\?.*person_id=${child.applicant_id}`));
    const set = page.getByRole('list', { name: desk.say('Set filters') });
    await expect(set.getByText('Ronja Wittenbrink')).toBeVisible();
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.filter({ hasText: 'Montagswerk' }), 'nothing of others').toHaveCount(0);
    await expect(rows.filter({ hasText: 'Schalter' }).first()).toBeVisible();
    await page.reload();
    await expect(set.getByText('Ronja Wittenbrink'), 'kept over a reload').toBeVisible();
    await desk.seesNoBarrier();
    await desk.button('Remove {words}', { words: 'Ronja Wittenbrink' }).click();
    await expect(set).toHaveCount(0);

    await menu.getByRole('link', { name: desk.say('Log') }).click();
    const done = desk.field('What').getByRole('option');
    expect(await done.count(), 'what was done can be chosen').toBeGreaterThan(50);
    const month = dayIn(world.tenant('chemie').timezone, world.clock.now()).slice(0, 7);
    await desk.field('Period').selectOption(`${month}-01`);
    await expect(page).toHaveURL(new RegExp(`from=${month}-01`));
    await expect(desk.field('First day')).toHaveValue(`${month}-01`);
    const [file] = await Promise.all([page.waitForEvent('download'), desk.button('Download table (CSV)').click()]);
    const table = await readFile(await file.path(), 'utf8');
    for (const { name } of [...waiting, ...slow]) expect(table).toContain(name);
    expect(table).toContain('Wittenbrink');
    expect(table, 'only the month').not.toContain('Vormonatswerk');
    const days = table.split('\n').flatMap((line) => /\d{4}-\d\d-\d\d \d\d:\d\d/.exec(line)?.[0].slice(0, 7) ?? []);
    expect(new Set(days)).toEqual(new Set([month]));
    await desk.field('Last day').fill(`${month}-01`);
    await expect(page).toHaveURL(new RegExp(`until=${month}-01`));
  });
});
