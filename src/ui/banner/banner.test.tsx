import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Banner } from './banner.tsx';

test('what went wrong is said at once, what is merely there is not', () => {
  show(
    <>
      <Banner tone="danger">It did not work.</Banner>
      <Banner tone="info">Just so you know.</Banner>
      <Banner tone="success" announce="politely">
        Saved.
      </Banner>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('It did not work.');
  expect(screen.getByRole('status').textContent).toBe('Saved.');
  expect(screen.getByText('Just so you know.').closest('[role]')).toBeNull();
});

test('one that was there from the start can be silent, and offers its way out', () => {
  show(
    <Banner tone="danger" announce="silent" title="Gone" action={<button>Try again</button>}>
      Nothing here.
    </Banner>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getByText('Gone')).toBeDefined();
});

test('its tone is a drawing too, not a colour alone', () => {
  const drawn = (['info', 'success', 'warning', 'danger'] as const).map((tone) => {
    const { container, unmount } = show(<Banner tone={tone}>x</Banner>);
    const path = container.querySelector('path')?.getAttribute('d');
    unmount();
    return path;
  });
  expect(new Set(drawn).size).toBe(4);
});
