import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { FoldedSection } from './folded-section.tsx';

test('what is saved from a form that was closed meanwhile doesn’t close the one that is open by then', async () => {
  const closings: (() => void)[] = [];
  const { user, rerender } = show(<Section />);
  function Section() {
    return (
      <FoldedSection title="Address" summary="Bonn" change={<>Change</>}>
        {(close) => <button onClick={() => closings.push(close)}>Save</button>}
      </FoldedSection>
    );
  }
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Change');
  await press('Save');
  await press('Leave it as it is');
  await press('Change');
  closings[0]?.();
  rerender(<Section />);
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeNull();
  await press('Save');
  closings[1]?.();
  await expect.poll(() => screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
