import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { examples } from './illustrations.examples.tsx';

const drawings = Object.entries(examples.states((de) => de));

test.each(drawings)(
  'the drawing for %s is one of the family: silent, under 4 kB, in the theme’s colours',
  (_, drawing) => {
    const { container } = show(<>{drawing}</>);
    const svg = container.querySelector('svg');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    expect(svg?.outerHTML.length).toBeLessThan(4096);
    expect(svg?.outerHTML).not.toMatch(/#[0-9a-f]{3}|rgb|fill=|stroke=/i);
  },
);

test('the empty lists and the employee’s dashboard have their drawings [S2-58]', () => {
  const places = [
    'employee dashboard',
    'internships',
    'invitations',
    'jobs',
    'matches',
    'proposals',
    'email templates',
  ];
  expect(drawings.map(([place]) => place)).toEqual(expect.arrayContaining(places));
});

test('each place has a drawing of its own', () => {
  const drawn = drawings.map(([, drawing]) => {
    const { container, unmount } = show(<>{drawing}</>);
    const { innerHTML } = container;
    unmount();
    return innerHTML;
  });
  expect(new Set(drawn).size).toBe(drawings.length);
});
