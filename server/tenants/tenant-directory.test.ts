import { expect, test } from 'vitest';
import { slugOfHost } from './tenant-directory.ts';

test.each([
  ['app.example.org', 'app'],
  ['APP.Example.org:3000', 'app'],
  ['a-1.example.org', 'a-1'],
  ['example.org', undefined],
  ['example.org:80', undefined],
  ['a.b.example.org', undefined],
  ['app.example.org.evil.net', undefined],
  ['appexample.org', undefined],
  ['-a.example.org', undefined],
  ['app.example.org.', undefined],
  ['app.example.org@evil.net', undefined],
  ['evil.net#.example.org', undefined],
  ['', undefined],
])('the host %s names the tenant %s', (host, slug) => {
  expect(slugOfHost(host, 'example.org')).toBe(slug);
});
