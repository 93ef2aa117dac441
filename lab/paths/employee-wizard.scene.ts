import { expect, type Locator } from '@playwright/test';
import { fetchMe } from '../../contract/authentication/authentication.endpoints.ts';
import { updateOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { type UsageType, usageTypes } from '../../contract/users/me.schema.ts';
import type { ApiClient } from '../../tests/support/api-client.ts';
import type { Person } from '../../tests/support/people.ts';
import type { Visit } from './kit/script.ts';
import { type Flaw, WizardScene } from './wizard.scene.ts';

const positions = ['Ausbildungsleitung', 'Personalreferat', 'Head of training'] as const;

/** An employee setting up, and a colleague who has a say in what counts for the company. */
export class EmployeeWizardScene extends WizardScene {
  readonly #colleague: ApiClient;
  readonly #position = this.visit.seed.pick(positions);
  /** What counts for the company at the server. */
  #chosen: UsageType | undefined;
  /** What is marked at the page. */
  #marked: UsageType | undefined;

  private constructor(visit: Visit, person: Person, elsewhere: ApiClient, colleague: ApiClient) {
    super(visit, person, elsewhere);
    this.#colleague = colleague;
  }

  static async begin(visit: Visit): Promise<EmployeeWizardScene> {
    const { world, slug, visitor } = visit;
    const person = await world.person(slug, { type: 'employee', stage: 'verified', locale: visitor.locale });
    const { organization_id } = person;
    const colleague = await world.person(slug, {
      type: 'employee',
      stage: 'verified',
      ...(organization_id !== undefined && { organization_id }),
    });
    visit.note('colleague', `${colleague.email}, ${colleague.password}`);
    return new EmployeeWizardScene(visit, person, await world.as(person), await world.as(colleague));
  }

  override sign(slug: string): Locator {
    return slug === 'usage-type' ? this.#card('searching') : this.visitor.field('Position');
  }

  override wrongField(): Locator {
    return this.visitor.field('Phone number');
  }

  override async fill(slug: string, flaw?: Flaw): Promise<void> {
    const { note } = this.visit;
    if (slug !== 'usage-type') {
      const number = flaw ? '12' : '0221 9901234';
      note('position, phone number', `${this.#position}, ${number}`);
      return this.visitor.fillIn({ Position: this.#position, 'Phone number': number });
    }
    // Marking what counts already would save nothing.
    if (this.#marked === undefined || this.#marked === this.#chosen) this.#marked = this.#other();
    note('marks', this.#marked);
    await this.#card(this.#marked).check();
  }

  override async keepsTyped(slug: string): Promise<void> {
    if (slug !== 'usage-type') await expect(this.visitor.field('Position')).toHaveValue(this.#position);
    else if (this.#marked !== undefined) await expect(this.#card(this.#marked)).toBeChecked();
  }

  override complete(): Promise<void> {
    return this.alter();
  }

  /** The colleague chooses what neither counts nor is marked here. */
  override async alter(): Promise<void> {
    const { body } = await this.#colleague.call(fetchMe);
    const { id = '', version = 0 } = body.data.organization ?? {};
    const usage_type = this.#other();
    const { status } = await this.#colleague.call(
      updateOrganization,
      { params: { id }, body: { usage_type } },
      { version },
    );
    if (status !== 200) throw new Error(`the colleague's choice was answered with ${status}`);
    this.visit.note('the colleague marks', usage_type);
    this.#chosen = usage_type;
  }

  override get comeBackOn(): string {
    throw new Error('Nobody asks an employee for a birth date.');
  }

  override saved(slug: string): void {
    if (slug === 'usage-type') this.#chosen = this.#marked;
  }

  #card(type: UsageType): Locator {
    return this.visitor.page.locator(`input[name=usage_type][value=${type}]`);
  }

  #other(): UsageType {
    const other = usageTypes.find((type) => type !== this.#chosen && type !== this.#marked);
    if (other === undefined) throw new Error('There are three answers.');
    return other;
  }
}
