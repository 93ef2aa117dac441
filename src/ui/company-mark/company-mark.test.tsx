import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { CompanyMark } from './company-mark.tsx';

test('shows a logo where there is one, else letters, and says nothing', () => {
  const { container, rerender } = show(<CompanyMark name="Lackwerke Severin" color="#0f766e" />);
  expect([container.textContent, container.firstElementChild?.getAttribute('aria-hidden')]).toEqual(['LS', 'true']);
  rerender(<CompanyMark name="Lackwerke Severin" color="#0f766e" logo="/logo.webp" />);
  expect([container.textContent, container.querySelector('img')?.alt]).toEqual(['', '']);
});

test('waits for its picture until it is in sight, unless it is swiped there', () => {
  const { container, rerender } = show(<CompanyMark name="Lackwerke Severin" color={null} logo="/logo.webp" />);
  const loading = () => container.querySelector('img')?.getAttribute('loading');
  expect(loading()).toBe('lazy');
  rerender(<CompanyMark name="Lackwerke Severin" color={null} logo="/logo.webp" isSwiped />);
  expect(loading()).toBe('eager');
});
