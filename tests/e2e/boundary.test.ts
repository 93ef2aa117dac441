import { expect, test } from '../support/page-fixtures.ts';
import { demoPassword as password } from '../../server/demo/accounts.ts';

const corners = [
  [6.5, 50.8],
  [7.3, 50.8],
  [7.3, 51.2],
  [6.5, 51.2],
];
const geoJson = (coordinates: unknown) => JSON.stringify({ type: 'Polygon', coordinates });
const [a, b, c, d] = corners;

test('a boundary is pasted, refused in words, looked at, saved, and seen near by [S2-22]', async ({ open }) => {
  const visitor = await open('app');
  const { page } = visitor;
  await visitor.enter({ email: 'admin@example.org', password }, '/tenants?q=Chemie');
  await page.getByRole('link', { name: 'Chemieverbund Rheinland' }).click();
  await expect(visitor.heading('Boundary')).toBeVisible();

  const change = visitor.button('Change the boundary');
  await change.click();
  const text = visitor.field('A new boundary, as GeoJSON');
  await text.fill(geoJson([[a, c, b, d, a]]));
  await visitor.button('Check the text').click();
  await expect(page.getByText(/crosses itself: near .+ north, .+ east/)).toBeVisible();
  await expect(visitor.button('Save boundary')).toHaveCount(0);
  await expect(text).toHaveValue(/Polygon/);

  // a file with north before east, which is offered to be swapped
  const name = 'gebiet.geojson';
  const buffer = Buffer.from(geoJson([corners.map(([east, north]) => [north, east])]));
  await page.getByLabel(visitor.say('Choose a file')).setInputFiles({ name, mimeType: '', buffer });
  await visitor.button('Swap north and east').click();
  await expect(visitor.text('North and east were swapped in every position.')).toBeVisible();
  await expect(page.getByText('A ring that wasn’t closed was closed.')).toBeVisible();
  await visitor.seesNoBarrier();
  await visitor.button('Save boundary').click();
  await expect(visitor.text('The boundary is saved').first()).toBeVisible();
  await expect(text, 'it is read again').toHaveCount(0);
  await expect(change).toBeFocused();
  const drawn = page
    .getByRole('img', { name: /The region as it is now/ })
    .locator('path')
    .first();
  await expect(drawn).toHaveAttribute('d', /^M[^M]+Z$/);

  const applicant = await open('chemie');
  await applicant.enter({ email: 'applicant@example.org', password }, '/near-by');
  await expect(applicant.page.getByText('Gebiet: Chemieverbund Rheinland')).toBeVisible();
  // one ring of five points, where the demo's has thirteen and a hole; what leads to a company has two
  const rings = applicant.page.getByRole('group', { name: 'Betriebe nach Entfernung und Richtung' });
  const lines = rings.locator('> svg path[d*=L]');
  const points = await lines.evaluateAll((all) => all.map((line) => line.getAttribute('d')?.split('L').length ?? 0));
  expect(points.filter((count) => count > 2)).toEqual([5]);

  await change.click();
  await visitor.button('Remove boundary').click();
  await expect(visitor.text('The boundary is removed').first()).toBeVisible();
  await expect(visitor.button('Remove boundary')).toHaveCount(0);
  await visitor.button('Undo').click();
  await expect(visitor.button('Remove boundary')).toBeVisible();
});
