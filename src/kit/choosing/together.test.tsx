import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showMember } from '../../../tests/support/show-member.tsx';
import { Together } from './together.tsx';
import type { Chosen } from './use-chosen.ts';

const nobody: Chosen<{ readonly id: string }> = {
  rows: [],
  isChosen: () => false,
  most: 10,
  isFull: false,
  toggle: () => {},
  add: () => {},
  clear: () => {},
};

test('of two rows asked about one after the other the second is shown, whichever is answered first', async () => {
  const answers = new Map<string, () => void>();
  const sent: (readonly string[])[] = [];
  const preview = (ids: readonly string[]) => {
    const { promise, resolve } = Promise.withResolvers<readonly { name: string; refused: null }[]>();
    answers.set(ids.join(), () => resolve(ids.map((name) => ({ name, refused: null }))));
    return promise;
  };
  const { user } = await showMember(
    <Together
      chosen={nobody}
      nameOf={({ id }) => id}
      idOf={({ name }) => name}
      preview={preview}
      send={async (ids) => (sent.push(ids), { data: [], undo: null })}
      list="/"
      words={{
        button: () => 'Write',
        title: () => 'Write to them?',
        description: 'Each gets an e-mail.',
        confirm: () => 'Write now',
        done: () => 'Written',
      }}
      renderOne={() => null}
    >
      {({ ask }) => ['Ada', 'Ben'].map((id) => <button key={id} onClick={() => ask(id)}>{`Ask ${id}`}</button>)}
    </Together>,
  );
  await user.click(screen.getByRole('button', { name: 'Ask Ada' }));
  await user.click(screen.getByRole('button', { name: 'Ask Ben' }));
  await act(async () => answers.get('Ben')?.());
  await screen.findByRole('dialog');
  await act(async () => answers.get('Ada')?.());
  await user.click(screen.getByRole('button', { name: 'Write now' }));
  expect(sent).toEqual([['Ben']]);
});
