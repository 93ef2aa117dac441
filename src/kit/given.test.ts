import { expect, test } from 'vitest';
import { linksBelow, pathBelow, whose } from './given.ts';

const id = '0198f0a0-0000-7000-8000-000000000001';

test.each([
  ['/registration-codes', '/organizations/$organization_id/registration-codes'],
  ['/profiles/$profile_id/edit', '/organizations/$organization_id/profiles/$profile_id/edit'],
  ['/organization/invitations', '/organizations/$organization_id/invitations'],
  ['/organizations/create', undefined],
  ['/organization', undefined],
  ['/search', undefined],
])('%s is meant as %s', (path, below) => {
  expect(pathBelow(path)).toBe(below);
});

test('a link keeps what it says besides, and one that leads elsewhere stays as it is', () => {
  const link = { to: '/alerts/$alert_id', params: { alert_id: 'a1' }, search: { page: '2' }, variant: 'alone' };
  expect(linksBelow(id)(link)).toEqual({
    ...link,
    to: '/organizations/$organization_id/alerts/$alert_id',
    params: { alert_id: 'a1', organization_id: id },
  });
  const other = { to: '/help', children: 'Help' };
  expect(linksBelow(id)(other)).toBe(other);
});

test('a company’s own pages name no organization', () => {
  expect([whose(undefined), whose(id)]).toEqual([{}, { organization_id: id }]);
});
