import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { GivenConsent, Terms } from '../../../contract/terms/terms.schema.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { ConsentSection } from './consent-section.tsx';

afterEach(() => vi.unstubAllGlobals());

const revoked = { act: 'findable', status: 'revoked', at: null, version: null, text: null } as unknown as GivenConsent;
const terms = { locale: 'en', findable: { version: 1, hash: 'a', text: 'Text' } } as unknown as Terms;

async function agreeAgain(...answer: [status: number, body?: unknown]) {
  answering(answer);
  const onChanged = vi.fn<() => Promise<void>>(async () => {});
  const { user, told } = await showMember(
    <ConsentSection consents={[revoked]} terms={terms} isMinor={false} onChanged={onChanged} />,
  );
  const button = screen.getByRole('button', { name: 'Agree to be found again' });
  await user.click(button);
  await expect.poll(() => button.getAttribute('aria-busy')).not.toBe('true');
  return { onChanged, titles: told.map(({ title }) => title) };
}

test('under a text that has changed meanwhile nothing is agreed to, and the newer one is read', async () => {
  const { onChanged, titles } = await agreeAgain(409, { message: 'reload', code: 'conflict' });
  expect(onChanged).toHaveBeenCalledOnce();
  expect(titles).toEqual(['This has just changed, so nothing was saved. Here is how it stands now.']);
});

test('an ended session is said by the login page alone', async () => {
  const { onChanged, titles } = await agreeAgain(401, { message: '', code: 'unauthenticated' });
  expect(titles).toEqual([]);
  expect(onChanged).not.toHaveBeenCalled();
});
