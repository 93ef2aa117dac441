import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../tests/support/show.tsx';
import { calm, type FormTrouble } from './trouble.ts';
import { TroubleBanner } from './trouble-banner.tsx';

const refused: FormTrouble = { fields: {}, general: 'This is not possible today.' };

function Form() {
  const [trouble, setTrouble] = useState(calm);
  return (
    <>
      <TroubleBanner trouble={trouble} />
      <button onClick={() => setTrouble(refused)}>Send</button>
      <button onClick={() => setTrouble(calm)}>Begin anew</button>
    </>
  );
}

test('the one thing that went wrong takes the focus, each time it is said', async () => {
  Element.prototype.scrollIntoView = () => {};
  const { user } = show(<Form />);
  for (let time = 0; time < 2; time += 1) {
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(document.activeElement?.textContent).toBe('This is not possible today.');
    expect(document.activeElement?.querySelector('[role=alert]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Begin anew' }));
  }
});
