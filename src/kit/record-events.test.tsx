import { msg } from '@lingui/core/macro';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { answering, showMember } from '../../tests/support/show-member.tsx';
import type { Outcome } from '../forms/outcome.ts';
import { RecordEvents } from './record-events.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.unstubAllGlobals());

const words = { activate: msg`Activate`, extend: msg`Extend`, archive: msg`Archive` };
const question = { title: 'Archive it?', description: 'For good.', keep: 'Keep it', confirm: 'Archive for good' };
const refused = [409, { message: '', code: 'transition_not_allowed', meta: { allowed: [] } }] as const;

async function showButtons(isInRow = false, first: { readonly activate?: () => Promise<Outcome> } = {}) {
  const read: string[] = [];
  const shown = await showMember(
    <RecordEvents
      record={{ id: 'c1', events: ['activate', 'archive', 'unheard'], version: 3 }}
      transition={registrationCodes.transition}
      words={words}
      asks={{ archive: { ...question, details: { reason: 'filled' } } }}
      onChanged={async () => void read.push('again')}
      isInRow={isInRow}
      first={first}
    />,
  );
  return { ...shown, read };
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

test('a record has the buttons its reader may press, in the order of the lifecycle, each with its event', async () => {
  await showButtons();
  expect(buttons()).toEqual(['Activate', 'Archive']);
  expect(button('Archive').dataset['event']).toBe('action.press');
});

test('what is hard to take back asks first, sends what was said to it, and reads the record again', async () => {
  const requests = answering([500, { message: '', code: 'internal' }]);
  const { user, read } = await showButtons();
  await user.click(button('Archive'));
  const dialog = screen.getByRole('alertdialog', { name: 'Archive it?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  expect([screen.queryByRole('alertdialog'), requests]).toEqual([null, []]);
  expect(document.activeElement, 'the focus comes back').toBe(button('Archive'));
  await user.click(button('Archive'));
  await user.click(button('Archive for good'));
  await expect.poll(() => read).toEqual(['again']);
  expect(await requests[0]?.json()).toEqual({ event: 'archive', reason: 'filled' });
});

test('what was refused is said above the buttons, and they can be pressed again', async () => {
  answering(refused);
  const { user, read, told } = await showButtons();
  await user.click(button('Activate'));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect([read, told]).toEqual([['again'], []]);
  expect(button('Activate')).toHaveProperty('disabled', false);
});

test.each([false, true])(
  'what was refused because of a field is said too, though no field stands here; in a row: %s',
  async (isInRow) => {
    const errors = { criteria: ['More than 2,000 match. Please narrow it.'] };
    answering([422, { message: 'Invalid', code: 'validation', meta: { errors } }]);
    const { user, told } = await showButtons(isInRow);
    await user.click(button('Activate'));
    const said = () => [
      ...told.map(({ title }) => title),
      ...screen.queryAllByRole('alert').map((one) => one.textContent),
    ];
    await expect.poll(said).toEqual(errors.criteria);
  },
);

test('in a row of a list it is said in a notification', async () => {
  answering(refused);
  const { user, told } = await showButtons(true);
  await user.click(button('Activate'));
  await expect.poll(() => told.map(({ tone }) => tone)).toEqual(['danger']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is done is done to the record as its reader saw it; where it changed, the page says so and reads it again', async () => {
  const requests = answering([412, { message: '', code: 'stale' }]);
  const { user, read } = await showButtons();
  await user.click(button('Activate'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Somebody else has just changed this. Here is how it stands now: please look before you press again.',
  );
  expect([requests[0]?.headers.get('if-match'), read]).toEqual(['"3"', ['again']]);
});

test.each([
  ['the page shows it already', { from: 2, to: 3 }, '"3"'],
  ['the page does not show it yet', { from: 3, to: 5 }, '"5"'],
  ['a colleague’s came before it', { from: 4, to: 5 }, '"3"'],
])('what its reader has saved just before they know: %s', async (_, saved, version) => {
  const requests = answering([200, { data: {} }]);
  const { user } = await showButtons(false, { activate: async () => ({ kind: 'ok', saved }) });
  await user.click(button('Activate'));
  await expect.poll(() => requests[0]?.headers.get('if-match')).toBe(version);
});

test('a row doesn’t show all of its record, so its buttons ask for no version', async () => {
  const requests = answering([204]);
  const { user } = await showButtons(true);
  await user.click(button('Activate'));
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]?.headers.get('if-match')).toBeNull();
});
