import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { aPortrait } from '../../../tests/support/near-by.ts';
import { showMember } from '../../../tests/support/show-member.tsx';
import { PortraitSheet } from './portrait-sheet.tsx';

test('a company that one would rather not hear from is blocked or reported from its portrait, by its own name', async () => {
  const portrait = aPortrait(1);
  const shown = { ...portrait, profile: { ...portrait.profile, name: 'As it calls itself' } };
  await showMember(<PortraitSheet portrait={shown} interests={[]} onClose={() => {}} />, anApplicant());
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('Block this company')).toBe('/account/companies?company=Betrieb+1');
  expect(leadsTo('Report this company')).toBe(`/account/companies/${portrait.id}/report`);
});
