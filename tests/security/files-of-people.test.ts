import { afterAll, beforeAll, expect, test } from 'vitest';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { registry } from '../../contract/registry.ts';
import { recommendations } from '../../contract/recommendations/recommendations.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { shipped } from '../architecture/sources.ts';
import type { ApiClient } from '../support/api-client.ts';
import { createWorld, type World } from '../support/world.ts';
import { saidYes } from '../support/yes.ts';
import { admission } from './admission.ts';

/** A company reads people page by page; no list of them leaves as a file to be passed on. */
const lists = [searchApplicants, pings.list, recommendations.list];

let world: World;
let browser: ApiClient;
beforeAll(async () => {
  world = await createWorld();
  const { employee } = await saidYes(world);
  browser = await world.login(employee);
});
afterAll(() => world.close());

test.each(lists)('$path answers as a page of the program, whatever is asked for', async ({ path }) => {
  for (const accept of ['text/csv', 'application/vnd.ms-excel', '*/*']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { status, raw } = await browser.send('GET', `/api${path}`, { headers: { accept } });
    expect([accept, status, raw.headers['content-type'], raw.headers['content-disposition']]).toEqual([
      accept,
      200,
      expect.stringContaining('application/json'),
      undefined,
    ]);
  }
});

test.each(lists)('$path gives no more than a page at once', async ({ path }) => {
  const { status } = await browser.send('GET', `/api${path}?per_page=1000`);
  expect(status).toBe(422);
});

test('what may be taken along as a table are staff’s figures, their log and companies’ progress: nothing of a company’s', () => {
  const makes = shipped(/^(?:src|server|contract)\/.*\.tsx?$/).filter(({ text }) => /text\/csv|\.csv['"`]/u.test(text));
  expect(makes.map(({ path }) => path).toSorted()).toEqual([
    'contract/kit/resource.ts',
    'contract/statistics/statistics.endpoints.ts',
    'server/http/openapi.ts',
    'server/kit/tables.ts',
    'src/api/download.ts',
  ]);
  const tables = registry.filter(({ file }) => file === 'csv').map(({ name }) => name);
  expect(tables.toSorted()).toEqual([
    'applicants.statistics.csv',
    'audits.csv',
    'employees.statistics.csv',
    'organizations-progress.csv',
    'organizations.statistics.csv',
  ]);
  expect(
    tables.filter((name) => admission[name]?.roles.some((role) => role === 'employee' || role === 'applicant')),
  ).toEqual([]);
});
