import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { examples } from './badge.examples.tsx';
import { StatusBadge, type StatusWord } from './status-badge.tsx';

const sentence = 'Applicants can register with this code.';

const open = () => ({
  ...show(<StatusBadge status="active" label="Active" sentence={sentence} />),
  badge: () => screen.getByRole('button', { name: 'Active' }),
});

test('a badge says its sentence to the keyboard, until Escape', async () => {
  const { user, badge } = open();
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.tab();
  expect(badge()).toBe(document.activeElement);
  expect((await screen.findByRole('tooltip')).textContent).toBe(sentence);
  expect(badge(), 'the focus stays where it was').toBe(document.activeElement);
  expect(badge().getAttribute('aria-description')).toBe(sentence);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('to the mouse', async () => {
  const { user, badge } = open();
  await user.hover(badge());
  expect((await screen.findByRole('tooltip')).textContent).toBe(sentence);
});

test('a pointer that left while the sentence was coming leaves none behind', async () => {
  const { badge } = open();
  fireEvent.pointerEnter(badge());
  expect((await screen.findByRole('tooltip')).textContent).toBe(sentence);
  fireEvent.pointerLeave(badge());
  await expect.poll(() => screen.queryByRole('tooltip')).toBeNull();
});

test('and to a finger, which only taps', async () => {
  const { user, badge } = open();
  await user.pointer({ keys: '[TouchA]', target: badge() });
  expect((await screen.findByRole('tooltip')).textContent).toBe(sentence);
});

test('one whose sentence stands beside it is nothing to press', () => {
  show(<StatusBadge status="active" label="Active" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('each status word has a word and a shape, never a colour alone', () => {
  const { container } = show(<>{examples.states((_, en) => en)['each status word']}</>);
  const badges = [...container.querySelectorAll('span:has(> svg)')];
  expect(badges).toHaveLength(24);
  expect(new Set(badges.map((badge) => badge.textContent)).size).toBe(24);
  expect(badges.filter((badge) => !badge.querySelector('path')?.getAttribute('d'))).toEqual([]);
});

test('a no and a yes taken back, which everybody is free to give, look like what has ended, not like a warning', () => {
  const lookOf = (status: StatusWord) => {
    const { container, unmount } = show(<StatusBadge status={status} label={status} />);
    const look = container.querySelector('span')?.className;
    unmount();
    return look;
  };
  expect(lookOf('declined')).toBe(lookOf('archived'));
  expect(lookOf('revoked')).toBe(lookOf('archived'));
  expect(lookOf('declined')).not.toBe(lookOf('expired'));
});

test.each<[StatusWord, StatusWord]>([
  ['accepted', 'declined'],
  ['pending', 'upcoming'],
  ['expired', 'unverified'],
  ['draft', 'archived'],
])('%s and %s differ in shape', (one, other) => {
  const shapeOf = (status: StatusWord) => {
    const { container, unmount } = show(<StatusBadge status={status} label={status} />);
    const shape = container.querySelector('path')?.getAttribute('d');
    unmount();
    return shape;
  };
  expect(shapeOf(one)).not.toBe(shapeOf(other));
});
