import { describe, expect, test } from 'vitest';
import { placeholdersFor } from './placeholders.ts';
import { aroundLink, fillTemplate, renderTemplate } from './render.ts';
import { missingForSending, refusedPlaceholders } from './template-check.ts';

const both = (text: string) => ({ de: text, en: text });
const ping = (body: string, subject = 'Hello') =>
  ({ purpose: 'ping', subject: both(subject), body: both(body) }) as const;

describe('a template filled in', () => {
  test('known placeholders are filled, those without a value stay, without the blanks in their braces', () => {
    expect(
      renderTemplate('Hi { applicant.firstname }, from { organization.name }', { 'organization.name': 'Nordwerk' }),
    ).toBe('Hi {applicant.firstname}, from Nordwerk');
  });

  test('a value is never read as a template itself, not even by what fills in the rest later', () => {
    const values = { 'organization.name': '{employee.email}', 'employee.email': 'x@example.org' };
    expect(renderTemplate('{organization.name}', values)).toBe('employee.email');
  });

  test('a sentence whose distance nobody knows is left out whole, the others stay', () => {
    const text =
      'Hi {applicant.firstname}.\n\nWe have a place. {organization.name} is about { distance_km } km away from you. Come by!\nBye';
    expect(fillTemplate(text, { 'applicant.firstname': 'Bo' })).toBe('Hi Bo.\n\nWe have a place. Come by!\nBye');
    expect(fillTemplate('{distance_km} km.', { distance_km: '25' })).toBe('25 km.');
  });

  test('a sentence ends with all of its marks and with its line, and not within braces', () => {
    const less = (text: string) => fillTemplate(text, {});
    expect(less('Really? Only {distance_km} km!?! Come')).toBe('Really? Come');
    expect(less('(Only {distance_km} km)\nHi { applicant.firstname }')).toBe('\nHi {applicant.firstname}');
    expect(less('{organization.name}: {distance_km} km')).toBe('');
    expect(less(' As typed. ')).toBe(' As typed. ');
  });

  test('a long text without a full stop takes no longer than it is', () => {
    const words = 'so it goes on '.repeat(8_000);
    const began = performance.now();
    expect(fillTemplate(`${words}\n${words}{distance_km} km. Bye`, {})).toBe(`${words}\nBye`);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  test('its link stands between two texts, once', () => {
    expect(aroundLink('Hi\n{response_link}\nBye {response_link}', 'ping')).toEqual({ before: 'Hi', after: 'Bye' });
    expect(aroundLink('Hi', 'ping')).toEqual({ before: 'Hi', after: '' });
  });
});

describe('what a template may say', () => {
  test.each([
    ['{applicant.lastname}', 'placeholder_unknown', '{applicant.lastname}'],
    ['{Vorname}', 'placeholder_unknown', '{Vorname}'],
    ['{constructor}', 'placeholder_unknown', '{constructor}'],
    ['{{response_link}}', 'placeholder_unknown', '{'],
    ['{response_link', 'placeholder_unknown', '{'],
    ['{}', 'placeholder_unknown', '{}'],
    ['{invitation_link}', 'placeholder_here', '{invitation_link}'],
    ['{ registration_link }', 'placeholder_here', '{registration_link}'],
  ])('%s is refused by its name', (text, rule, name) => {
    expect(refusedPlaceholders(ping(text))['body.de']).toEqual([{ rule, params: { name } }]);
  });

  test('a link is no part of a subject', () => {
    expect(refusedPlaceholders(ping('', 'Answer: {response_link}'))).toEqual({
      'subject.de': [{ rule: 'placeholder_here', params: { name: '{response_link}' } }],
      'subject.en': [{ rule: 'placeholder_here', params: { name: '{response_link}' } }],
    });
  });

  test('a draft may lack what sending asks for: both languages, and the link of its purpose', () => {
    expect(refusedPlaceholders(ping('', ''))).toEqual({});
    const required = [{ rule: 'required' }];
    expect(missingForSending(ping('', ''))).toEqual({
      'subject.de': required,
      'subject.en': required,
      'body.de': required,
      'body.en': required,
    });
    const link = { rule: 'placeholder_required', params: { name: '{response_link}' } };
    expect(missingForSending(ping('Hi'))).toEqual({ 'body.de': [link], 'body.en': [link] });
    expect(missingForSending(ping('Hi { response_link }'))).toEqual({});
  });

  test.each([
    ['Only {distance_km} km from {organization.name}', 'nothing_left'],
    ['({distance_km} km.)', 'nothing_left'],
    ['{employee.position}, {employee.phonenumber}', 'nothing_left'],
    ['{distance_km} km. We have a place.', undefined],
    ['{employee.position} at {organization.name}', undefined],
    ['…', 'required'],
  ])('of “%s” something is left, whatever isn’t known', (text, rule) => {
    const issue = rule && [{ rule }];
    expect(missingForSending(ping('Hi {response_link}', text))['subject.de']).toEqual(issue);
    expect(missingForSending(ping(`${text}\n{response_link}`))['body.en']).toEqual(issue);
  });

  test('its link is left too', () => {
    const together = 'Hi. We are {distance_km} km away: {response_link}';
    expect(missingForSending(ping(together))['body.de']).toEqual([
      { rule: 'link_left_out', params: { name: '{response_link}' } },
    ]);
    expect(missingForSending(ping(together.replace(':', '.')))).toEqual({});
  });

  test('to whom nothing is known yet, nothing is said of them', () => {
    expect(placeholdersFor('ping', 'body')).toHaveLength(13);
    expect(placeholdersFor('recommendation', 'body')).not.toContain('applicant.city');
    expect(placeholdersFor('invitation', 'body').filter((name) => name.startsWith('applicant.'))).toEqual([]);
  });
});
