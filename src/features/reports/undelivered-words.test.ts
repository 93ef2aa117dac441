import { describe, expect, test } from 'vitest';
import { mailReaders, undeliveredReasons } from '../../../contract/channels/undelivered-mails.schema.ts';
import { helpOf } from './undelivered-words.ts';

const said = (...[mail]: Parameters<typeof helpOf>) => helpOf(mail).message ?? '';

describe.each(undeliveredReasons)('what didn’t arrive, %s', (why) => {
  test.each(mailReaders)('says something that helps, or that nobody knows whose it is: %s', (reader) => {
    const help = said({ why, reader, again: 'gone' });
    expect(help).toMatch(reader === 'unknown' ? /^We don’t know whose address it is\.$/ : /^Please |Please call/);
    if (why === 'broken') expect(help).not.toContain('address is changed');
  });
});

test('what can be sent again says so, unless the address or the mailbox is in the way', () => {
  const again = 'resend';
  expect(said({ why: 'refused', reader: 'guardian', again })).toBe('Please call, or send it again.');
  expect(said({ why: 'broken', reader: 'staff', again })).toBe('Please call, or send it again.');
  expect(said({ why: 'no_mailbox', reader: 'invited', again })).toBe(
    'Please ask the company for the address, and invite again.',
  );
  expect(said({ why: 'full', reader: 'guardian', again })).toBe('Please call: the mailbox has to be emptied first.');
});
