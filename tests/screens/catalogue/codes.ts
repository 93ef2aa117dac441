import { moveRecommendations, recommendations } from '../../../contract/recommendations/recommendations.endpoints.ts';
import { registrationCodes } from '../../../contract/registration-codes/registration-codes.endpoints.ts';
import type { Visitor } from '../../support/visitor.ts';
import { newReferring, referring, unwieldyEmployee } from '../people.ts';
import {
  button,
  confirmed,
  dialog,
  filled,
  heading,
  press,
  type Scene,
  type Screen,
  selector,
  withCall,
  withSending,
} from '../screen.ts';

const failed = heading('Unexpected error!');
const table = selector('[role=table] tbody [role=row]');

/** The page of the company's code in a status. */
export const codePage =
  (status: 'active' | 'draft' | 'expired' | 'inactive') =>
  async ({ stage, person }: Scene): Promise<string> => {
    if (!person) throw new Error('A code belongs to somebody.');
    const { id } = await stage.within(person.tenant, (tx) =>
      tx
        .selectFrom('registration_codes')
        .select('id')
        .where('organization_id', '=', person.organization_id ?? '')
        .where('status', '=', status)
        .orderBy('created_at')
        .executeTakeFirstOrThrow(),
    );
    return `/registration-codes/${id}`;
  };

const codes = { route: 'registration-codes.index', as: referring, path: '/registration-codes' } as const;
const code = { route: 'registration-codes.show', as: referring, path: codePage('active') } as const;
const editCode = {
  route: 'registration-codes.edit',
  as: referring,
  path: async (scene: Scene) => `${await codePage('active')(scene)}/edit`,
} as const;
const create = { route: 'registration-codes.create', as: referring, path: '/registration-codes/create' } as const;
const recommended = { route: 'applicants.index', as: referring, path: '/applicants' } as const;
/** Opens the note of the first in the list of those who are recommended. */
const changeNote = (visitor: Visitor): Promise<void> =>
  visitor.page
    .getByRole('row')
    .getByRole('button', { name: /Notiz|note/u })
    .first()
    .click();

/** Everybody on the page is chosen, and what their word would do is asked. */
const chooseAll = async ({ page }: Visitor): Promise<void> => {
  const boxes = page.getByRole('row').getByRole('checkbox');
  await boxes.first().waitFor();
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
  for (const box of await boxes.all()) await box.check();
};
const askKnown = async (visitor: Visitor): Promise<void> => {
  await chooseAll(visitor);
  await visitor.button('We know them …').click();
};

