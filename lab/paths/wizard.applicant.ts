import { expect } from '@playwright/test';
import type { InferInput } from 'valibot';
import { updateApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import type { applicantPatchSchema } from '../../contract/applicants/applicants.schema.ts';
import { birthday } from '../../contract/kit/age.ts';
import { writtenDay } from '../../contract/kit/dates.ts';
import { findable } from '../../tests/support/account.ts';
import { bornYearsAgo, fillAddress, fillProfile } from '../../tests/support/steps.ts';
import { admitFrom, succeeded } from './kit/elsewhere.ts';
import type { Visit } from './kit/script.ts';
import type { WizardScene } from './wizard.scene.ts';

const occupation = 'Koch/Köchin';
const phonenumber = '0221 9901234';
const home = { postcode: '50667', city: 'Köln' };
/** Munich's postcode. */
const elsewhere = { Postcode: '80331', Town: 'Stuttgart', 'Street and house number': 'Musterweg 12' };

/** An applicant between the verified address and the terms. */
export async function applicantAtWizard(visit: Visit): Promise<WizardScene> {
  const { world, slug: tenant } = visit;
  const person = await world.person(tenant, { stage: 'verified', locale: visit.visitor.locale });
  const client = await world.as(person);
  const { minimum_age } = person.tenant;
  await admitFrom(visit, minimum_age);
  const bornAged = (age: number) => bornYearsAgo(age, world.clock.now());
  const save = (body: InferInput<typeof applicantPatchSchema>) =>
    succeeded(client.call(updateApplicant, { params: { id: person.applicant_id ?? '' }, body }));
  const signs: Readonly<Record<string, string>> = {
    profile: 'School-leaving certificate',
    phonenumber: 'Phone number',
  };
  const wrong: Readonly<Record<string, string>> = { profile: 'Day', phonenumber: 'Phone number' };

  return {
    visit,
    person,
    client,
    names: { profile: 'Your goal', phonenumber: 'Phone number', address: 'Address' },
    way: 'Your way to being found',
    sign: (step) => visit.visitor.field(signs[step] ?? 'Postcode'),
    wrongField: (step) => visit.visitor.field(wrong[step] ?? 'Town'),
    fill: async (step, flaw) => {
      if (step === 'profile') {
        const age = flaw === undefined ? minimum_age + 2 : flaw === 'wrong' ? 120 : minimum_age - 1;
        const certificate = { app: /Abitur/, chemie: /^(?:Mittlere Reife|Realschulabschluss)$/ }[tenant];
        return fillProfile(visit.visitor, { occupation, certificate, birthday: bornAged(age) });
      }
      // Known to the browser's small tables or not: the server knows that there is none.
      if (step === 'phonenumber') return visit.visitor.field('Phone number').fill(flaw ? '12' : phonenumber);
      return flaw ? visit.visitor.fillIn(elsewhere) : fillAddress(visit.visitor, home.postcode, home.city);
    },
    keepsTyped: async (step) => {
      if (step === 'profile')
        await expect(visit.visitor.page.locator('input[name=occupation_id]')).toHaveValue(occupation);
      else if (step === 'phonenumber') await expect(visit.visitor.field('Phone number')).toHaveValue(/9901234/);
      else await expect(visit.visitor.field('Town')).toHaveValue(home.city);
    },
    complete: (step) =>
      save(step === 'profile' ? { ...findable, date_of_birth: bornAged(minimum_age + 2) } : { meta: { phonenumber } }),
    alter: () => save({ meta: { phonenumber: '0221 9905678' } }),
    saved: () => {},
    comeBackOn: () => {
      const day = birthday(bornAged(minimum_age - 1), minimum_age);
      return writtenDay(visit.visitor.locale, 'UTC', new Date(`${day}T00:00:00Z`));
    },
  };
}
