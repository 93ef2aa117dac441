import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { StatusBadge } from './status-badge.tsx';

const sentence = 'Applicants can register with this code.';

/** The page's measurements, which jsdom has none of. */
beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

const open = () => {
  render(<StatusBadge status="active" label="Active" sentence={sentence} />);
  return { user: userEvent.setup(), badge: screen.getByRole('button', { name: 'Active' }) };
};

test('a badge says its sentence to the keyboard, until Escape', async () => {
  const { user, badge } = open();
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.tab();
  expect(badge).toBe(document.activeElement);
  expect((await screen.findByRole('tooltip')).textContent).toBe(sentence);
  expect(badge.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('to the mouse', async () => {
  const { user, badge } = open();
  await user.hover(badge);
  expect((await screen.findByRole('tooltip')).textContent).toBe(sentence);
});

test('and to a finger, which only taps', async () => {
  const { user, badge } = open();
  await user.pointer({ keys: '[TouchA]', target: badge });
  expect((await screen.findByRole('tooltip')).textContent).toBe(sentence);
});

test('one whose sentence stands beside it is nothing to press', () => {
  render(<StatusBadge status="active" label="Active" />);
  expect(screen.queryByRole('button')).toBeNull();
});
