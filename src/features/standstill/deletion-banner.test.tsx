import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meOf } from '../../../machines/session/session.fixtures.ts';
import { showMember } from '../../../tests/support/show-member.tsx';
import { TenantContext, type TenantInfo } from '../../api/tenant.ts';
import { StandstillBanner } from './standstill-banner.tsx';

/** Said to a company's people while staff delete it: on which day, and who is asked. */
const tenant: TenantInfo = {
  slug: 'app',
  name: 'Verband',
  color: '#0f766e',
  logo: null,
  default_locale: 'en',
  timezone: 'Europe/Berlin',
  imprint_url: null,
  privacy_url: null,
  support_email: 'hilfe@verband.example',
};
const organization = {
  id: '0198f0a0-0000-7000-8000-000000000001',
  name: 'Farbwerk',
  usage_type: 'searching' as const,
  status: 'archived' as const,
  occupation_ids: [],
  verified_at: null,
  version: 1,
};
const open = (path: string, deletes_at: string | null) =>
  showMember(
    <TenantContext value={tenant}>
      <StandstillBanner />
    </TenantContext>,
    { ...meOf('employee'), organization: { ...organization, deletes_at } },
    path,
  );

test.each(['/organization', '/Organization', '/dashboard', '/dashboard/', '/Dashboard'])(
  '%s says by the tenant’s clock when the company is erased, and whom to ask',
  async (path) => {
    // already the next day in Berlin
    await open(path, '2026-12-04T23:30:00.000Z');
    expect(screen.getByText('Your company will be erased on 5 December 2026')).toBeDefined();
    expect(screen.getByText(/Verband erases it with all accounts/)).toBeDefined();
    const asked = screen.getByRole('link', { name: 'hilfe@verband.example' });
    expect(asked.getAttribute('href')).toBe('mailto:hilfe@verband.example');
    expect(screen.getByRole('link', { name: 'To your data' }).getAttribute('href')).toBe('/account/data');
  },
);

test('above any other page stands the day and the way to one’s data, so that a phone still shows the page', async () => {
  await open('/search', '2026-12-04T23:30:00.000Z');
  expect(screen.getByText('Your company will be erased on 5 December 2026')).toBeDefined();
  expect(screen.queryByText(/all accounts/)).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['To your data']);
});

test('one that nobody deletes is told nothing of it, and its own page says why it stands still itself', async () => {
  const { unmount } = await open('/dashboard', null);
  expect(screen.queryByText(/will be erased/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Read why' })).toBeDefined();
  unmount();
  await open('/organization', null);
  expect(screen.queryByRole('link')).toBeNull();
});
