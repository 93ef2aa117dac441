import { screen, within } from '@testing-library/react';
import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stepsToBeFound } from '../../../contract/users/onboarding-steps.ts';
import { wizardMachine } from '../../../machines/wizard/wizard.machine.ts';
import { stepsOf } from '../../../machines/wizard/wizard.model.ts';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { showMember } from '../../../tests/support/show-member.tsx';
import { TenantContext } from '../../api/tenant.ts';
import { ApplicantOnboarding } from './applicant-onboarding-screen.tsx';

const slugs = ['profile', 'phonenumber', 'address'];
const [cook, joiner, msa] = ['cook', 'joiner', 'msa'] as const;
const area = { label: '51373 Leverkusen', postcode: '51373', city: 'Leverkusen', state: 'NW', country: 'DE' };

beforeEach(() => {
  const data = [{ ...area, area: 'Raum Leverkusen' }];
  vi.stubGlobal('fetch', async () => Response.json({ data, meta: { total: 1, per_page: 10, current_page: 1 } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Somebody with so many steps behind them, at the next. */
function at(complete: number) {
  const actor = createActor(wizardMachine, { input: { userId: 'me', steps: stepsOf(complete, slugs) } }).start();
  const occupation = { kind: 'occupation' as const, en: null, words: [] };
  return showMember(
    <TenantContext value={{ slug: 'app', guardian_age: 16, timezone: 'Europe/Berlin' } as never}>
      <ApplicantOnboarding
        actor={actor}
        occupations={[
          { ...occupation, id: cook, name: 'Koch/Köchin' },
          { ...occupation, id: joiner, name: 'Tischler/in' },
        ]}
        graduationTypes={[
          {
            id: msa,
            code: 'msa',
            rank: 3,
            short: { de: 'Mittlere Reife', en: 'Realschulabschluss' },
            translation: { de: 'Mittlerer Schulabschluss', en: 'Intermediate school certificate' },
          },
          {
            id: 'other',
            code: 'other',
            rank: null,
            short: { de: 'Anderer Abschluss', en: 'Another certificate' },
            translation: { de: 'Anderer Abschluss', en: 'Another certificate' },
          },
        ]}
      />
    </TenantContext>,
    anApplicant({ area: null, date_of_birth: null, had_occupation: false }),
  );
}
const card = () => within(screen.getByRole('region', { name: /^Your card/ }));
const way = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const typeBirthday = async ({ user }: Awaited<ReturnType<typeof at>>, year: number) => {
  for (const [part, value] of [
    ['Day', '3'],
    ['Month', '5'],
    ['Year', String(year)],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    await user.clear(screen.getByRole('textbox', { name: part }));
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    await user.type(screen.getByRole('textbox', { name: part }), value);
  }
};

test('the card grows with what is typed: the job, others besides, the certificate by its short name', async () => {
  const { user } = await at(0);
  expect(card().getByText('The job you want to learn')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add another job' }), 'a second wish follows a first').toBeNull();
  await user.type(screen.getByRole('combobox', { name: /Which job/ }), 'koch{Enter}');
  expect(card().getByText('Koch/Köchin')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add another job' }));
  await user.keyboard('tisch{Enter}');
  expect(card().getByText('Tischler/in')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Realschulabschluss' }));
  expect(card().getByText('Realschulabschluss')).toBeDefined();
  expect(screen.getByText('Intermediate school certificate'), 'what the authorities call it').toBeDefined();
});

test('certificates that few have are one press away', async () => {
  const { user } = await at(0);
  expect(screen.queryByRole('radio', { name: 'Another certificate' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Another one, none yet, or from another country' }));
  await user.click(screen.getByRole('radio', { name: 'Another certificate' }));
  expect(card().getByText('Another certificate')).toBeDefined();
});

test('whose yes comes last is said from the moment the date stands there', async () => {
  const page = await at(0);
  const year = new Date().getFullYear();
  expect(way()).toEqual(['Your goal', 'Phone number', 'Address', 'Agreement']);
  expect(way().length).toBe(stepsToBeFound(false).length);
  await typeBirthday(page, year - 14);
  expect(way()).toEqual(['Your goal', 'Phone number', 'Address', 'A parent’s yes']);
  expect(way().length).toBe(stepsToBeFound(true).length);
  await typeBirthday(page, year - 20);
  expect(way().at(-1)).toBe('Agreement');
});

test('the last button says where it leads; a whole postcode brings the area onto the card, never the street', async () => {
  const { user } = await at(2);
  expect(screen.getByRole('button', { name: 'Continue to your agreement' })).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Street and house number' }), 'Musterweg 12');
  await user.type(screen.getByRole('combobox', { name: 'Postcode' }), '51373');
  expect(await card().findByText('Leverkusen area')).toBeDefined();
  expect(card().queryByText(/Musterweg|51373/)).toBeNull();
});
