import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer } from '../support/offer.ts';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { previewPing } from '../../contract/pings/pings.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { graduationTypes } from '../../server/graduation-types/graduation-types.ts';
import { findable } from '../support/account.ts';
import { handleFor } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('a certificate has one short name, in a company’s letter as in the account’s export', async () => {
  const email_template_id = await pingTemplate(world, world.tenant);
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .updateTable('email_templates')
      .set({ body_de: 'Du hast: {applicant.graduation_type}. {response_link}' })
      .where('id', '=', email_template_id)
      .execute(),
  );
  const graduation_type_id = graduationTypes.find(({ code }) => code === 'msa')?.id ?? '';
  const applicant = await world.person({ ...findable, graduation_type_id, locale: 'de' });
  const employee = await world.person({ type: 'employee' });
  const company = await world.login(employee);
  const { body } = await company.call(previewPing, {
    body: { handle: handleFor(employee, applicant), email_template_id, ...offer },
  });
  expect(body.data.letters.de.body).toContain('Du hast: Mittlere Reife.');
  const own = await world.login(applicant);
  expect((await own.call(exportAccount)).body.data.applicant).toMatchObject({ graduation_type: 'Mittlere Reife' });
});
