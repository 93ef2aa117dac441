import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showMember } from '../../../tests/support/show-member.tsx';
import type { MenuLink } from './menu-anchor.tsx';
import { Navigation } from './navigation.tsx';

const link = (label: string, more: Partial<MenuLink> = {}): MenuLink => ({
  path: `/${label.toLowerCase()}`,
  label,
  glyph: 'card',
  ...more,
});

test('what is made once is in the drawer of a phone, and keeps its place in the menu', async () => {
  const links = ['Start', 'Face', 'Search', 'Alerts', 'Codes', 'Account'].map((label) =>
    link(label, label === 'Face' ? { isSeldom: true } : {}),
  );
  const { user } = await showMember(<Navigation links={links} />);
  const menu = screen.getByRole('navigation');
  expect(
    within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(links.map(({ label }) => label));
  await user.click(within(menu).getByRole('button', { name: 'More' }));
  // first the drawer, then the dialog it is
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.dynamicImportSettled());
  const drawer = screen.getByRole('dialog');
  expect(
    within(drawer)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Face', 'Account']);
});
