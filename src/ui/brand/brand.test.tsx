import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Brand } from './brand.tsx';

test('with a logo or without, it is called by the tenant’s name, once', () => {
  const { container, rerender } = show(<Brand name="Handwerk am Rhein" href="/" />);
  expect(screen.getByRole('link', { name: 'Handwerk am Rhein' })).toBeDefined();
  rerender(<Brand name="Handwerk am Rhein" href="/" logoUrl="data:image/png," />);
  expect(screen.getByRole('link', { name: 'Handwerk am Rhein' })).toBeDefined();
  expect(container.querySelector('img')?.alt).toBe('');
});

test('the letter is the first sign of the name, whatever the script', () => {
  const letter = (name: string) => {
    const { container, unmount } = show(<Brand name={name} />);
    const first = container.querySelector('[aria-hidden="true"]')?.textContent;
    unmount();
    return first;
  };
  expect([' österreich', 'محمد', '𝒜bc', ''].map(letter)).toEqual(['Ö', 'م', '𝒜', '']);
});
