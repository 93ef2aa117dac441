import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { MatchesIllustration } from '../illustrations/matches.tsx';
import { EmptyState } from './empty-state.tsx';

test('it says what will be here and offers one action; its drawing is silent', () => {
  show(
    <EmptyState
      illustration={<MatchesIllustration />}
      title="Matches will be here"
      level={3}
      action={<button>Widen</button>}
    >
      Nobody yet.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Matches will be here' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Widen' })).toBeDefined();
  expect([screen.getByText('Nobody yet.').tagName, screen.queryByRole('img')]).toEqual(['P', null]);
});
