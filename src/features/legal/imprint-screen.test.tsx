import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showMember } from '../../../tests/support/show-member.tsx';
import { TenantContext, type TenantInfo } from '../../api/tenant.ts';
import { ImprintScreen } from './imprint-screen.tsx';

const bare: TenantInfo = {
  slug: 'chemie',
  name: 'Chemieverbund Rheinland',
  color: '#0f766e',
  logo: null,
  default_locale: 'de',
  imprint_url: null,
  privacy_url: null,
  support_email: 'ausbildung@chemie.example',
};

const facts = async (tenant: TenantInfo): Promise<readonly (string | null)[]> => {
  await showMember(
    <TenantContext value={tenant}>
      <ImprintScreen />
    </TenantContext>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

test('names who is responsible in law, where, and how to reach them', async () => {
  const tenant = {
    ...bare,
    legal_name: 'Chemieverbund Rheinland e. V.',
    contact_name: 'Miriam Sander',
    contact_phone: '+49 214 5550100',
    contact_address: 'Am Werkstor 12, 51373 Leverkusen',
  };
  expect(await facts(tenant)).toEqual([
    'Chemieverbund Rheinland e. V.Am Werkstor 12, 51373 Leverkusen',
    'Who answers questionsMiriam Sander',
    'Phone+49 214 5550100',
    'E-mailausbildung@chemie.example',
  ]);
  expect(screen.getByRole('link', { name: '+49 214 5550100' }).getAttribute('href')).toBe('tel:+492145550100');
});

test('what a tenant has not said is said to be missing', async () => {
  expect(await facts(bare)).toEqual([
    'Chemieverbund RheinlandThere is no postal address here yet. Ask for it by e-mail.',
    'PhoneThere is no phone number here yet.',
    'E-mailausbildung@chemie.example',
  ]);
});
