import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { describeLink } from '../../../tests/support/link-states.tsx';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { mailsOf } from './named-mails.tsx';
import { SwitchedOff, type Unsubscribed } from './switched-off.tsx';
import { UnsubscribeScreen } from './unsubscribe-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const asking = ['Switch off these e-mails?'];
const off = ['These e-mails are switched off'];

describeLink('unsubscribing', {
  draw: () => <UnsubscribeScreen token="contact_u1__mark_time_signature" />,
  fill: () => undefined,
  next: ['link.submit'],
  asks: 'POST /unsubscribe/contact_u1__mark_time_signature',
  answer: { preference: 'contact', one_alert: false, undo: 'secret' },
  says: {
    entering: asking,
    pending: [...asking, 'busy Switch them off'],
    done: off,
    failed: [...asking, 'We got no answer. Please try again.'],
  },
  closed: {
    invalid: ['link_invalid', 'This link is not valid'],
    expired: ['link_expired', 'This link has expired'],
  },
});

describeLink('unsubscribeUndo', {
  draw: () => <SwitchedOff mails={{ kind: 'contact' }} done={{ undo: 'secret' }} />,
  fill: () => undefined,
  asks: 'POST /unsubscribe/secret/undo',
  answer: { preference: 'contact', one_alert: false },
  says: {
    entering: off,
    pending: [...off, 'busy Take that back'],
    done: [
      'That is taken back',
      'What held before the click holds again: if these e-mails were switched on, they are so again. The account says which e-mails come.',
    ],
    failed: [...off, 'We got no answer. Please try again.'],
  },
  closed: { late: ['link_expired', 'It is too late to take that back'] },
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['alert_u1_a1_mark_time_signature', 'To the alert', '/alerts/a1'],
  ['alert_u1__mark_time_signature', 'To the account', '/account'],
])('a link that has expired leads where its mails are chosen: %s', async (token, name, href) => {
  answering([422, { message: '', code: 'link_expired' }]);
  await showMember(<UnsubscribeScreen token={token} />);
  await press('Switch them off');
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

test('a refusal is said as one, not as an absent answer', async () => {
  answering([403, { message: '', code: 'forbidden' }]);
  await showMember(<UnsubscribeScreen token="contact_u1__mark_time_signature" />);
  await press('Switch them off');
  expect(await screen.findByText('Your account isn’t allowed to do this.')).toBeDefined();
  expect(screen.queryByText(/We got no answer/)).toBeNull();
});

test('the mails of one alert are switched on again on its page', async () => {
  await showMember(<SwitchedOff mails={mailsOf('alert_u1_a1_mark_time_signature')} done={{ undo: 'secret' }} />);
  expect(screen.getByText('On the alert’s own page they can be switched on again at any time.')).toBeDefined();
});

test('after a reload the page says what the link has done, and still takes it back', async () => {
  const kept: Unsubscribed[] = [];
  const requests = answering([200, { data: { preference: 'contact', one_alert: false, undo: 'secret' } }]);
  const draw = (before?: Unsubscribed) =>
    showMember(
      <UnsubscribeScreen token="contact_u1__mark_time_signature" before={before} onDone={(done) => kept.push(done)} />,
    );
  await draw();
  await press('Switch them off');
  await screen.findByRole('heading', { name: 'These e-mails are switched off' });
  expect(kept).toEqual([{ undo: 'secret' }]);
  cleanup();
  await draw(kept[0]);
  expect(screen.queryByRole('button', { name: 'Switch them off' })).toBeNull();
  await press('Take that back');
  await screen.findByRole('heading', { name: 'That is taken back' });
  expect(new URL(requests[1]?.url ?? '').pathname).toMatch(/unsubscribe\/secret\/undo$/);
  expect(kept[1]).toEqual({ undo: 'secret', isTakenBack: true });
  cleanup();
  await draw(kept[1]);
  expect(screen.getByRole('heading', { name: 'That is taken back' })).toBeDefined();
});
