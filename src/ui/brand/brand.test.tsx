import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import * as css from './brand.css.ts';
import { Brand } from './brand.tsx';

const name = 'Handwerk am Rhein';
const wide = { url: '/api/v1/logos/0a.png', width: 216, height: 48 };
const square = { url: '/api/v1/logos/0b.png', width: 96, height: 96 };

/** What stands for the tenant to the eye, in this order. */
const seen = (container: HTMLElement): string[] =>
  [...(container.querySelector('a')?.children ?? [])].flatMap(({ tagName, className }) => {
    if (tagName === 'IMG') return 'logo';
    if (className === css.mark) return 'letter';
    return className === css.name ? 'name' : [];
  });

test.each([
  ['without a logo', undefined, ['letter', 'name']],
  ['of a tenant that has none', null, ['letter', 'name']],
  ['with a wide logo', wide, ['logo']],
  ['with a square logo', square, ['logo', 'name']],
])('%s it is called by the tenant’s name, once', (_, logo, expected) => {
  const { container } = show(<Brand name={name} href="/" logo={logo} />);
  expect(screen.getByRole('link', { name })).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
  expect(seen(container)).toEqual(expected);
});

test('where it is a link, it says where it leads, after the name', () => {
  show(<Brand name={name} href="/" home="start page" />);
  expect(screen.getByRole('link', { name: 'Handwerk am Rhein, start page' }).getAttribute('href')).toBe('/');
});

test('the place of a logo is known before it is there', () => {
  const { container } = show(<Brand name={name} logo={wide} />);
  const logo = container.querySelector('img');
  expect([logo?.getAttribute('width'), logo?.getAttribute('height')]).toEqual(['216', '48']);
});

test('where a logo doesn’t load, letter and name stand instead, until there is another', () => {
  const { container, rerender } = show(<Brand name={name} href="/" logo={wide} />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(seen(container)).toEqual(['letter', 'name']);
  expect(screen.getByRole('link', { name })).toBeDefined();
  rerender(<Brand name={name} href="/" logo={square} />);
  expect(seen(container)).toEqual(['logo', 'name']);
});

test('the letter is the first sign of the name, whatever the script', () => {
  const letter = (of: string) => {
    const { container, unmount } = show(<Brand name={of} />);
    const first = container.querySelector('[aria-hidden="true"]')?.textContent;
    unmount();
    return first;
  };
  expect([' österreich', 'محمد', '𝒜bc', ''].map(letter)).toEqual(['Ö', 'م', '𝒜', '']);
});
