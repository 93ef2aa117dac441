import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Menu } from './menu.tsx';

function menu() {
  const done: string[] = [];
  const shown = show(
    <Menu
      label="More"
      icon={<svg aria-hidden="true" />}
      items={[
        { id: 'edit', label: 'Edit', onSelect: () => done.push('edit') },
        { id: 'send', label: 'Send', disabled: true, onSelect: () => done.push('send') },
        { id: 'copy', label: 'Copy link', onSelect: () => done.push('copy') },
        { id: 'delete', label: 'Delete', tone: 'danger', isApart: true, onSelect: () => done.push('delete') },
      ]}
    />,
  );
  return { ...shown, done, trigger: screen.getByRole('button', { name: 'More' }) };
}
const focused = () => document.activeElement?.textContent;

test('opened with the keyboard, arrows walk round it, past what is disabled', async () => {
  const { user, trigger } = menu();
  trigger.focus();
  await user.keyboard('{Enter}');
  expect([screen.getByRole('menu', { name: 'More' }).getAttribute('data-state'), focused()]).toEqual(['open', 'Edit']);
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Copy link');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Edit');
  await user.keyboard('{End}');
  expect(focused()).toBe('Delete');
});

test('a letter goes to the deed that begins with it, Enter does it and closes', async () => {
  const { user, done, trigger } = menu();
  trigger.focus();
  await user.keyboard('{Enter}d');
  expect(focused()).toBe('Delete');
  await user.keyboard('{Enter}');
  expect([done, screen.queryByRole('menu')]).toEqual([['delete'], null]);
});

test('Escape closes it without a deed, and the focus comes back', async () => {
  const { user, done, trigger } = menu();
  await user.click(trigger);
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  expect([done, screen.queryByRole('menu')]).toEqual([[], null]);
  await expect.poll(() => document.activeElement).toBe(trigger);
});

test('a press does a deed; on a disabled one it does nothing', async () => {
  const { user, done, trigger } = menu();
  await user.click(trigger);
  expect(screen.getByRole('menuitem', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));
  expect(done).toEqual(['copy']);
});
