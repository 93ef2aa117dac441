import { pings } from '../../contract/pings/pings.endpoints.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { findable } from '../support/account.ts';
import { trains } from '../support/offer.ts';
import { expect, test } from '../support/page-fixtures.ts';
import { handleFor } from '../support/people.ts';

const cook = occupations.find(({ name }) => name === 'Koch/Köchin')?.id ?? '';

for (const size of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test(`at ${size.width}×${size.height} it is in sight that somebody looks for something else, right under the offer`, async ({
    open,
    world,
  }) => {
    const employee = await world.person('chemie', { type: 'employee', trains });
    const person = await world.person('chemie', { ...findable, occupation_id: cook });
    const visitor = await open('chemie');
    const { page, say } = visitor;
    await page.setViewportSize(size);
    await visitor.enter(employee, `/search?occupations=${[...trains, cook].join()}`);
    const handle = handleFor(employee, person);
    await page.locator(`#row-${handle}`).click();
    await visitor.button('Get in touch').click();
    const warning = visitor.composer.getByRole('alert');
    await expect(warning).toContainText('Koch/Köchin');
    await expect(warning).toBeInViewport({ ratio: 1 });
    const [occupation, told, template] = await Promise.all(
      [visitor.field('For which occupation?'), warning, visitor.field('Template')].map((part) => part.boundingBox()),
    );
    expect(told?.y).toBeGreaterThan(occupation?.y ?? Number.NaN);
    expect(told?.y).toBeLessThan(template?.y ?? Number.NaN);
    await expect(page.locator('[data-panel]').getByRole('list', { name: say('Facts') })).toBeHidden();
    const headings = page.locator('[data-panel], [role=dialog]').getByRole('heading', { name: /Koch/u });
    const seen = await headings.evaluateAll((all) => all.filter(({ clientWidth }) => clientWidth > 1).length);
    expect(seen, 'whom it is written to is said once').toBe(1);
    const line = await visitor.field('A line of your own (optional)').boundingBox();
    expect(line?.height, 'two lines').toBeLessThan(80);
    await visitor.button('Send message').click();
    await expect(visitor.composer, 'who has seen it sends with one press').toHaveCount(0);
  });

test('what was never in sight is shown by the first press, of Ctrl and Enter too, and sent by the second', async ({
  open,
  world,
}) => {
  const employee = await world.person('chemie', { type: 'employee', trains });
  const person = await world.person('chemie', { ...findable, occupation_id: cook });
  const client = await world.as(employee);
  const visitor = await open('chemie');
  const { page } = visitor;
  await page.setViewportSize({ width: 1440, height: 500 });
  await visitor.enter(employee, `/search?occupations=${[...trains, cook].join()}`);
  await page.locator(`#row-${handleFor(employee, person)}`).focus();
  await page.keyboard.press('c');
  const warning = visitor.composer.getByRole('alert');
  await expect(warning).toHaveCount(1);
  await expect(warning).not.toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(warning).toBeInViewport({ ratio: 1 });
  await expect(visitor.composer.locator(':focus'), 'the focus is there').toContainText('Koch/Köchin');
  await expect(visitor.button('Send all the same')).toBeVisible();
  expect((await client.call(pings.list)).body.meta.total, 'nothing was sent').toBe(0);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(visitor.composer).toHaveCount(0);
  expect((await client.call(pings.list)).body.meta.total).toBe(1);
});

test('of several it is said at once who looks for something else', async ({ open, world }) => {
  const employee = await world.person('chemie', { type: 'employee', trains });
  const wishes = [trains[0], cook, trains[0], cook].map((occupation_id = '') => ({ ...findable, occupation_id }));
  const people = [];
  // oxlint-disable-next-line no-await-in-loop -- one account after the other
  for (const wish of wishes) people.push(await world.person('chemie', wish));
  const handles = people.map((person) => handleFor(employee, person));
  const visitor = await open('chemie');
  const { page } = visitor;
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/pings/preview') && asked.push(request.url())));
  await visitor.enter(employee, `/search?occupations=${[...trains, cook].join()}&contact=${handles.join()}`);
  const warning = visitor.composer.getByRole('alert');
  await expect(warning).toHaveText(/^2 von 4 .*\(Koch\/Köchin\).*\(Koch\/Köchin\)/u);
  await expect(warning).toBeInViewport({ ratio: 1 });
  expect(asked, 'by one call').toHaveLength(1);
});
