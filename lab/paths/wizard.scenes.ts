import { expect, type Locator } from '@playwright/test';
import type { InferInput } from 'valibot';
import { updateApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import type { applicantPatchSchema } from '../../contract/applicants/applicants.schema.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { birthday } from '../../contract/kit/age.ts';
import { writtenDay } from '../../contract/kit/dates.ts';
import { updateOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { usageTypes } from '../../contract/organizations/organizations.search.ts';
import type { UsageType } from '../../contract/users/me.schema.ts';
import { findable } from '../../tests/support/account.ts';
import { type ApiClient, succeeded } from '../../tests/support/api-client.ts';
import type { Person } from '../../tests/support/people.ts';
import { bornYearsAgo, fillAddress, fillProfile } from '../../tests/support/steps.ts';
import { admitFrom } from './kit/elsewhere.ts';
import type { Visit } from './kit/script.ts';

/** Somebody at the wizard, and a second browser in which facts change meanwhile. */
export interface WizardScene {
  readonly visit: Visit;
  readonly person: Person;
  readonly client: ApiClient;
  /** What the steps are called, and the navigation over them. */
  readonly names: Readonly<Record<string, string>>;
  readonly way: string;
  /** The field by which a step is recognized. */
  readonly sign: (step: string) => Locator;
  /** The field of which the server says that it is wrong. */
  readonly wrongField: (step: string) => Locator;
  /** Types what belongs to a step, well or with a flaw that only the server finds. */
  readonly fill: (step: string, flaw?: 'wrong' | 'tooYoung') => Promise<void>;
  /** Expects that what `fill` typed stands in its fields. */
  readonly keepsTyped: (step: string) => Promise<void>;
  /** Saves a step elsewhere. */
  readonly complete: (step: string) => Promise<unknown>;
  readonly alter: () => Promise<unknown>;
  readonly saved: (step: string) => void;
  /** The day from which on whoever is too young may take part, as the page writes it. */
  readonly comeBackOn: () => string;
}

const occupation = 'Koch/Köchin';
const phonenumber = '0221 9901234';
const home = { postcode: '50667', city: 'Köln' };
/** Munich's postcode. */
const elsewhere = { Postcode: '80331', Town: 'Stuttgart', 'Street and house number': 'Musterweg 12' };

export async function applicantAtWizard(visit: Visit): Promise<WizardScene> {
  const { world, slug: tenant } = visit;
  const person = await world.person(tenant, { stage: 'verified', locale: visit.visitor.locale });
  const client = await world.as(person);
  const { minimum_age } = person.tenant;
  await admitFrom(visit, minimum_age);
  const bornAged = (age: number) => bornYearsAgo(age, world.clock.now());
  const save = (body: InferInput<typeof applicantPatchSchema>) =>
    succeeded(client.call(updateApplicant, { params: { id: person.applicant_id ?? '' }, body }));
  const signs: Readonly<Record<string, string>> = { profile: 'Year', phonenumber: 'Phone number' };
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

const position = 'Ausbildungsleitung';

export async function employeeAtWizard(visit: Visit): Promise<WizardScene> {
  const { world, slug: tenant, note } = visit;
  const who = { type: 'employee', stage: 'verified', locale: visit.visitor.locale } as const;
  const person = await world.person(tenant, who);
  const { organization_id = '' } = person;
  const colleague = await world.as(await world.person(tenant, { ...who, organization_id }));
  /** What counts for the company at the server, and what is marked at the page. */
  let chosen: UsageType | undefined;
  let marked: UsageType | undefined;
  const other = () => usageTypes.find((type) => type !== chosen && type !== marked);
  const card = (type = '') => visit.visitor.page.locator(`input[name=usage_type][value=${type}]`);
  /** The colleague chooses what neither counts nor is marked here. */
  const alter = async () => {
    const { id = '', version = 0 } = (await succeeded(colleague.call(fetchMe))).data.organization ?? {};
    chosen = other();
    const body = { usage_type: chosen as UsageType };
    await succeeded(colleague.call(updateOrganization, { params: { id }, body }, { version }));
    note(`a colleague: ${chosen}`);
  };

  return {
    visit,
    person,
    client: await world.as(person),
    names: { 'usage-type': 'Your aim', 'about-you': 'About you' },
    way: 'Setting up',
    sign: (step) => (step === 'usage-type' ? card('searching') : visit.visitor.field('Position')),
    wrongField: () => visit.visitor.field('Phone number'),
    fill: async (step, flaw) => {
      if (step !== 'usage-type')
        return visit.visitor.fillIn({ Position: position, 'Phone number': flaw ? '12' : '0221 9901234' });
      // Marking what counts already would save nothing.
      if (marked === undefined || marked === chosen) marked = other();
      await card(marked).check();
    },
    keepsTyped: async (step) => {
      if (step !== 'usage-type') await expect(visit.visitor.field('Position')).toHaveValue(position);
      else if (marked !== undefined) await expect(card(marked)).toBeChecked();
    },
    complete: alter,
    alter,
    saved: (step) => {
      if (step === 'usage-type') chosen = marked;
    },
    comeBackOn: () => '',
  };
}
