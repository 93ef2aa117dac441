import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Card } from './card.tsx';

test('a card is what it is used as: a named part of the page, an entry of a list', () => {
  show(
    <>
      <Card as="section" aria-labelledby="title">
        <h2 id="title">Details</h2>
      </Card>
      <ul>
        <Card as="li">One</Card>
      </ul>
    </>,
  );
  expect(screen.getByRole('region', { name: 'Details' })).toBeDefined();
  expect(screen.getByRole('listitem').textContent).toBe('One');
});
