import { expect, test } from 'vitest';
import { renderTemplate, unknownPlaceholders, withoutSentencesOf } from './render.ts';

test('known placeholders are filled, those without a value stay', () => {
  expect(
    renderTemplate('Hi {applicant.firstname}, from { organization.name }', { 'organization.name': 'Nordwerk' }),
  ).toBe('Hi {applicant.firstname}, from Nordwerk');
});

test('a value is never read as a template itself', () => {
  expect(
    renderTemplate('{organization.name}', {
      'organization.name': '{employee.email}',
      'employee.email': 'x@example.org',
    }),
  ).toBe('{employee.email}');
});

test('names no placeholder bears are found', () => {
  expect(unknownPlaceholders('{applicant.firstname} {applicant.lastname} {constructor}')).toEqual([
    'applicant.lastname',
    'constructor',
  ]);
});

test('a sentence whose placeholder nobody can fill is left out whole, the others stay', () => {
  const text =
    'Hi {applicant.firstname}.\n\nWe have a place. {organization.name} is about { distance_km } km away from you. Come by!\nBye';
  expect(withoutSentencesOf('distance_km', text)).toBe('Hi {applicant.firstname}.\n\nWe have a place. Come by!\nBye');
});
