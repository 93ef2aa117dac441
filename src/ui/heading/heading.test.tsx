import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Heading } from './heading.tsx';

test.each([1, 2, 3, 4] as const)('a heading of level %i stands there in the outline, however it looks', (level) => {
  show(
    <Heading level={level} look="title">
      Says something
    </Heading>,
  );
  expect(screen.getByRole('heading', { level, name: 'Says something' })).toBeDefined();
});

test('only one that a script may focus takes the focus, and tabbing passes it by', async () => {
  const ref = createRef<HTMLHeadingElement>();
  const { user } = show(
    <>
      <Heading level={1} ref={ref}>
        First
      </Heading>
      <Heading level={2}>Second</Heading>
      <button>Next</button>
    </>,
  );
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Next');
  ref.current?.focus();
  expect(document.activeElement?.textContent).toBe('First');
  expect(screen.getByText('Second').hasAttribute('tabindex')).toBe(false);
});
