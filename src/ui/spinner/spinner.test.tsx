import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Spinner } from './spinner.tsx';

test('by itself it says what it means, beside words it is silent', () => {
  const { container, rerender } = show(<Spinner label="Loading" />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
  rerender(<Spinner />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
