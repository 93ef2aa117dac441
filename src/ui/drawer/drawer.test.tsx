import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Kept } from '../gallery/examples.tsx';
import { Drawer } from './drawer.tsx';

const page = (
  <Kept start={false}>
    {(isOpen, keep) => (
      <>
        <button type="button" onClick={() => keep(true)}>
          Filters
        </button>
        <Drawer title="Filter the list" isOpen={isOpen} onClose={() => keep(false)}>
          <label>
            Place <input />
          </label>
        </Drawer>
      </>
    )}
  </Kept>
);

test('the focus begins at its title, so that no button looks chosen', async () => {
  const { user } = show(page);
  await user.click(screen.getByText('Filters'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Filter the list' }));
});

test('it is a dialog named by its title, and keeps the focus', async () => {
  const { user } = show(page);
  await user.click(screen.getByText('Filters'));
  const drawer = screen.getByRole('dialog', { name: 'Filter the list' });
  for (let step = 0; step < 5; step += 1) {
    expect(drawer.contains(document.activeElement)).toBe(true);
    await user.tab();
  }
});

test.each(['Escape', 'Close'])('%s closes it, and the focus comes back', async (way) => {
  const { user } = show(page);
  await user.click(screen.getByText('Filters'));
  await (way === 'Escape' ? user.keyboard('{Escape}') : user.click(screen.getByRole('button', { name: way })));
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByText('Filters'));
});

test.each([
  ['Sanitär/Heizung', 'Sanitär/<wbr>Heizung'],
  ['Tischler/in', 'Tischle<span>r/in</span>'],
  ['Operationstechnische/r', 'Operationstechnisch<span>e/r</span>'],
])('a title goes on after a slash, not before a short ending, and is read as one name: %s', (title, html) => {
  show(
    <Drawer title={title} isOpen onClose={() => undefined}>
      <p>Köln</p>
    </Drawer>,
  );
  const { innerHTML } = screen.getByRole('heading', { name: title });
  expect(innerHTML.replaceAll(/ class="[^"]*"/g, '')).toBe(html);
});

test('a sheet comes from below and is the same dialog', () => {
  const { baseElement } = show(
    <Drawer title="Köln" isOpen isFromBelow onClose={() => {}}>
      Words
    </Drawer>,
  );
  expect([screen.getByRole('dialog', { name: 'Köln' }).className, baseElement.textContent]).toEqual([
    expect.stringContaining('sheet'),
    expect.stringContaining('Words'),
  ]);
});
