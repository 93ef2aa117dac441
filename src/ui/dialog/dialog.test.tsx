import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Kept } from '../gallery/examples.tsx';
import { Dialog } from './dialog.tsx';

const page = (isAlert = false) => (
  <Kept start={false}>
    {(isOpen, keep) => (
      <>
        <button type="button" onClick={() => keep(true)}>
          Delete code
        </button>
        <Dialog
          title="Delete this code?"
          description="It will no longer work."
          isOpen={isOpen}
          onClose={() => keep(false)}
          isAlert={isAlert}
          footer={
            <button type="button" onClick={() => keep(false)}>
              Keep
            </button>
          }
        />
      </>
    )}
  </Kept>
);
const focused = () => document.activeElement;

test('the focus begins at its title', async () => {
  const { user } = show(page());
  await user.click(screen.getByText('Delete code'));
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Delete this code?' }));
});

test('it is named by its title and described by its sentence', async () => {
  const { user } = show(page());
  await user.click(screen.getByText('Delete code'));
  expect(
    screen.getByRole('dialog', { name: 'Delete this code?', description: 'It will no longer work.' }),
  ).toBeDefined();
});

test('a question that must be answered is announced as one', async () => {
  const { user } = show(page(true));
  await user.click(screen.getByText('Delete code'));
  expect(screen.getByRole('alertdialog', { name: 'Delete this code?' })).toBeDefined();
});

test('the focus goes in, stays in, and the page behind is out of reach', async () => {
  const { user } = show(page());
  await user.click(screen.getByText('Delete code'));
  const dialog = screen.getByRole('dialog');
  const seen = new Set<Element | null>();
  for (let step = 0; step < 5; step += 1) {
    expect(dialog.contains(focused())).toBe(true);
    seen.add(focused());
    await user.tab();
  }
  await user.tab({ shift: true });
  expect(dialog.contains(focused())).toBe(true);
  expect(seen).toContain(screen.getByRole('button', { name: 'Close' }));
  expect(seen).toContain(screen.getByRole('button', { name: 'Keep' }));
  expect(screen.queryByRole('button', { name: 'Delete code' })).toBeNull();
});

test.each(['Escape', 'Close', 'Keep'])('%s closes it, and the focus comes back', async (way) => {
  const { user } = show(page());
  await user.click(screen.getByText('Delete code'));
  await (way === 'Escape' ? user.keyboard('{Escape}') : user.click(screen.getByRole('button', { name: way })));
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(focused).toBe(screen.getByText('Delete code'));
});
