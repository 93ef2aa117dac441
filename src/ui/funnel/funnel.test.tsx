import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Funnel } from './funnel.tsx';

const funnel = (...counts: readonly number[]) =>
  show(
    <>
      <h2 id="far">How far</h2>
      <Funnel
        aria-labelledby="far"
        steps={counts.map((count, at) => ({ id: String(at), label: `Step ${at}`, count }))}
      />
    </>,
  );

test('it says each step with its figure and its share of the first, in their order', () => {
  const { container } = funnel(200, 150, 0);
  expect(screen.getByRole('list', { name: 'How far' }).tagName).toBe('OL');
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Step 0 200 100%',
    'Step 1 150 75%',
    'Step 2 0 0%',
  ]);
  expect([...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual(['100', '75', '0']);
});

test('between two steps it narrows from the one to the other', () => {
  const { container } = funnel(200, 150, 0);
  expect([...container.querySelectorAll('path')].map((fall) => fall.getAttribute('d'))).toEqual([
    'M0 0H100L75 10H0Z',
    'M0 0H75L0 10H0Z',
  ]);
});

test('where nobody is, nothing is filled and there is no share', () => {
  const { container } = funnel(0, 0);
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Step 0 0 –', 'Step 1 0 –']);
  expect([...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual(['0', '0']);
});
