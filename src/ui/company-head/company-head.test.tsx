import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { CompanyHead } from './company-head.tsx';

const company = { name: 'Farbwerk Nord', city: 'Dormagen', profile: null, verified_at: '2026-03-02T10:00:00.000Z' };
const face = {
  name: 'Farbwerk',
  logo: { url: '/api/v1/pictures/x.webp', width: 200, height: 100 },
  color: '#336699',
  layout: 'classic',
  slogan: { de: '', en: '' },
} as const;

test('a company’s own mark stands beside its name, with its town and since when it has been checked', () => {
  const { container } = show(<CompanyHead company={{ ...company, profile: face }}>Farbwerk Nord</CompanyHead>);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/api/v1/pictures/x.webp');
  expect(screen.getByText('Dormagen')).toBeDefined();
  expect(screen.getByText('checked on March 2, 2026')).toBeDefined();
});

test('without a logo its letters stand there, and nothing is claimed that isn’t so', () => {
  const { container } = show(
    <CompanyHead company={{ ...company, city: null, verified_at: null }}>Farbwerk</CompanyHead>,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('FN')).toBeDefined();
  expect(screen.queryByText(/checked/)).toBeNull();
});
