import { describe, expect, test } from 'vitest';
import { mailReaders, undeliveredReasons } from '../../../contract/channels/undelivered-mails.schema.ts';
import { helpOf } from './undelivered-words.ts';

const said = (...[mail]: Parameters<typeof helpOf>) => helpOf(mail).message ?? '';

describe.each(undeliveredReasons)('what didn’t arrive, %s', (why) => {
  test.each(mailReaders)('says something that helps, or that nobody knows whose it is: %s', (reader) => {
    const help = said({ why, reader });
    expect(help).toMatch(reader === 'unknown' ? /^We don’t know whose address it is\.$/ : /^Please |Please call/);
    if (why === 'broken') expect(help).not.toContain('address is changed');
  });
});
