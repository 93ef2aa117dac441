import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Fact, FactList } from './fact-list.tsx';

test('facts are a list of sentences; their signs are silent', () => {
  show(
    <FactList>
      <Fact glyph="lock" title="Who sees what?">
        Nobody sees your name.
      </Fact>
      <Fact glyph="clock">21 days left.</Fact>
    </FactList>,
  );
  expect(screen.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
    'Who sees what?Nobody sees your name.',
    '21 days left.',
  ]);
  expect(screen.queryByRole('img')).toBeNull();
});
