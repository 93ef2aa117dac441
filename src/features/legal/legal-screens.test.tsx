import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import { PrivacyScreen } from './legal-screens.tsx';

test.each([/cookies for the login/, /recognising a browser/, /protecting forms/, /the language/, /not yet sent/])(
  'the privacy notice names all that is kept in a browser: %s',
  async (kept) => {
    await showAs(anApplicant(), <PrivacyScreen />);
    expect(screen.getByText(kept)).toBeDefined();
  },
);
