import { expect, test } from 'vitest';
import { sentenceValues } from './rules.ts';
import { writtenDay } from './dates.ts';

const moment = new Date('2026-11-20T23:30:00Z');

test('a day is written as people in Germany and Britain do, in the time zone that is asked for', () => {
  expect(writtenDay('de', 'Europe/Berlin', moment)).toBe('21. November 2026');
  expect(writtenDay('en', 'Europe/Berlin', moment)).toBe('21 November 2026');
  expect(writtenDay('en', 'UTC', moment, 'short')).toBe('20 November 2026 at 23:30');
  expect(sentenceValues({ start: '2026-11-20' }, 'en')).toEqual({ start: '20 Nov 2026' });
});
