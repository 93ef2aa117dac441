import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { PrintButton } from './printed.tsx';

test('the sheet is there for the printer only, and gone afterwards', async () => {
  const printed: (string | undefined)[] = [];
  vi.stubGlobal('print', () => printed.push(document.body.textContent ?? undefined));
  const { user } = show(<PrintButton>What was agreed to</PrintButton>);
  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(printed).toHaveLength(1);
  expect(printed[0]).toContain('What was agreed to');
  act(() => void globalThis.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('What was agreed to')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(printed).toHaveLength(2);
  vi.unstubAllGlobals();
});
