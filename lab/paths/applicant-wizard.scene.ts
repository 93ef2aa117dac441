import { expect, type Locator } from '@playwright/test';
import type { InferInput } from 'valibot';
import { updateApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import type { applicantPatchSchema } from '../../contract/applicants/applicants.schema.ts';
import { listGraduationTypes } from '../../contract/graduation-types/graduation-types.endpoints.ts';
import { birthday } from '../../contract/kit/age.ts';
import { writtenDay } from '../../contract/kit/dates.ts';
import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import { bornYearsAgo, fillAddress, fillProfile } from '../../tests/support/steps.ts';
import type { Slug } from '../../tests/support/browser-world.ts';
import type { Visit } from './kit/script.ts';
import { type Flaw, WizardScene } from './wizard.scene.ts';

interface Home {
  readonly postcode: string;
  readonly city: string;
}

const occupations = ['Fachinformatiker/in', 'Koch/Köchin', 'Chemikant/in'] as const;
const certificates: Record<Slug, RegExp> = { app: /Abitur/, chemie: /^(?:Mittlere Reife|Realschulabschluss)$/ };
const homes: readonly [Home, ...Home[]] = [
  { postcode: '50667', city: 'Köln' },
  { postcode: '10115', city: 'Berlin' },
];
/** Munich's postcode. */
const elsewhere = { Postcode: '80331', Town: 'Stuttgart', 'Street and house number': 'Musterweg 12' };
/** Known to the browser's small tables or not: the server knows that there is none. */
const noNumber = '12';
const phonenumber = '0221 9901234';
const otherNumber = '0221 9905678';

/** An applicant between the verified address and the terms. */
export class ApplicantWizardScene extends WizardScene {
  readonly #occupation = this.visit.seed.pick(occupations);
  readonly #home = this.visit.seed.pick(homes);

  static async begin(visit: Visit): Promise<ApplicantWizardScene> {
    const { world, slug, visitor } = visit;
    const person = await world.person(slug, { stage: 'verified', locale: visitor.locale });
    return new ApplicantWizardScene(visit, person, await world.as(person));
  }

  override get comeBackOn(): string {
    const day = birthday(this.#bornOn('tooYoung'), this.person.tenant.minimum_age);
    return writtenDay(this.visitor.locale, 'UTC', new Date(`${day}T00:00:00Z`));
  }

  #bornOn(flaw?: Flaw): string {
    const { minimum_age } = this.person.tenant;
    const years = { wrong: 120, tooYoung: minimum_age - 1 };
    return bornYearsAgo(flaw ? years[flaw] : minimum_age + 2, this.visit.world.clock.now());
  }

  override sign(slug: string): Locator {
    const labels: Record<string, string> = { profile: 'School-leaving certificate', phonenumber: 'Phone number' };
    return this.visitor.field(labels[slug] ?? 'Postcode');
  }

  override wrongField(slug: string): Locator {
    const labels: Record<string, string> = { profile: 'Day', phonenumber: 'Phone number' };
    return this.visitor.field(labels[slug] ?? 'Town');
  }

  override async fill(slug: string, flaw?: Flaw): Promise<void> {
    const { visitor } = this;
    const { note } = this.visit;
    if (slug === 'profile') {
      const wish = { occupation: this.#occupation, birthday: this.#bornOn(flaw) };
      note('job, date of birth', `${wish.occupation}, ${wish.birthday}`);
      await fillProfile(visitor, { ...wish, certificate: certificates[this.visit.slug] });
    } else if (slug === 'phonenumber') {
      const number = flaw ? noNumber : phonenumber;
      note('phone number', number);
      await visitor.field('Phone number').fill(number);
    } else if (flaw) {
      note('postcode, town', `${elsewhere.Postcode} ${elsewhere.Town}`);
      await visitor.fillIn(elsewhere);
    } else {
      note('postcode, town', `${this.#home.postcode} ${this.#home.city}`);
      await fillAddress(visitor, this.#home.postcode, this.#home.city);
    }
  }

  override async keepsTyped(slug: string): Promise<void> {
    const { visitor } = this;
    if (slug === 'profile')
      await expect(visitor.page.locator('input[name=occupation_id]')).toHaveValue(this.#occupation);
    else if (slug === 'phonenumber') await expect(visitor.field('Phone number')).toHaveValue(/9901234/);
    else await expect(visitor.field('Town')).toHaveValue(this.#home.city);
  }

  override async complete(slug: string): Promise<void> {
    await this.#save(slug === 'profile' ? await this.#profile() : { meta: { phonenumber } });
  }

  override alter(): Promise<void> {
    return this.#save({ meta: { phonenumber: otherNumber } });
  }

  override saved(): void {}

  async #profile() {
    const { body: all } = await this.elsewhere.call(listOccupations);
    const { body: known } = await this.elsewhere.call(listGraduationTypes);
    const certificate = certificates[this.visit.slug];
    return {
      occupation_id: all.data.find(({ name }) => name === this.#occupation)?.id ?? '',
      graduation_type_id: known.data.find(({ short }) => certificate.test(short[this.visitor.locale]))?.id ?? '',
      date_of_birth: this.#bornOn(),
    };
  }

  async #save(body: InferInput<typeof applicantPatchSchema>): Promise<void> {
    const params = { id: this.person.applicant_id ?? '' };
    const { status } = await this.elsewhere.call(updateApplicant, { params, body });
    if (status !== 200) throw new Error(`saving elsewhere answered ${status}`);
  }
}
