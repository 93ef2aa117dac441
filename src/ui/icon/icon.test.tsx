import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Glyph } from './glyph.tsx';
import { Icon } from './icon.tsx';

test('beside words a drawing is silent, without them it says its label', () => {
  const { container } = show(
    <>
      <Icon name="check" />
      <Glyph name="lock" />
      <Icon name="cross" label="Wrong" />
      <Glyph name="phone" label="Phone" />
    </>,
  );
  expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual(['Wrong', 'Phone']);
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2);
});