/** Codes, and whom a company recommends by them. */
export const codeScreens: readonly Screen[] = [
  ...withCall({ ...codes, name: 'codes', sees: table }, { url: '**/api/v1/registration-codes*', failed }),
  { ...codes, name: 'codes.empty', as: newReferring, sees: heading('Your codes will be here') },
  {
    ...codes,
    name: 'codes.none',
    path: '/registration-codes?status=archived',
    sees: heading('No code with this status'),
  },
  { ...codes, name: 'codes.unwieldy', as: unwieldyEmployee, sees: table },
  { ...codes, name: 'codes.last-page', as: unwieldyEmployee, path: '/registration-codes?page=400', sees: table },
  ...withCall({ ...create, name: 'code.create', sees: button('Create code') }, { url: '**/api/v1/profiles*', failed }),
  {
    ...create,
    name: 'code.create.missing',
    act: press('Create code'),
    sees: selector('[aria-invalid=true]'),
  },
  ...withCall(
    { ...code, name: 'code', sees: heading('Link and QR code') },
    { url: '**/api/v1/registration-codes/*/handout', failed },
  ),
  ...(['draft', 'expired', 'inactive'] as const).map((status): Screen => ({
    ...code,
    name: `code.${status}`,
    path: codePage(status),
    sees: heading('What came of it'),
  })),
  ...withCall({ ...editCode, name: 'code.edit', sees: button('Save changes') }, { url: '**/api/v1/profiles*', failed }),
  { ...editCode, name: 'code.edit.unwieldy', as: unwieldyEmployee, sees: button('Save changes') },
  { ...code, name: 'code.archiving', act: press('Archive'), sees: dialog },
  { ...code, name: 'code.unwieldy', as: unwieldyEmployee, sees: heading('Link and QR code') },
  ...withCall({ ...recommended, name: 'recommended', sees: table }, { url: '**/api/v1/recommendations*', failed }),
  { ...recommended, name: 'recommended.empty', as: newReferring, sees: heading('Whom you recommend will be here') },
  {
    ...recommended,
    name: 'recommended.none',
    path: '/applicants?status=revoked&findable=yes',
    sees: heading('Nobody fits these filters'),
  },
  {
    ...recommended,
    name: 'recommended.unknown-code',
    path: '/applicants?code=0198c5a0-0000-7000-8000-000000000009',
    sees: heading('Nobody fits these filters'),
  },
  { ...recommended, name: 'recommended.unwieldy', as: unwieldyEmployee, sees: table },
  { ...recommended, name: 'recommended.chosen', act: chooseAll, sees: button('We know them …') },
  { ...recommended, name: 'recommended.known', act: askKnown, sees: dialog },
  { ...recommended, name: 'recommended.known.unwieldy', as: unwieldyEmployee, act: askKnown, sees: dialog },
  {
    ...recommended,
    name: 'recommended.known.nobody',
    path: '/applicants?status=accepted',
    act: askKnown,
    sees: dialog,
  },
  { ...recommended, name: 'recommended.note', act: changeNote, sees: dialog },
  { ...recommended, name: 'recommended.mail', act: press('Recommend by e-mail'), sees: dialog },
  {
    ...recommended,
    name: 'recommended.withdrawing',
    path: '/applicants?status=accepted',
    act: (visitor) => visitor.button('Take back').first().click(),
    sees: dialog,
  },
  ...withSending(
    {
      name: 'code.create',
      route: 'registration-codes.create',
      as: referring,
      path: '/registration-codes/create',
      act: filled({ Name: 'Ausbildung 2027' }, 'Create code'),
    },
    { endpoint: registrationCodes.create },
  ),
  ...withSending(
    { ...editCode, name: 'code.saving', act: press('Save changes') },
    { endpoint: registrationCodes.update },
  ),
  ...withSending(
    {
      ...recommended,
      name: 'recommended.mail',
      act: async (visitor, scene) => {
        await press('Recommend by e-mail')(visitor, scene);
        await visitor.fillIn({ 'First name': 'Mia', 'E-mail address': 'mia@example.net' });
        await visitor.page.getByRole('checkbox').check();
        await press('Send the e-mail')(visitor, scene);
      },
    },
    { endpoint: recommendations.create },
  ),
  ...withSending(
    {
      ...recommended,
      name: 'recommended.note',
      act: async (visitor) => {
        await changeNote(visitor);
        await visitor.button('Save note').click();
      },
    },
    { endpoint: recommendations.update },
  ),
  ...withSending(
    {
      ...recommended,
      name: 'recommended.confirming',
      path: '/applicants?status=created',
      act: (visitor) => visitor.button('We know them').first().click(),
    },
    {
      endpoint: recommendations.transition,
      notified: 'An unknown error occurred. Please try again later. If the issue persists, please contact us.',
    },
  ),
  ...withSending(
    {
      ...recommended,
      name: 'recommended.known',
      path: '/applicants?status=created',
      act: async (visitor) => {
        await askKnown(visitor);
        await visitor.page.getByRole('dialog').getByRole('button').last().click();
      },
    },
    { endpoint: moveRecommendations },
  ),
  ...withSending(
    { ...code, name: 'code.archiving', act: confirmed('Archive', 'Archive for good') },
    { endpoint: registrationCodes.transition },
  ),
];
