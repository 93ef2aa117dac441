import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ApplicantDetails } from '../../../../contract/applicants/desk.schema.ts';
import { meOf } from '../../../../machines/session/session.fixtures.ts';
import { showMember } from '../../../../tests/support/show-member.tsx';
import { Guardian } from './guardian.tsx';

const guardian = {
  id: 'g1',
  firstname: 'Ayşe',
  lastname: 'Özdemir',
  relation: 'mother',
  email: null,
  status: 'pending',
  not_me: false,
  sent_at: null,
  expires_at: null,
  confirmed_at: null,
  events: ['accept', 'decline'],
  refusals: 1,
  replaceable: true,
} as const;
const showGuardian = (
  changes: Partial<ApplicantDetails['legal_contact']>,
  steps: readonly { readonly what: 'search' | 'guardian'; readonly to: string }[] = [],
) =>
  showMember(
    <Guardian
      applicant={
        {
          minor: true,
          firstname: 'Mia',
          legal_contact: { ...guardian, ...changes },
          steps,
        } as unknown as ApplicantDetails
      }
    />,
    meOf('tenant_member'),
  );

test('before a letter’s yes staff read what may have been there before, not only a no', async () => {
  await showGuardian({});
  const warning = screen.getByText(/Please call the guardian before you enter a yes/).textContent;
  for (const before of ['said no', 'the wrong person', 'took a yes back']) expect(warning).toContain(before);
});

test('who said “not me” has not said no, also where the account is off and nobody can be asked in their place', async () => {
  const asked = { email: 'a@example.org', status: 'declined' as const, events: [], replaceable: false };
  const { unmount } = await showGuardian({ ...asked, not_me: true });
  expect([screen.queryByText(/said no/), screen.queryAllByText(/reached the wrong person/).length]).toEqual([null, 1]);
  unmount();
  await showGuardian(asked);
  expect(screen.queryAllByText(/Guardian said no/)).toHaveLength(1);
});

test('the day beside an answer is that of the answer, never of the question or of a yes taken back since', async () => {
  const days = { sent_at: '2026-03-02T10:00:00.000Z', confirmed_at: '2026-05-05T10:00:00.000Z' };
  const said = async (status: 'pending' | 'confirmed' | 'declined' | 'expired' | 'revoked') => {
    const { unmount, container } = await showGuardian({ ...days, status, events: [] });
    const text = container.textContent;
    unmount();
    return [text.includes('Mar'), text.includes('May')];
  };
  expect(await said('pending')).toEqual([true, false]);
  expect(await said('confirmed')).toEqual([false, true]);
  for (const status of ['declined', 'expired', 'revoked'] as const) expect(await said(status)).toEqual([false, false]);
});

test('whoever isn’t asked any more, having said nothing, has taken nothing back', async () => {
  // asked again after a yes, for what is new in the text
  const over = { status: 'revoked' as const, confirmed_at: '2026-03-05T10:00:00.000Z', events: [], replaceable: false };
  const search = { what: 'search', to: 'doesnot_want_matching' } as const;
  const { unmount } = await showGuardian(over, [search, { what: 'guardian', to: 'no_longer_asked' }]);
  expect([screen.queryByText(/taken back/), screen.queryAllByText(/No longer asked/).length]).toEqual([null, 1]);
  unmount();
  await showGuardian(over, [search, { what: 'guardian', to: 'revoked' }, { what: 'guardian', to: 'no_longer_asked' }]);
  expect(screen.queryAllByText(/Consent taken back/)).toHaveLength(1);
});

test('who may enter no yes isn’t asked to call before they do', async () => {
  await showGuardian({ status: 'declined', events: [] });
  expect(screen.queryByText(/before you enter a yes/)).toBeNull();
});

test('a yes is taken back by a call too: nobody is asked about a signature that there isn’t', async () => {
  const { user } = await showGuardian({
    status: 'confirmed',
    confirmed_at: '2026-05-05T10:00:00.000Z',
    events: ['withdraw'],
  });
  await user.click(screen.getByRole('button', { name: 'The yes is taken back …' }));
  expect(await screen.findByRole('textbox', { name: /How do you know who it is from/ })).toBeDefined();
});
