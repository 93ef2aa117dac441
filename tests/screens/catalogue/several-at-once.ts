import { askAgain } from '../../../contract/legal-contacts/asking-again.endpoints.ts';
import { verifyOrganizations } from '../../../contract/organizations/verifying.endpoints.ts';
import { staff } from '../people.ts';
import { button, dialog, type Screen, withSending } from '../screen.ts';

const companies = { route: 'organizations.index', path: '/organizations?status=created', as: staff } as const;
const people = { route: 'applicants.index', path: '/applicants?minor=yes', as: staff } as const;

const chosen: NonNullable<Screen['act']> = async (visitor) => {
  await visitor.page.getByRole('table').getByRole('checkbox').first().check();
};
const asked: NonNullable<Screen['act']> = async (visitor, scene) => {
  await chosen(visitor, scene);
  await visitor.page.getByRole('region').getByRole('button').last().click();
};
const sent: NonNullable<Screen['act']> = async (visitor, scene) => {
  await asked(visitor, scene);
  await visitor.page.getByRole('dialog').getByRole('button').last().click();
};

/** What staff do with several at once: verify companies, ask guardians again. */
export const severalAtOnceScreens: readonly Screen[] = [
  { ...companies, name: 'several.companies', act: chosen, sees: button('Clear the selection') },
  { ...companies, name: 'several.verify-preview', act: asked, sees: dialog },
  ...withSending({ ...companies, name: 'several.verify', act: sent }, { endpoint: verifyOrganizations }),
  { ...people, name: 'several.applicants', act: chosen, sees: button('Clear the selection') },
  { ...people, name: 'several.ask-preview', act: asked, sees: dialog },
  ...withSending({ ...people, name: 'several.ask', act: sent }, { endpoint: askAgain }),
];
