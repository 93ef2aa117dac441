import { expect, test } from 'vitest';
import { lookupLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { cameByCode } from '../../server/recommendations/recommendations.service.ts';
import { guardedChild, worldOfGuardians } from '../support/guardian.ts';
import { aCode } from '../support/registration.ts';

/** Whose letter the child came by: the child knows the company, so the guardian reads its name. */

const { world, hash, anyone } = await worldOfGuardians();
const { other: tenant } = world;
const within = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(world.db, tenant.id, work);
const { code, organization_id } = await aCode(world, {}, tenant);

/** A child that came by the company's code, and what its guardian reads. */
async function recommended() {
  const { person, id, token } = await guardedChild(world, hash.de, 'ask');
  const applicant_id = person.applicant_id ?? '';
  const came = { applicant_id, organization_id, registration_code_id: code.id, note: '', status: 'created' } as const;
  const recommendedBy = async () =>
    (await anyone().call(lookupLegalContact, { params: { id }, body: { token } })).body.data.applicant.recommended_by;
  expect(await recommendedBy(), 'nobody recommended the child yet').toBeNull();
  await within((tx) => cameByCode(tx, { ...came, now: world.clock.now() }));
  return { applicant_id, recommendedBy };
}

const setCompany = (status: 'active' | 'inactive') =>
  within((tx) => tx.updateTable('organizations').set({ status }).where('id', '=', organization_id).execute());

test('a guardian reads which company recommended the child, until that is taken back', async () => {
  const { applicant_id, recommendedBy } = await recommended();
  const { name } = await within((tx) =>
    tx.selectFrom('organizations').select('name').where('id', '=', organization_id).executeTakeFirstOrThrow(),
  );
  expect(await recommendedBy()).toBe(name);
  await within((tx) =>
    tx.updateTable('recommendations').set({ status: 'revoked' }).where('applicant_id', '=', applicant_id).execute(),
  );
  expect(await recommendedBy()).toBeNull();
});

test('of a company that was shut out nothing is said', async () => {
  const { recommendedBy } = await recommended();
  await setCompany('inactive');
  expect(await recommendedBy()).toBeNull();
  await setCompany('active');
  expect(await recommendedBy()).not.toBeNull();
});
