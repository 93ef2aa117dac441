import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { rulesByField, sentenceValues } from '../kit/rules.ts';
import { createRegistrationCodeSchema } from './registration-codes.schema.ts';

test('a last day before the first is refused, and the sentence can name the first [S5-02]', () => {
  const parsed = safeParse(createRegistrationCodeSchema, {
    name: 'Herbst',
    occupation_ids: [],
    recommendation_text: '',
    valid_from: '2026-12-01',
    valid_until: '2026-11-30',
    max_uses: null,
  });
  const [broken] = rulesByField(parsed.issues ?? []).valid_until ?? [];
  expect(broken).toEqual({ rule: 'time_interval_after', params: { start: '2026-12-01' } });
  expect(sentenceValues(broken?.params, 'de')).toEqual({ start: '01.12.2026' });
});

test('values that are no days stay as they are', () => {
  expect(sentenceValues({ min: 1, name: 'link', day: '2026-99-99' }, 'de')).toEqual({
    min: 1,
    name: 'link',
    day: '2026-99-99',
  });
});
