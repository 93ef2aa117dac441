import { screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { type Notify, NotifyContext } from '../toast/notify.ts';
import { layer, useLayer } from './layer.ts';

interface WindowProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const Opened = ({ isOpen }: WindowProps) => (isOpen ? <p>Here it is</p> : null);

test('a layer that can’t be fetched says so and closes, and the next press asks again', async () => {
  const load = vi.fn<() => Promise<ComponentType<WindowProps>>>(async () => Opened);
  load.mockRejectedValueOnce(new Error('no connection'));
  const above = layer(load);
  const Above = (props: WindowProps) => useLayer(above, props);
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Open
        </button>
        <Above isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  };
  const shown = vi.fn<Notify['show']>(() => 'id');
  const { user } = show(
    <NotifyContext value={{ show: shown, isShown: () => true, dismiss: () => {} }}>
      <Page />
    </NotifyContext>,
  );
  await user.click(screen.getByRole('button'));
  await expect.poll(() => screen.getByRole('button').getAttribute('aria-expanded')).toBe('false');
  expect(shown).toHaveBeenCalledExactlyOnceWith({
    tone: 'danger',
    title: 'This could not be opened. Check your connection and try again.',
  });
  await expect
    .poll(
      async () => {
        await user.click(screen.getByRole('button'));
        return screen.queryByText('Here it is');
      },
      { timeout: 5000 },
    )
    .not.toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});
