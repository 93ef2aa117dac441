import { describeLink } from '../../../../tests/support/link-states.tsx';
import { AccountLinkScreen } from './account-link-screen.tsx';

const asking = ['Really delete the account?'];

describeLink('accountDeletion', {
  draw: () => <AccountLinkScreen action="delete" token="secret" />,
  fill: () => undefined,
  asks: 'POST /auth/account/deletion/confirm {"token":"secret"}',
  answer: { until: '2026-12-01T10:00:00.000Z', cancellable: true },
  says: {
    entering: asking,
    pending: [...asking, 'busy Delete the account now'],
    done: ['The account is switched off'],
    failed: [...asking, 'We got no answer. Please try again.'],
  },
  closed: {
    invalid: ['link_invalid', 'This link is not valid'],
    expired: ['link_expired', 'This link has expired'],
    used: ['link_used', 'This link has already been used'],
    kept: ['conflict', 'This account can’t be deleted yet'],
  },
});
