import { expect, it } from 'vitest';
import { hostOf, slugOf } from './host.ts';

it.each([
  ['app.localhost', undefined, 'app'],
  ['Chemie.Example.org', 'example.org', 'chemie'],
  ['chemie.example.org.', 'example.org', 'chemie'],
  ['example.org', 'example.org', null],
  ['localhost', undefined, null],
  ['192.168.0.1', undefined, null],
  ['[::1]', undefined, null],
  ['', undefined, null],
])('the slug of %s under %s is %s [S1-07]', (hostname, baseDomain, slug) =>
  expect(slugOf({ hostname, baseDomain })).toBe(slug),
);

it('knows the host of `app` beside a bare localhost and beside an unknown slug', () => {
  expect(hostOf('app', { hostname: 'localhost' })).toBe('app.localhost');
  expect(hostOf('app', { hostname: 'nobody.example.org', baseDomain: 'example.org' })).toBe('app.example.org');
});
