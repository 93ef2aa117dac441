import { expect } from '@playwright/test';
import { fetchMe } from '../../contract/authentication/authentication.endpoints.ts';
import { updateOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { type UsageType, usageTypes } from '../../contract/users/me.schema.ts';
import { succeeded } from './kit/elsewhere.ts';
import type { Visit } from './kit/script.ts';
import type { WizardScene } from './wizard.scene.ts';

const position = 'Ausbildungsleitung';

/** An employee setting up, and a colleague who has a say in what counts for the company. */
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
