import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../tests/support/show.tsx';
import { useOneCall } from './use-one-call.ts';

test('of two that are pressed one after the other the second is at work until it is answered', async () => {
  const answers = new Map<string, () => void>();
  function Buttons() {
    const { pending, press } = useOneCall(async () => {});
    const send = (name: string) => () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      answers.set(name, resolve);
      return promise;
    };
    return ['One', 'Other'].map((name) => (
      <button key={name} aria-busy={pending === name} onClick={() => press(name, send(name))}>
        {name}
      </button>
    ));
  }
  const { user } = show(<Buttons />);
  await user.click(screen.getByRole('button', { name: 'One' }));
  await user.click(screen.getByRole('button', { name: 'Other' }));
  const isBusy = () => screen.getByRole('button', { name: 'Other' }).getAttribute('aria-busy');
  await act(async () => answers.get('One')?.());
  expect(isBusy()).toBe('true');
  await act(async () => answers.get('Other')?.());
  expect(isBusy()).toBe('false');
});
