import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aProfile } from '../../../tests/support/a-profile.ts';
import { withOccupationsField } from '../../../tests/support/occupations-field.ts';
import { showMember } from '../../../tests/support/show-member.tsx';
import { StoredRecord } from '../../kit/fields/stored-record.tsx';
import { addressFields } from './address-later.tsx';
import { profileForm } from './profile-form.ts';

/** Whoever looks stands before the fields all the time. */
class Before {
  readonly disconnect = () => {};
  readonly #tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  readonly observe = () => this.#tell([{ isIntersecting: true }]);
}

beforeEach(async () => {
  await withOccupationsField();
  localStorage.clear();
  vi.stubGlobal('IntersectionObserver', Before);
  // nothing is fetched ahead
  vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: false } }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('an address that can’t be fetched is said once, and tried again by a press', async () => {
  const fetch = vi.spyOn(addressFields, 'fetch').mockRejectedValue(new Error('away'));
  const { user, told } = await showMember(
    <StoredRecord of={profileForm} record={aProfile} offers={{ colleagues: [] }} />,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect([fetch.mock.calls.length, told.length]).toEqual([1, 1]);
  fetch.mockRestore();
  await user.click(again);
  expect(await screen.findByRole('combobox', { name: 'Town' })).toBeTruthy();
});
