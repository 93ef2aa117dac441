import { sql } from 'kysely';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { countSearchChoices } from '../../contract/search/counts.endpoints.ts';
import {
  showApplicantStatistics,
  showEmployeeStatistics,
  showOrganizationStatistics,
} from '../../contract/statistics/statistics.endpoints.ts';
import { withoutHurry } from '../../server/db/postgres.ts';
import { inTenant, type TenantTx } from '../../server/db/scope.ts';
import { locateAddress } from '../../server/geo/geo.service.ts';
import { createWorld } from '../support/world.ts';
import { applicantOf, fillCountry } from '../support/country.ts';
import { type Figure, milliseconds, printFigures, printHeading, quantile } from './figures.ts';
import { searches } from './searches.ts';

/** Among how many applicants is searched. */
const applicants = Number(process.env['APPLICANTS'] ?? 100_000);
const rounds = 60;
const statistics = {
  'statistics of applicants': showApplicantStatistics,
  'statistics of employees': showEmployeeStatistics,
  'statistics of organizations': showOrganizationStatistics,
};

const world = await createWorld();
try {
  await withoutHurry(() => fillCountry(world, applicants));
  const employee = await world.person({ type: 'employee' });
  await world.db.kysely
    .updateTable('organizations')
    .set(locateAddress({ postcode: '60311', country: 'DE' }))
    .where('id', '=', employee.organization_id ?? '')
    .execute();
  const browser = await world.login(employee);
  const staff = await world.login(await world.person({ type: 'tenant_member' }));
  const me = () => browser.call(fetchMe);
  const lookUp = await times(() => inTenant(world.db, world.tenant.id, primaryKey));
  const figures = [
    line('one row by its primary key', lookUp.taken, 'the least a database does: a transaction of the tenant'),
    line('GET auth/me, the reference', lookUp.reference, 'the least a request does: session, tenant, some rows'),
  ];
  for (const [what, query] of Object.entries(searches)) {
    let found = '';
    let held = true;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, or each would be measured beside the others
    const measured = await times(async () => {
      const { status, body } = await browser.call(searchApplicants, { query });
      held &&= status === 200;
      if (status === 200) found = `${body.meta.total_is_at_least ? 'more than ' : ''}${body.meta.total} found`;
    });
    figures.push({ ...line(what, measured.taken, `${ratio(measured)}; ${held ? found : 'refused'}`), held });
  }
  for (const what of ['related occupations, 50 km around 10115', 'fifty occupations anywhere', 'no filter at all']) {
    const { filter } = searches[what] ?? {};
    let held = true;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const measured = await times(async () => {
      held &&= (await browser.call(countSearchChoices, { query: { filter } })).status === 200;
    });
    figures.push({ ...line(`figures of its choices: ${what}`, measured.taken, ratio(measured)), held });
  }
  for (const [what, endpoint] of Object.entries(statistics)) {
    let held = true;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const measured = await times(async () => {
      const { status } = await staff.call(endpoint);
      held &&= status === 200;
    });
    figures.push({ ...line(what, measured.taken, `${ratio(measured)}${held ? '' : '; refused'}`), held });
  }
  printHeading(`Search among ${applicants} applicants of one tenant, whole request, ${world.db.kind}`);
  printFigures(figures);
  process.exitCode = figures.some((figure) => figure.held === false) ? 1 : 0;

  /** Each time beside one of the reference, so that a busy machine slows both. */
  async function times(work: () => Promise<unknown>): Promise<Measured> {
    const measured: Measured = { taken: [], reference: [] };
    for (let round = -5; round < rounds; round++)
      for (const [into, task] of [[measured.reference, me] as const, [measured.taken, work] as const]) {
        const began = performance.now();
        await task();
        if (round >= 0) into.push(performance.now() - began);
      }
    return measured;
  }
} finally {
  await world.close();
}

interface Measured {
  readonly taken: number[];
  readonly reference: number[];
}

function line(what: string, taken: readonly number[], beside: string): Figure {
  const value = milliseconds(quantile(taken, 0.5));
  return { what, value, reference: `p95 ${milliseconds(quantile(taken, 0.95))}, ${beside}` };
}

/** How many times the reference beside it, typically and where both are slow. */
function ratio({ taken, reference }: Measured): string {
  const at = (q: number): string => (quantile(taken, q) / quantile(reference, q)).toFixed(1);
  return `${at(0.5)} times the reference, p95 ${at(0.95)}`;
}

async function primaryKey(tx: TenantTx): Promise<void> {
  await sql`select a.* from applicants a where tenant_id = ${world.tenant.id}::uuid and id = ${applicantOf(7)}`.execute(
    tx,
  );
}
