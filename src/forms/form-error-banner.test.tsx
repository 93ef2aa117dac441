import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../tests/support/show.tsx';
import { noError, type FormError } from './form-error.ts';
import { FormErrorBanner } from './form-error-banner.tsx';

const refused: FormError = { fields: {}, general: 'This is not possible today.' };

function Form() {
  const [formError, setFormError] = useState(noError);
  return (
    <>
      <FormErrorBanner formError={formError} />
      <button onClick={() => setFormError(refused)}>Send</button>
      <button onClick={() => setFormError(noError)}>Begin anew</button>
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
