import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LegalContactInput } from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import { meOf } from '../../../machines/session/session.fixtures.ts';
import { aGuardian } from '../../../tests/support/a-guardian.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { GuardianSection } from './guardian-section.tsx';

afterEach(() => vi.unstubAllGlobals());

const guardian = aGuardian({ status: 'confirmed', events: ['replaced'] });
const next: LegalContactInput = {
  firstname: 'Jonas',
  lastname: 'Vogt',
  email: 'jonas@example.org',
  gender: 'male',
  relation: 'father',
};

async function nameJonas(...answer: [status: number, body?: unknown]) {
  const requests = answering(answer);
  const onNamed = vi.fn<() => void>();
  const failed = vi.fn<() => void>();
  const { user, sent } = await showMember(
    <GuardianSection
      guardian={guardian}
      form={({ submit }) => (
        <button type="button" onClick={() => void submit(next).catch(failed)}>
          Send
        </button>
      )}
      onNamed={onNamed}
    />,
    meOf('applicant'),
  );
  await user.click(screen.getByRole('button', { name: 'Name someone else' }));
  screen.getByText('With that, the consent of Maren Vogt ends');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(() => onNamed.mock.calls.length + failed.mock.calls.length).toBe(1);
  return { requests, sent, onNamed };
}

test('says whose yes ends, and is nobody’s who has agreed from then on', async () => {
  const { requests, sent, onNamed } = await nameJonas(201, { data: { ...guardian, status: 'pending' } });
  expect(await requests[0]?.json()).toEqual({ ...next, replaces: guardian.id });
  expect(sent).toMatchObject([
    { type: 'me.patched', patch: { user: { tos_accepted: false } } },
    { type: 'me.outdated' },
  ]);
  expect(onNamed).toHaveBeenCalledOnce();
});

test('what was refused changes nothing', async () => {
  const { sent, onNamed } = await nameJonas(409, { message: 'reload', code: 'conflict' });
  expect(sent).toEqual([]);
  expect(onNamed).not.toHaveBeenCalled();
});
