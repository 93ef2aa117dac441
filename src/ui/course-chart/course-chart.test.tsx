import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { countScale } from './count-scale.ts';
import { CourseChart } from './course-chart.tsx';

test.each([0, 1, 3, 4, 5, 11, 21, 41, 99, 100, 1001, 123_456])(
  'a scale for up to %d begins with nothing, ends with a round number no lower, and has whole numbers at equal steps',
  (greatest) => {
    const scale = countScale(greatest, [100, 0]);
    const ticks = scale.ticks(4);
    const [first = 0, second = 0] = ticks;
    expect([first, ticks.at(-1)]).toEqual([0, scale.domain()[1]]);
    expect(scale.domain()[1]).toBeGreaterThanOrEqual(greatest);
    expect(ticks).toEqual(ticks.map((_, at) => at * second));
    expect(ticks.every(Number.isInteger)).toBe(true);
  },
);

const lines = (container: Element) =>
  [...container.querySelectorAll('g path:first-child')].map((path) => path.getAttribute('d'));

test('its lines begin at the left and end at the right, and nobody reads them aloud', () => {
  const { container } = show(
    <CourseChart
      stretches={['1', '2', '3']}
      series={[
        { name: 'Messages', counts: [4, 2, 0] },
        { name: 'Yes', counts: [1, 0, 0] },
      ]}
    />,
  );
  expect(lines(container)).toEqual(['M0 0L50 50L100 100', 'M0 75L50 100L100 100']);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('a single stretch is one dot', () => {
  const { container } = show(<CourseChart stretches={['today']} series={[{ name: '', counts: [4] }]} />);
  expect(lines(container)).toEqual(['M50 0']);
});
