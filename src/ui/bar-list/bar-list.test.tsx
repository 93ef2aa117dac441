import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { type Bar, BarList } from './bar-list.tsx';

const bars: Bar[] = [
  { id: 'looking', label: 'Looking', count: 1200 },
  { id: 'paused', label: 'Not looking', count: 300 },
  { id: 'rest', label: 'At rest', count: 0 },
];
const list = (given: readonly Bar[], whole?: number) =>
  show(
    <>
      <h2 id="searches">Searches</h2>
      <BarList aria-labelledby="searches" bars={given} whole={whole} />
    </>,
  );
const widths = (container: Element): (string | null)[] =>
  [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'));

test('it is a list under its heading that says words and figures; the bars are for the eye', () => {
  const { container } = list(bars);
  expect(screen.getByRole('list', { name: 'Searches' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Looking 1,200',
    'Not looking 300',
    'At rest 0',
  ]);
  expect([...container.querySelectorAll('svg')].every((bar) => bar.getAttribute('aria-hidden') === 'true')).toBe(true);
});

test('bars are measured by the greatest count, or by the whole, and never go beyond it', () => {
  expect(widths(list(bars).container)).toEqual(['100', '25', '0']);
  expect(widths(list(bars, 2400).container)).toEqual(['50', '12.5', '0']);
  expect(widths(list(bars, 600).container)).toEqual(['100', '50', '0']);
});

test('where nothing was counted no bar is filled', () => {
  expect(widths(list([{ id: 'rest', label: 'At rest', count: 0 }]).container)).toEqual(['0']);
});

test('all the others together have a figure and no bar, and measure nobody', () => {
  const { container } = list([...bars, { id: 'others', label: 'Others', count: 9000, isRest: true }]);
  expect(widths(container)).toEqual(['100', '25', '0']);
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('Others 9,000');
});
