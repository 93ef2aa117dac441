import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Agreement } from '../../../contract/terms/terms.schema.ts';
import { show } from '../../../tests/support/show.tsx';
import { AgreementList } from './agreement-list.tsx';

const agreed: Agreement = {
  id: '0190a000-0000-7000-8000-000000000001',
  act: 'terms',
  at: '2026-03-01T10:00:00.000Z',
  ended_at: null,
  given_by: 'guardian',
  version: 1,
  locale: 'en',
  text: 'You can be found for 14 days.',
  organization: null,
};

test('a version and its number stand in one line', () => {
  const newer = { act: 'terms', version: 2, locale: 'en', text: 'You can be found for 21 days.' } as const;
  show(<AgreementList agreements={[agreed]} newer={[newer]} />);
  expect(screen.getByText(/^Agreed to on/).textContent).toMatch(/version\u00a01$/);
  expect(screen.getByText(/^Version\s2$/).textContent).toBe('Version\u00a02');
});
