import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { LongTextDisclosure } from './long-text.tsx';

test('a long text opens with a press, in its own language, with headings and lists', async () => {
  const { user, container } = show(
    <LongTextDisclosure title="Terms" note="Version 3" lang="de" text={'# Worum\n\nUm Hilfe.\n\n- eins\n- zwei'} />,
  );
  const details = container.querySelector('details');
  expect(details?.open).toBe(false);
  await user.click(screen.getByText('Terms'));
  expect(details?.open).toBe(true);
  const heading = screen.getByRole('heading', { level: 3, name: 'Worum' });
  expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('de');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['eins', 'zwei']);
});

test('what stands in a text is never a part of the page', () => {
  const { container } = show(<LongTextDisclosure title="Terms" isOpen text={'<img src=x onerror=alert(1)> & so.'} />);
  expect([container.querySelector('img'), screen.getByText('<img src=x onerror=alert(1)> & so.').tagName]).toEqual([
    null,
    'P',
  ]);
});
