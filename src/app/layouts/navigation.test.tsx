import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
  const drawer = await screen.findByRole('dialog');
  expect(
    within(drawer)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Face', 'Account']);
});

test('a number in the drawer stands on “More” too', async () => {
  const count = { figure: '3', words: '3 unread' };
  const links = ['Start', 'News', 'Search', 'Codes'].map((label) =>
    link(label, label === 'News' ? { isSeldom: true, count } : {}),
  );
  await showMember(<Navigation links={links} />);
  expect(screen.getByRole('button', { name: /More/u }).textContent).toBe('More33 unread');
});

test('“More” is marked while its drawer holds the page', async () => {
  const links = ['Start', 'Search', 'Codes', 'Contacts', 'Organization'].map((label) => link(label));
  const shown = async (path: string) => {
    await showMember(<Navigation links={links} />, undefined, path);
    return screen.getAllByRole('button', { name: 'More' }).at(-1)?.getAttribute('aria-current');
  };
  expect(await shown('/organization/employees')).toBe('true');
  expect(await shown('/codes')).toBeNull();
  expect(await shown('/organizations'), 'another page').toBeNull();
});
