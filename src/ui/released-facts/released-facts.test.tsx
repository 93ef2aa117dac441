import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Releases } from '../../../contract/pings/releases.schema.ts';
import { releaseConsent as consent } from '../../../tests/support/release-consent.ts';
import { show } from '../../../tests/support/show.tsx';
import { ReleasedFacts } from './released-facts.tsx';

/** What each stored fact reads as; one that is added to what companies get does not compile until it stands here. */
const words: Record<Exclude<keyof Releases, 'consent'>, string> = {
  name: 'Mia Vogt',
  email: 'mia@example.org',
  phonenumber: '+49 221 9901234',
  reachable_from: 'Best reached from 15:00',
  first_meeting: 'Would like to begin with a trial day',
  recommended_by: 'Recommended by Lackwerke Severin and Rheinchemie',
};

const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('whoever decides about a release reads all that the company gets', () => {
  show(
    <ReleasedFacts
      releases={{
        name: 'Mia Vogt',
        email: 'mia@example.org',
        phonenumber: '+492219901234',
        reachable_from: 15,
        first_meeting: 'trial_day',
        recommended_by: ['Lackwerke Severin', 'Rheinchemie'],
        consent,
      }}
    />,
  );
  expect(said()).toEqual(Object.values(words));
  const fold = screen.getByText('The consent to this, in full').closest('details');
  expect(fold?.textContent).toContain('The company gets what stands here.');
  expect(fold?.querySelector('[lang]')?.getAttribute('lang')).toBe('en');
});

test('what nobody has said is not there', () => {
  show(
    <ReleasedFacts
      releases={{
        name: 'Mia',
        email: 'mia@example.org',
        phonenumber: null,
        reachable_from: null,
        first_meeting: null,
        recommended_by: [],
        consent,
      }}
    />,
  );
  expect(said()).toEqual(['Mia', 'mia@example.org']);
});
