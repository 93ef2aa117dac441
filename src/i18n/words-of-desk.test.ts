import { expect, test } from 'vitest';
import { patternOf, wordsOfStaff } from './words-of-desk.ts';

const id = '0198f3a2-7c41-7d3e-9b60-1f2e3d4c5b6a';

test('an address is called as all are that differ in an id alone', () => {
  expect(patternOf('/organizations')).toBe('/organizations');
  expect(patternOf(`/organizations/${id}`)).toBe('/organizations/$id');
  expect(patternOf(`/organizations/${id}/pings`)).toBe('/organizations/$id/pings');
  expect(patternOf(`/organizations/${id}/alerts/${id}/edit`)).toBe('/organizations/$id/alerts/$id/edit');
  expect(patternOf('/organizations/create')).toBe('/organizations/create');
  expect(patternOf(`/organizations/${id}x`)).toBe(`/organizations/${id}x`);
});

test('a list of staff’s has its own words, a company’s records those of their kind, and what is not said those of its room', () => {
  expect(wordsOfStaff(`/organizations/${id}/alerts`)).toEqual(['desk-company', 'alerts']);
  expect(wordsOfStaff(`/organizations/${id}/alerts/${id}`)).toEqual(['desk-company-alerts']);
  expect(wordsOfStaff(`/organizations/${id}/alerts/create`)).toEqual(['desk-company-alerts']);
  expect(wordsOfStaff(`/staff/${id}`)).toEqual(expect.arrayContaining(['member', 'reports']));
});
