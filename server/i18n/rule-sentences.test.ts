import { expect, test } from 'vitest';
import { ruleMessages } from '../../contract/kit/rules.messages.ts';
import { translate } from './texts.ts';

test('the rules speak German in the specification’s words [S5-01] [S5-02] [S5-07]', () => {
  const say = (rule: keyof typeof ruleMessages, values = {}) => translate('de', ruleMessages[rule], values);
  expect(say('age', { field: 'Geburtsdatum', minAge: 16 })).toBe('Geburtsdatum muss älter sein als 16 Jahre.');
  expect(say('time_interval_after', { start: '1. Mai' })).toBe('muss nach 1. Mai sein');
  expect(say('time_interval_before', { end: '1. Mai' })).toBe('muss vor 1. Mai sein');
  expect(say('time_interval_max', { maxHours: 8 })).toBe('Der Zeitraum muss weniger als 8 Stunden sein.');
  expect(say('url')).toBe('muss eine gültige URL sein');
  expect(say('required_typeahead')).toBe('ist ein Pflichtfeld');
});
