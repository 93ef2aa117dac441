import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { heldAnswers } from '../../../tests/support/held-answers.ts';
import type { AddressQuery } from './search-query.ts';
import { useRemembered } from './use-remembered.ts';

afterEach(() => vi.unstubAllGlobals());

test('the search that is remembered is the last one, however slow the line', async () => {
  const held = heldAnswers();
  function Search(query: AddressQuery) {
    useRemembered(query, true);
    return null;
  }
  const { rerender } = render(<Search recommended="true" />);
  rerender(<Search new="true" />);
  await expect.poll(() => held.length).toBe(1);
  const asked = (place: number) => held[place]?.request.json();
  expect(await asked(0)).toMatchObject({ criteria: { recommended_only: 'true' } });
  await held[0]?.answer(500, { message: '', code: 'internal' });
  await expect.poll(() => held.length).toBe(2);
  expect(await asked(1)).toMatchObject({ criteria: { not_contacted: 'true' } });
});
