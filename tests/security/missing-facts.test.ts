import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer } from '../support/offer.ts';
import { transitionApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { createPing, previewPing } from '../../contract/pings/pings.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { showApplicantStatistics } from '../../contract/statistics/statistics.endpoints.ts';
import { acceptTerms } from '../../contract/terms/terms.endpoints.ts';
import { nowhere } from '../../server/geo/geo.service.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import type { ApiClient } from '../support/api-client.ts';
import { handleFor, type Person } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { publishTerms, type ReadTexts } from '../support/terms.ts';
import { isWhole } from '../support/whole.ts';
import { createWorld, type World } from '../support/world.ts';

/**
 * However little of a row is there, and however it came to be so: search, list and total, messages, figures and the
 * applicant's own calls agree about it, and nothing fails.
 */
let world: World;
let texts: ReadTexts;
let template: string;
let browsers: Record<'applicant' | 'employee' | 'staff', ApiClient>;
let person: Person;
let company: Person;

beforeAll(async () => {
  world = await createWorld();
  texts = (await publishTerms(world, world.tenant)).en;
  template = await pingTemplate(world, world.tenant);
  person = await world.person({ occupation_id: occupations[0]?.id ?? '' });
  company = await world.person({ type: 'employee' });
  browsers = {
    applicant: await world.login(person),
    employee: await world.login(company),
    staff: await world.login(await world.person({ type: 'tenant_member' })),
  };
});
afterAll(() => world.close());

const missing = [
  { occupation_id: null },
  { graduation_type_id: null },
  { date_of_birth: null },
  { phonenumber: null },
  { line_1: null, postcode: null, city: null, country: null, ...nowhere },
] as const;
const subsets = Array.from({ length: 2 ** missing.length }, (_, bits) =>
  missing.filter((_fact, index) => bits & (2 ** index)),
).filter(({ length }) => isWhole || length < 2 || length === missing.length);
const statuses = [
  { tos_status: 'accepted', findable_status: 'accepted', search_status: 'wants_to_be_matched' },
  { tos_status: 'accepted', findable_status: 'accepted', search_status: 'doesnot_want_matching' },
  { tos_status: 'pending', findable_status: 'pending', search_status: 'unconfirmed' },
  { findable_status: 'revoked', tos_status: 'accepted', search_status: 'wants_to_be_matched' },
] as const;

/** Everything that anybody can see or do about a row like this. */
async function answers() {
  const { applicant, employee, staff } = browsers;
  const body = { handle: handleFor(company, person), email_template_id: template, ...offer };
  const listed = await employee.call(searchApplicants, {});
  const previewed = await employee.call(previewPing, { body });
  const written = previewed.status === 200 ? 201 : (await employee.call(createPing, { body })).status;
  const figures = await staff.call(showApplicantStatistics);
  const event = { body: { event: 'looking_again' as const }, params: { id: person.applicant_id ?? '' } };
  return {
    listed: [listed.status, listed.body.data.length, listed.body.meta.total],
    previewed: previewed.status,
    written,
    counted: [figures.status, figures.body.data.matchable],
    accepted: (await applicant.call(acceptTerms, { body: texts })).error?.code,
    moved: (await applicant.call(transitionApplicant, event)).error?.code,
  };
}

test('whatever subset of the facts is missing × 4 statuses: found exactly when it is whole', async () => {
  const { kysely } = world.db;
  const of = kysely
    .selectFrom('applicants')
    .selectAll()
    .where('id', '=', person.applicant_id ?? '');
  const { matchable: _matchable, ...whole } = await of.executeTakeFirstOrThrow();
  const wrong: object[] = [];
  for (const lacking of subsets) {
    for (const status of statuses) {
      const row = { ...whole, ...Object.assign({}, ...lacking), ...status };
      await kysely.updateTable('applicants').set(row).where('id', '=', whole.id).execute();
      const isComplete = lacking.length === 0;
      const isFound =
        isComplete && status.findable_status === 'accepted' && status.search_status === 'wants_to_be_matched';
      const { accepted, moved, ...seen } = await answers();
      const due = isFound
        ? { listed: [200, 1, 1], previewed: 200, written: 201, counted: [200, 1] }
        : { listed: [200, 0, 0], previewed: 404, written: 404, counted: [200, 0] };
      const isStopped = isComplete || (accepted === 'onboarding_required' && moved === 'onboarding_required');
      if (JSON.stringify(seen) !== JSON.stringify(due) || !isStopped) wrong.push({ row, seen, accepted, moved });
    }
  }
  expect(wrong).toEqual([]);
});
