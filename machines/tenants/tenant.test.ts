import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { hostOf, slugOf } from './host.ts';
import { tenantMachine } from './tenant.machine.ts';

it.each([
  ['app.localhost', undefined, 'app'],
  ['Chemie.Example.org', 'example.org', 'chemie'],
  ['chemie.example.org.', 'example.org', 'chemie'],
  ['example.org', 'example.org', null],
  ['localhost', undefined, null],
  ['192.168.0.1', undefined, null],
  ['[::1]', undefined, null],
  ['', undefined, null],
])('the slug of %s under %s is %s', (hostname, baseDomain, slug) =>
  expect(slugOf({ hostname, baseDomain })).toBe(slug),
);

it('leads a bare localhost and an unknown slug to the host of `app`', () => {
  expect(createActor(tenantMachine, { input: { hostname: 'localhost' } }).getSnapshot().value).toBe('leaving');
  expect(hostOf('app', { hostname: 'localhost' })).toBe('app.localhost');
  expect(hostOf('app', { hostname: 'nobody.example.org', baseDomain: 'example.org' })).toBe('app.example.org');
});
