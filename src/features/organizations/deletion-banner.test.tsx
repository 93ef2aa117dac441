import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Organization } from '../../../contract/organizations/organizations.schema.ts';
import { meOf } from '../../../machines/session/session.fixtures.ts';
import { showMember } from '../../../tests/support/show-member.tsx';
import { TenantContext, type TenantInfo } from '../../api/tenant.ts';
import { activateLocale } from '../../i18n/catalogs.ts';
import { OrganizationFrame } from './organization-frame.tsx';
import { StandstillBanner } from './standstill-banner.tsx';

beforeAll(() => activateLocale('en'));

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
const organization: Organization = {
  id: '0198f0a0-0000-7000-8000-000000000001',
  name: 'Farbwerk',
  usage_type: 'searching',
  status: 'archived',
  occupation_ids: [],
  verified_at: null,
  // already the next day in Berlin
  deletes_at: '2026-12-04T23:30:00.000Z',
  version: 1,
  website: null,
  privacy: null,
  address: null,
  may_invite: true,
  status_reason: null,
  staff_changed_at: null,
  events: [],
};
const own = (deletes_at: string | null) =>
  showMember(
    <TenantContext value={tenant}>
      <OrganizationFrame organization={{ ...organization, deletes_at }}>{null}</OrganizationFrame>
    </TenantContext>,
  );
const elsewhere = (deletes_at: string | null) =>
  showMember(
    <TenantContext value={tenant}>
      <StandstillBanner />
    </TenantContext>,
    { ...meOf('employee'), organization: { ...organization, deletes_at } },
    '/dashboard',
  );

test.each([
  ['its own page', own],
  ['every other page', elsewhere],
])('%s says by the tenant’s clock when the company is erased, and whom to ask', async (_page, open) => {
  await open(organization.deletes_at);
  expect(await screen.findByText('Your company is being deleted')).toBeDefined();
  expect(screen.getByText(/Verband erases it on 5 December 2026/)).toBeDefined();
  const asked = screen.getByRole('link', { name: 'hilfe@verband.example' });
  expect(asked.getAttribute('href')).toBe('mailto:hilfe@verband.example');
  expect(screen.getByRole('link', { name: 'To your data' }).getAttribute('href')).toBe('/account/data');
});

test('one that nobody deletes is told nothing of it', async () => {
  const { unmount } = await own(null);
  expect(screen.queryByText('Your company is being deleted')).toBeNull();
  unmount();
  await elsewhere(null);
  expect(screen.queryByText('Your company is being deleted')).toBeNull();
  expect(screen.getByRole('link', { name: 'Read why' })).toBeDefined();
});
