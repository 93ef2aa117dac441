import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CheckedBoundary } from '../../../contract/tenants/boundary.schema.ts';
import { heldAnswers } from '../../../tests/support/held-answers.ts';
import { showMember } from '../../../tests/support/show-member.tsx';
import { BoundaryForm } from './boundary-form.tsx';

afterEach(() => vi.unstubAllGlobals());

const none = { region: null, towns: [] };
const refusedAs = (kind: 'not_json' | 'metres'): CheckedBoundary => ({
  ...none,
  positions: 0,
  repairs: [],
  refusal: { kind, count: null, at: null },
});

test('of two boundaries given one after the other the second is shown, whichever is read first', async () => {
  const held = heldAnswers();
  const { user } = await showMember(<BoundaryForm id="t1" stored={none} isAsked onClose={() => {}} />);
  const give = async (text: string) => {
    await user.upload(
      screen.getByLabelText('Choose a file'),
      new File([text], 'a.geojson', { type: 'application/json' }),
    );
  };
  await give('{"first": 1}');
  await expect.poll(() => held.length).toBe(1);
  await give('{"second": 2}');
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.answer(200, { data: refusedAs('metres') });
  const shown = () => screen.getByRole('status').textContent;
  await expect.poll(shown).not.toBe('');
  const second = shown();
  await held[0]?.answer(200, { data: refusedAs('not_json') });
  await held[0]?.request.text();
  expect(shown()).toBe(second);
});
