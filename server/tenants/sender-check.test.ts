import { expect, test } from 'vitest';
import { checkSenderOf, type ResolveTxt } from './sender-check.ts';

/** Name servers that know these texts and nothing else. */
const knowing =
  (texts: Readonly<Record<string, readonly string[]>>): ResolveTxt =>
  async (name) => {
    const found = texts[name];
    if (!found) throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
    return found.map((text) => [text.slice(0, 9), text.slice(9)]);
  };
const standings = async (...[address, selector, resolve]: Parameters<typeof checkSenderOf>) => {
  const { spf, dkim, dmarc } = await checkSenderOf(address, selector, resolve);
  return [spf.standing, dkim.standing, dmarc.standing];
};

test('records that are there are told with their text, put together from their parts', async () => {
  const resolve = knowing({
    'nord.example': ['something else', 'v=spf1 include:mail.example -all'],
    'k1._domainkey.nord.example': ['v=DKIM1; k=rsa; p=MIIB'],
    '_dmarc.nord.example': ['v=DMARC1; p=reject'],
  });
  expect(await checkSenderOf('Post@Nord.example', 'k1', resolve)).toEqual({
    domain: 'nord.example',
    spf: { standing: 'there', text: 'v=spf1 include:mail.example -all' },
    dkim: { standing: 'there', text: 'v=DKIM1; k=rsa; p=MIIB' },
    dmarc: { standing: 'there', text: 'v=DMARC1; p=reject' },
  });
});

test.each([
  ['v=spf1 +all', 'v=DKIM1; p=', 'v=DMARC1; p=none'],
  ['v=spf1 include:a ?all', 'p=;k=rsa', 'v=DMARC1'],
])('%s, %s and %s keep nobody from sending', async (spf, dkim, dmarc) => {
  const resolve = knowing({ 'a.example': [spf], 'k._domainkey.a.example': [dkim], '_dmarc.a.example': [dmarc] });
  expect(await standings('x@a.example', 'k', resolve)).toEqual(['weak', 'weak', 'weak']);
});

test('what isn’t there is missing, what wasn’t answered isn’t known, and DKIM isn’t asked for without a selector', async () => {
  expect(await standings('x@a.example', undefined, knowing({}))).toEqual(['missing', 'unasked', 'missing']);
  expect(await standings('x@a.example', 'k', knowing({ 'a.example': ['v=spf10 -all'] }))).toEqual([
    'missing',
    'missing',
    'missing',
  ]);
  const silent: ResolveTxt = async () => {
    throw Object.assign(new Error('timeout'), { code: 'ETIMEOUT' });
  };
  expect(await standings('x@a.example', 'k', silent)).toEqual(['unanswered', 'unanswered', 'unanswered']);
});
