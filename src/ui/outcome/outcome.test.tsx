import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Outcome } from './outcome.tsx';

test('its heading takes the focus, so that everybody hears how it ended', () => {
  show(
    <Outcome tone="success" title="Your answer has arrived" action={<a href="#home">Home</a>}>
      The company will get in touch.
    </Outcome>,
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Your answer has arrived' }));
  expect(screen.getByRole('link', { name: 'Home' })).toBeDefined();
});
