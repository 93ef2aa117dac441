import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { anAlert } from '../../../tests/support/an-alert.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { dialogLayer } from '../../ui/dialog/dialog.tsx';
import { AlertEvents } from './alert-events.tsx';

beforeAll(async () => void (await dialogLayer.fetch()));
afterEach(() => vi.unstubAllGlobals());

const button = (name: string) => screen.getByRole('button', { name });
const until = () => screen.getByLabelText<HTMLInputElement>('Until');

async function askPause() {
  const shown = await showMember(<AlertEvents row={anAlert} isInRow />);
  await shown.user.click(button('Pause'));
  const confirm = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Pause' });
  return { ...shown, confirm };
}

test('a day that is over, or half typed, is said at its field, and nothing is sent until it is put right', async () => {
  const requests = answering([200, { data: anAlert }]);
  const { user, confirm } = await askPause();
  fireEvent.change(until(), { target: { value: '2020-01-31' } });
  await user.click(confirm);
  expect(screen.getByText('This day has passed. Please choose a later one.')).toBeTruthy();
  expect(document.activeElement).toBe(until());
  fireEvent.change(until(), { target: { value: '' } });
  expect(screen.queryByText(/has passed/)).toBeNull();
  const validity = vi.spyOn(until(), 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState);
  await user.click(confirm);
  expect(screen.getByText('Please enter day, month and all four digits of the year.')).toBeTruthy();
  expect(requests).toEqual([]);
  validity.mockRestore();
  await user.click(confirm);
  await expect.poll(() => requests.length).toBe(1);
  expect(await requests[0]?.json(), 'without a day it rests until it is resumed').toEqual({ event: 'pause' });
});

test('in a row stands what can be taken back; the rest is on the alert’s own page, and asks', async () => {
  await showMember(<AlertEvents row={anAlert} isInRow />);
  expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull();
  const { user } = await showMember(<AlertEvents row={anAlert} />);
  await user.click(button('Archive'));
  expect(screen.getByRole('alertdialog', { name: 'Archive “Cooks in Essen”?' })).toBeTruthy();
});
