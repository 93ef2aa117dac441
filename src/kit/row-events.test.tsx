import { msg } from '@lingui/core/macro';
import { screen, within } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { answering, showMember } from '../../tests/support/show-member.tsx';
import { RecordEvents } from './record-events.tsx';
import { type InRow, rowEvents } from './row-events.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.unstubAllGlobals());

const words = { activate: msg`Activate`, archive: msg`Archive` };
const record = { id: 'c1', events: ['activate', 'archive', 'unheard'] };
type Shown = ComponentType<InRow<typeof record>>;
const question = { title: 'Archive it?', description: 'For good.', keep: 'Keep it', confirm: 'Archive for good' };

const Whole: Shown = ({ row, begin }) => (
  <RecordEvents
    record={row}
    transition={registrationCodes.transition}
    words={words}
    asks={{ archive: question }}
    onChanged={async () => {}}
    isInRow
    begin={begin}
  />
);

/** A row whose record is another one after a press. */
function Changing({ Events }: { Events: ComponentType<{ row: typeof record }> }) {
  const [id, setId] = useState('c1');
  return (
    <>
      <Events row={{ ...record, id }} />
      <input type="button" aria-label="Other" onClick={() => setId('c2')} />
    </>
  );
}

/** A list's row whose buttons come when the test says so. */
async function showRow() {
  const coming = Promise.withResolvers<Shown>();
  const load = vi.fn<() => Promise<Shown>>(() => coming.promise);
  const Events = rowEvents<typeof record>({ words, load });
  return { ...(await showMember(<Changing Events={Events} />)), load, coming };
}
const button = (name: string) => screen.getByRole('button', { name });

test('a row has its buttons before anything of what they do is fetched', async () => {
  const { load } = await showRow();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Activate', 'Archive', '']);
  expect(button('Archive').dataset).toMatchObject({ event: 'action.press', which: 'archive' });
  expect(load).not.toHaveBeenCalled();
});

test('pressed early, a button waits, then does what was pressed, once, and keeps the focus', async () => {
  const requests = answering([204]);
  const { user, coming, load } = await showRow();
  await user.click(button('Activate'));
  expect(button('Activate').getAttribute('aria-busy')).toBe('true');
  await user.click(button('Activate'));
  coming.resolve(Whole);
  await expect.poll(() => requests.length).toBe(1);
  expect(await requests[0]?.json()).toEqual({ event: 'activate' });
  expect(document.activeElement).toBe(button('Activate'));
  expect([requests.length, load.mock.calls.length]).toEqual([1, 1]);
});

test('what asks first asks; the focus comes back to its button, and another press asks again', async () => {
  const { user, coming } = await showRow();
  await user.click(button('Archive'));
  coming.resolve(Whole);
  const asked = await screen.findByRole('alertdialog', { name: 'Archive it?' });
  await user.click(within(asked).getByRole('button', { name: 'Keep it' }));
  expect([screen.queryByRole('alertdialog'), document.activeElement]).toEqual([null, button('Archive')]);
  await user.click(button('Archive'));
  expect(await screen.findByRole('alertdialog', { name: 'Archive it?' })).not.toBeNull();
});

test('where it can’t be fetched that is said, and the button can be pressed again', async () => {
  const { user, coming, told } = await showRow();
  await user.click(button('Archive'));
  coming.reject(new Error('offline'));
  await expect.poll(() => told.map(({ tone }) => tone)).toEqual(['danger']);
  await expect.poll(() => button('Archive').getAttribute('aria-busy')).toBeNull();
});

test('a press belongs to its record: another one in its place is not moved', async () => {
  const requests = answering([204]);
  const { user, coming } = await showRow();
  await user.click(button('Activate'));
  coming.resolve(Whole);
  await expect.poll(() => requests.length).toBe(1);
  await user.click(button('Other'));
  await user.click(button('Archive'));
  await screen.findByRole('alertdialog', { name: 'Archive it?' });
  expect(requests.length).toBe(1);
});
