import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showMember } from '../../../tests/support/show-member.tsx';
import { PendingMultiCombobox } from './pending-multi-combobox.tsx';

test('Enter before there is a list asks for it, and sends no form', async () => {
  const told: unknown[] = [];
  const { user } = await showMember(
    <form onSubmit={() => told.push('sent')}>
      <PendingMultiCombobox
        name="occupations"
        label="Occupations"
        values={[]}
        onChange={() => {}}
        chosen={[]}
        early={{ typed: 'joiner', isOpen: false, isHeld: true }}
        onEarlyInput={(early) => told.push(early)}
      />
    </form>,
  );
  screen.getByRole('combobox', { name: 'Occupations' }).focus();
  told.length = 0;
  await user.keyboard('{Enter}');
  expect(told).toEqual([{ typed: 'joiner', isOpen: true, isHeld: true }]);
});
