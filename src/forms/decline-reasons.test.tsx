import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ApplicantPing } from '../../contract/pings/applicant-ping.schema.ts';
import { show } from '../../tests/support/show.tsx';
import { DeclineReasons } from './decline-reasons.tsx';

const offered = (occupation: string, wish: string): Pick<ApplicantPing, 'offer' | 'match'> => ({
  offer: { kind: 'apprenticeship', occupation },
  match: { rule: 1, reasons: [{ kind: 'occupation', level: 'same', name: wish }] },
});
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('what the offer itself suggests comes first', () => {
  const { unmount } = show(<DeclineReasons ping={offered('Koch/Köchin', 'Chemikant/in')} onChoose={() => {}} />);
  expect(names()[0]).toBe('I would like to learn something else.');
  unmount();
  show(<DeclineReasons ping={offered('Chemikant/in', 'Chemikant/in')} onChoose={() => {}} />);
  expect(names()[0]).toBe('It is too far for me.');
  expect(names()).toHaveLength(4);
});

test('one tap is the reason', async () => {
  const choose = vi.fn<(reason: string) => void>();
  show(<DeclineReasons ping={offered('Koch/Köchin', 'Koch/Köchin')} onChoose={choose} />);
  await userEvent.click(screen.getByRole('button', { name: 'It is too far for me.' }));
  expect(choose).toHaveBeenCalledWith('It is too far for me.');
});
