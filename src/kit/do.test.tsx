import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { recordActionMachine } from '../../machines/records/record-action.machine.ts';
import { show } from '../../tests/support/show.tsx';
import { Do } from './do.tsx';

test('a button can be pressed exactly while its machine takes the event, and bears its name', async () => {
  const actor = createActor(recordActionMachine, { input: { offered: ['archive'], asks: ['archive'] } }).start();
  const { user } = show(
    <>
      <Do on={actor} event={{ type: 'action.press', action: 'archive' }}>
        Archive
      </Do>
      <Do on={actor} event={{ type: 'action.cancel' }}>
        Keep it
      </Do>
    </>,
  );
  const names = () => screen.getAllByRole('button').map((button) => button.dataset['event']);
  const pressable = () => screen.getAllByRole('button').map((button) => !(button as HTMLButtonElement).disabled);
  expect([names(), pressable()]).toEqual([
    ['action.press', 'action.cancel'],
    [true, false],
  ]);
  expect(screen.getByRole('button', { name: 'Archive' }).dataset['which']).toBe('archive');
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  expect([actor.getSnapshot().value, pressable()]).toEqual(['asking', [false, true]]);
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect([actor.getSnapshot().value, pressable()]).toEqual([{ resting: 'offered' }, [true, false]]);
});

test('what the page still lacks is said, and nothing is sent', async () => {
  const actor = createActor(recordActionMachine, { input: { offered: ['archive'], asks: ['archive'] } }).start();
  const event = { type: 'action.press', action: 'archive' } as const;
  const { user } = show(
    <Do on={actor} event={event} check={() => false}>
      Archive
    </Do>,
  );
  await user.click(screen.getByRole('button'));
  expect(actor.getSnapshot().value).toEqual({ resting: 'offered' });
});
