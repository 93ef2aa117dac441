import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import { endpoint } from '../../contract/kit/endpoint.ts';
import type { Deps } from '../deps.ts';
import { refusal } from './access.ts';
import { registerEndpoints } from './register-endpoints.ts';

const one = endpoint({ name: 'one.show', method: 'GET', path: '/v1/one', summary: 'One.', access: { stage: 'tos' } });
const two = endpoint({
  name: 'two.show',
  method: 'GET',
  path: '/v1/two',
  summary: 'Two.',
  access: { stage: 'public' },
});
const boot = () => registerEndpoints(fastify(), {} as Deps, [one, two]);
const handler = async () => undefined;

describe('the start refuses', () => {
  test('an endpoint nobody handles, by its name', () => {
    const endpoints = boot();
    endpoints.route(one, handler);
    expect(() => endpoints.check()).toThrow('two.show');
  });

  test('a handler for an endpoint outside the registry', () => {
    expect(() => boot().route({ ...one }, handler)).toThrow('not in the registry');
  });

  test('two handlers for one endpoint', () => {
    const endpoints = boot();
    endpoints.route(one, handler);
    expect(() => endpoints.route(one, handler)).toThrow('two handlers');
  });

  test('an endpoint that says nothing about access', () => {
    const open = { ...one, access: undefined } as unknown as typeof one;
    expect(() => registerEndpoints(fastify(), {} as Deps, [open]).route(open, handler)).toThrow('nobody may call it');
  });
});

describe('access', () => {
  const tenant = { employees_may_invite: true };
  const staff = { stage: 'tos', roles: ['tenant_member', 'administrator'], ability: 'delete:Organization' } as const;

  test.each([
    [undefined, 'unauthenticated'],
    [{ type: 'applicant', stage: 'tos' }, 'forbidden'],
    [{ type: 'tenant_member', stage: 'tos' }, 'forbidden'],
    [{ type: 'administrator', stage: 'session' }, 'unverified'],
    [{ type: 'administrator', stage: 'verified' }, 'onboarding_required'],
    [{ type: 'administrator', stage: 'onboarded' }, 'tos_required'],
    [{ type: 'administrator', stage: 'tos' }, undefined],
  ] as const)('role before stage: %o gets %s', (actor, code) => {
    expect(refusal({ name: 'anything', access: staff }, actor, tenant)).toBe(code);
  });

  test('an employee creates an invitation where the tenant lets them', () => {
    const access = { stage: 'onboarded', ability: 'create:Invitation' } as const;
    const asked = (employees_may_invite: boolean) =>
      refusal({ name: 'anything', access }, { type: 'employee', stage: 'tos' }, { employees_may_invite });
    expect([asked(true), asked(false)]).toEqual([undefined, 'forbidden']);
  });

  test('what is public asks nobody', () => {
    expect(refusal({ name: 'anything', access: { stage: 'public' } }, undefined, tenant)).toBeUndefined();
  });
});
