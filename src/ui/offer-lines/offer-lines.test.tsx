import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { OfferLines } from './offer-lines.tsx';

test('the offer comes first, then what somebody adds, as text and with their name', () => {
  const { container } = show(<OfferLines offer="A talk: Koch/Köchin" personal="<b>Hi</b>" by="Jan Feld" />);
  expect(container.textContent).toBe('A talk: Koch/Köchin<b>Hi</b>Jan Feld');
  expect(screen.getByRole('blockquote').textContent).toContain('Jan Feld');
});

test('without either there is nothing', () => {
  const { container } = show(<OfferLines offer={null} personal={null} by="Jan Feld" />);
  expect(container.innerHTML).toBe('');
});
