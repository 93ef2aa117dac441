import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aProfile } from '../../../tests/support/a-profile.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { ProfileEvents } from './profile-events.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.unstubAllGlobals());

test('what is missing to publish it is told to the fields, and said at the button', async () => {
  const errors = { color: ['Please choose a colour.'] };
  answering([422, { message: '', code: 'validation', meta: { errors } }]);
  const missed: object[] = [];
  const { user } = await showMember(<ProfileEvents profile={aProfile} onRefused={(it) => void missed.push(it)} />);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Please choose a colour.');
  expect(missed).toEqual([errors]);
});

test('another profile is made the default by one press, as it was seen', async () => {
  const requests = answering([200, { data: aProfile }]);
  const { user } = await showMember(
    <ProfileEvents profile={{ ...aProfile, is_default: false, version: 3 }} onRefused={() => undefined} />,
  );
  await user.click(screen.getByRole('button', { name: 'Make it the default' }));
  await expect.poll(() => requests.length).toBe(1);
  expect([await requests[0]?.json(), requests[0]?.headers.get('if-match')]).toEqual([{ is_default: true }, '"3"']);
});
