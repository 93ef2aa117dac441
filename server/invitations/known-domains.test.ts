import { expect, test } from 'vitest';
import { isOutside, knownDomains } from './known-domains.ts';

const company = { website: 'https://www.Nordwerk.example/karriere', addresses: ['olga@nordwerk.de', 'eva@gmail.com'] };

test('a company is known by its people’s domains and its website’s, not by mailboxes of everybody', () => {
  expect([...knownDomains(company)]).toEqual(['nordwerk.de', 'nordwerk.example']);
  expect([...knownDomains({ website: null, addresses: ['a@web.de', 'b@mail.gmx.net'] })]).toEqual([]);
  expect([...knownDomains({ website: 'nordwerk.example', addresses: [] })]).toEqual(['nordwerk.example']);
  expect([...knownDomains({ website: 'https://www.müller.example', addresses: [] })]).toEqual([
    'xn--mller-kva.example',
  ]);
});

test.each([
  ['jonas@nordwerk.de', false],
  ['jonas@NORDWERK.DE', false],
  ['jonas@werk2.nordwerk.de', false],
  ['jonas@nordwerk.example', false],
  ['jonas@falsch-nordwerk.de', true],
  ['jonas@nordwerk.de.elsewhere.example', true],
  ['jonas@gmail.com', true],
])('%s is outside: %s', (address, outside) => {
  expect(isOutside(address, knownDomains(company))).toBe(outside);
});

test('where a company is known by nothing, everything is outside', () => {
  expect(isOutside('a@nordwerk.de', knownDomains({ website: null, addresses: [] }))).toBe(true);
});
