import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { RegistrationCode } from '../../../contract/registration-codes/registration-codes.schema.ts';
import { describedBy } from '../../../tests/support/show.tsx';
import { withOccupationsField } from '../../../tests/support/occupations-field.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { CodeSettings } from './code-settings.tsx';

const mine: RegistrationCode = {
  id: '0198f0a0-0000-7000-8000-000000000001',
  organization_id: '0198f0a0-0000-7000-8000-000000000002',
  code: 'STAR2026',
  kind: 'group',
  link: 'https://app.example.org/register/applicant?code=STAR2026',
  name: 'Fair',
  occupation_ids: [],
  profile_id: null,
  recommendation_text: 'Well done.',
  valid_from: null,
  valid_until: null,
  max_uses: null,
  times_opened: 0,
  times_used: 0,
  by_staff: false,
  times_matchable: 0,
  times_found: null,
  status: 'active',
  events: ['deactivate', 'archive'],
  version: 1,
  created_at: '2026-01-01T10:00:00.000Z',
};
const stale = [412, { message: '', code: 'stale' }] as const;
const ok = (data: RegistrationCode) => [200, { data }] as const;
const nameField = () => screen.getByRole('textbox', { name: 'Name' });

beforeAll(() => withOccupationsField());
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

async function saveName(name: string) {
  const shown = await showMember(<CodeSettings code={mine} profiles={[]} />);
  fireEvent.change(nameField(), { target: { value: name } });
  await shown.user.click(screen.getByRole('button', { name: 'Save changes' }));
  return shown;
}

test('what a faster colleague saved of a code is shown field by field, before one’s own replaces it', async () => {
  const newer = { ...mine, name: 'Letter', max_uses: 25, version: 2 };
  const requests = answering(stale, ok(newer), ok({ ...newer, name: 'Mine', version: 3 }));
  const { user, told } = await saveName('Mine');
  expect((await screen.findByRole('alert')).textContent).toContain('Name: Letter; Registrations at most: 25');
  expect([nameField(), told]).toEqual([expect.objectContaining({ value: 'Mine' }), []]);
  await user.click(screen.getByRole('button', { name: 'Save mine' }));
  await expect.poll(() => told.map(({ title }) => title)).toEqual(['The changes are saved']);
  expect(requests.at(-1)?.headers.get('if-match')).toBe('"2"');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('“Keep what is saved” takes the form back to what is stored, and saves nothing', async () => {
  const requests = answering(stale, ok({ ...mine, name: 'Letter', version: 2 }));
  const { user, told } = await saveName('Mine');
  await user.click(await screen.findByRole('button', { name: 'Keep what is saved' }));
  expect([nameField(), told]).toEqual([expect.objectContaining({ value: 'Fair' }), []]);
  expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

test('whoever writes a recommendation reads that other companies learn whose it is with a yes alone', async () => {
  await showMember(<CodeSettings code={mine} profiles={[]} />);
  expect(screen.getByText(/Other companies don’t; only once the applicant says yes do they find out/)).toBeDefined();
});

test('what is no number, and a last day before the first, stand below their fields, and nothing is sent [S5-02] [S5-11]', async () => {
  const requests = answering();
  const { user } = await showMember(<CodeSettings code={{ ...mine, valid_from: '2026-12-02' }} profiles={[]} />);
  const most = screen.getByRole('textbox', { name: 'Registrations at most' });
  const last = screen.getByLabelText('Last day');
  fireEvent.change(most, { target: { value: 'viele' } });
  fireEvent.change(last, { target: { value: '2026-12-01' } });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect.poll(() => describedBy(most).at(-1)).toBe('Please enter a number.');
  expect(describedBy(last).at(-1)).toBe('Last day must be after 2 Dec 2026');
  expect(most).toHaveProperty('value', 'viele');
  expect(requests).toEqual([]);
});
