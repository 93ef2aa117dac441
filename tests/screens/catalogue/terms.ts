import { publishTerms } from '../../../contract/terms/terms.endpoints.ts';
import type { Visitor } from '../../support/visitor.ts';
import { administrator } from '../people.ts';
import { button, heading, press, type Screen, selector, text, withCall, withSending } from '../screen.ts';

const versions = { route: 'terms.index', path: '/terms', name: 'terms-versions', as: administrator } as const;
const create = {
  route: 'terms.create',
  path: '/terms/create',
  name: 'terms-versions.create',
  as: administrator,
} as const;

/** A paragraph more in both languages, and what it means. */
const written = async (visitor: Visitor): Promise<void> => {
  for (const [name, more] of [
    ['The text in German', 'Anfragen beantworten wir künftig innerhalb einer Woche.'],
    ['The text in English', 'From now on we answer within a week.'],
  ] as const) {
    const field = visitor.field(name);
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    await field.fill(`${await field.inputValue()}\n\n${more}`);
  }
  await visitor.page.getByRole('radio').first().check();
};
const asked: Screen['act'] = async (visitor) => {
  await written(visitor);
  await visitor.button('Put in force …').click();
};

/** How a tenant's administrators write its terms. */
export const termsScreens: readonly Screen[] = [
  ...withCall(
    { ...versions, sees: heading('Terms of use') },
    { url: '**/api/v1/terms', failed: heading('Unexpected error!') },
  ),
  {
    ...versions,
    name: 'terms-versions.open',
    act: (visitor) => visitor.page.locator('summary').first().click(),
    sees: selector('details[open]'),
  },
  ...withCall(
    { ...create, sees: text('Nothing is different.') },
    { url: '**/api/v1/terms/_statistics', failed: heading('Unexpected error!') },
  ),
  { ...create, name: 'terms-versions.create.refused', act: press('Put in force …'), sees: text('missing.usage_type') },
  { ...create, name: 'terms-versions.create.written', act: written, sees: button('Put in force …') },
  { ...create, name: 'terms-versions.create.asked', act: asked, sees: button('Put in force') },
  ...withSending(
    {
      ...create,
      act: async (visitor, scene) => {
        await asked(visitor, scene);
        await visitor.button('Put in force').click();
      },
    },
    { endpoint: publishTerms },
  ),
];
