import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { type Face, Portrait } from './portrait.tsx';

const nothing: Face = {
  name: 'Lackwerke Severin',
  slogan: { de: '', en: '' },
  description: { de: '', en: '' },
  occupations: [],
  address: '',
  website: '',
  color: null,
  layout: 'classic',
};
const text = () => screen.getByRole('article').textContent;

test.each(['classic', 'split', 'hero'] as const)(
  'a company that says nothing has its name and its letters: %s',
  (layout) => {
    const { container } = show(<Portrait face={{ ...nothing, layout }} />);
    expect(screen.getByRole('heading', { name: 'Lackwerke Severin' })).toBeDefined();
    expect([text()?.replace('LS', ''), container.querySelector('img'), screen.queryByRole('list')]).toEqual([
      'Lackwerke Severin',
      null,
      null,
    ]);
  },
);

test.each(['classic', 'split', 'hero'] as const)('its logo and its picture are shown once each: %s', (layout) => {
  const { container } = show(<Portrait face={{ ...nothing, layout, logo: '/logo.webp', picture: '/picture.webp' }} />);
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(
    layout === 'split' || layout === 'hero' ? ['/picture.webp', '/logo.webp'] : ['/logo.webp', '/picture.webp'],
  );
});

test('what is missing in the language shown is said in the other, by its name', () => {
  show(
    <Portrait
      face={{ ...nothing, slogan: { de: 'Komm zu uns', en: '' }, description: { de: 'Hallo', en: 'Hello' } }}
    />,
  );
  expect([screen.getByText('Komm zu uns').lang, screen.getByText('Hello').lang]).toEqual(['de', '']);
});

test.each([
  ['https://www.example.org/', 'www.example.org', 'https://www.example.org/'],
  ['www.example.or', 'www.example.or', undefined],
  ['javascript:alert(1)', 'javascript:alert(1)', undefined],
])('a website is a link once it is an address: %s', (website, words, href) => {
  show(<Portrait face={{ ...nothing, website }} />);
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(href);
});

test('the way there is a plain link to a map, and whoever vouches for the company is named with the day', () => {
  const { container } = show(
    <Portrait
      face={{
        ...nothing,
        address: 'Am Kanal 7 & 8, 50667 Köln',
        verified: { at: '2026-03-03T12:00:00Z', by: 'Chemieverbund Rhein' },
      }}
    />,
  );
  const way = screen.getByRole('link', { name: /The way there/ });
  expect([way.getAttribute('href'), way.getAttribute('target'), way.getAttribute('rel')]).toEqual([
    'https://www.openstreetmap.org/directions?to=Am+Kanal+7+%26+8%2C+50667+K%C3%B6ln',
    '_blank',
    'noopener noreferrer',
  ]);
  expect(text()).toContain('Checked by Chemieverbund Rheinon March 3, 2026');
  expect(container.querySelector('iframe, img, script')).toBeNull();
});

test.each(['#808080', 'red; background: url(//evil)', '#0f766e'])(
  'only a colour on which text can be read is drawn: %s',
  (color) => {
    show(<Portrait face={{ ...nothing, color }} />);
    expect(screen.getByRole('article').getAttribute('style')?.includes(color)).toBe(color === '#0f766e');
  },
);
