import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showMember } from '../../../tests/support/show-member.tsx';
import { CopyButton } from './copy-button.tsx';

test.each([
  ['copied', () => Promise.resolve(), 'Copied', ['success', 'The link is copied']],
  ['refused by the browser', () => Promise.reject(new Error('denied')), 'Copy', ['danger', 'Copying didn’t work']],
])(
  'a notification says that the link was copied, or that it was refused: %s [S8-21]',
  async (_, copy, words, notice) => {
    const { user, told } = await showMember(
      <CopyButton copy={copy} done="The link is copied">
        Copy
      </CopyButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await expect.poll(() => told.map(({ tone, title }) => [tone, title])).toEqual([notice]);
    expect(await screen.findByRole('button', { name: words })).toBeDefined();
  },
);
