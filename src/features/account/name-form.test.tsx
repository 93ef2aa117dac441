import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import { discardDrafts } from '../../forms/drafts.ts';
import { NameForm } from './name-form.tsx';

afterEach(discardDrafts);

test('a name that is too long stays as it was pasted, and is told so', async () => {
  const me = anApplicant();
  const { user } = await showAs(me, <NameForm user={me.user} onSaved={() => undefined} />);
  const first = screen.getByRole<HTMLInputElement>('textbox', { name: /First name/ });
  await user.clear(first);
  await user.click(first);
  await user.paste('A'.repeat(81));
  await user.click(screen.getByRole('button', { name: 'Save the name' }));
  expect(first.value).toHaveLength(81);
  expect(first.getAttribute('aria-invalid')).toBe('true');
});
