import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { crashed, done, walk } from '../kit/coverage.ts';
import { hostOf, slugOf } from './host.ts';
import { tenantMachine } from './tenant.machine.ts';

it('the tenant look-up takes every transition, and leaves for `app` only from elsewhere', () => {
  const found = { kind: 'found', tenant: { name: 'Chemie', slug: 'chemie', color: '#123456' } };
  const result = walk(tenantMachine, {
    inputs: [
      { hostname: 'localhost' },
      { hostname: '127.0.0.1' },
      { hostname: 'chemie.localhost' },
      { hostname: 'app.localhost' },
    ],
    events: [
      { type: 'tenant.retry' },
      ...[found, { kind: 'absent' }, { kind: 'failed' }].map((answer) => done('tenant.looking', answer)),
      crashed('tenant.looking'),
    ],
    key: ({ context }) => context.slug,
    check: (after) => {
      if (after.matches('leaving')) expect(after.context.slug).not.toBe('app');
      expect(after.matches('found')).toBe(after.context.tenant !== null);
    },
  });
  expect(result).toEqual({ states: 10, steps: 10, transitions: 9, notWalked: [] });
});

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
