import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Loading, Skeleton } from './skeleton.tsx';

test('blocks are for the eye; loading is said once', () => {
  const { container } = show(
    <Loading label="Loading">
      <Skeleton />
      <Skeleton width="60%" />
    </Loading>,
  );
  const status = screen.getByRole('status');
  expect([status.textContent, status.getAttribute('aria-busy')]).toEqual(['Loading', 'true']);
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2);
});
