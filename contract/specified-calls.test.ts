import { describe, expect, test } from 'vitest';
import { listQuery } from './kit/lists.ts';
import { registry } from './registry.ts';
import * as v from 'valibot';

/** The calls of the specification's section 7, by method and path. */
const calls = new Map(registry.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));
const missing = (...wanted: readonly string[]) => wanted.filter((call) => !calls.has(call));

describe('the calls of the specification are there', () => {
  test('token, login, registration, me and logout [S7-02] [S7-03] [S7-04] [S7-05] [S7-06]', () => {
    expect(missing('GET /auth/csrf-cookie', 'POST /auth/login', 'GET /auth/me', 'POST /auth/logout')).toEqual([]);
    expect(missing('POST /auth/register/applicant', 'POST /auth/register/employee')).toEqual([]);
  });

  test('a password forgotten, set anew and changed [S7-07] [S7-08] [S7-09]', () => {
    expect(missing('POST /auth/password/forgot', 'POST /auth/password/reset', 'POST /auth/password/change')).toEqual(
      [],
    );
  });

  test('what applicants, employees and companies change of themselves [S7-10] [S7-12] [S7-14]', () => {
    expect(missing('PATCH /v1/applicants/{id}', 'PATCH /v1/employees/{id}', 'PATCH /v1/organizations/{id}')).toEqual(
      [],
    );
  });

  test('the figures of each, and companies near by [S7-11] [S7-13] [S7-15] [S7-16]', () => {
    expect(
      missing('GET /v1/applicants/_statistics', 'GET /v1/employees/_statistics', 'GET /v1/organizations/_statistics'),
    ).toEqual([]);
    expect(missing('GET /v1/organizations/near-by')).toEqual([]);
  });

  test('tenants by slug with their boundary, occupations, certificates, users, heads [S7-17] [S7-18] [S7-19] [S7-20] [S7-21]', () => {
    expect(
      missing('GET /v1/occupations', 'GET /v1/graduation-types', 'GET /v1/users', 'POST /v1/heads/{application}'),
    ).toEqual([]);
    const query = calls.get('GET /v1/tenants')?.query ?? v.never();
    expect(v.is(query, { filter: { slug: 'app' }, append: 'boundary' })).toBe(true);
    expect(v.is(query, { filter: { slug: 'app' } })).toBe(true);
  });

  test('a list takes a page, an order and filters of one value or several [S7-22]', () => {
    const query = listQuery({ status: v.optional(v.union([v.string(), v.array(v.string())])) }, ['name']);
    for (const status of ['active', ['active', 'paused']])
      expect(v.safeParse(query, { page: '2', order: '-name', filter: { status } }).success).toBe(true);
  });
});
