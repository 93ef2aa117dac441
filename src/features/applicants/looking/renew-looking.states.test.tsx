import { describeLink } from '../../../../tests/support/link-states.tsx';
import { RenewLookingScreen } from './renew-looking-screen.tsx';

describeLink('stillLooking', {
  draw: () => <RenewLookingScreen id="a1" token="secret" />,
  fill: null,
  asks: 'POST /applicants/a1/renew-looking {"token":"secret"}',
  answer: { looking_until: '2027-02-01T00:00:00.000Z' },
  says: {
    entering: [],
    pending: ['One moment …'],
    done: ['Great that you are still looking'],
    failed: ['That didn’t work just now'],
  },
  closed: { dead: ['link_used', 'This link no longer works'] },
});
