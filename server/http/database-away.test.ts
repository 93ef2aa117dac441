import { expect, test } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

test.each([
  [Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), true],
  [Object.assign(new Error('the database system is shutting down'), { code: '57P03' }), true],
  [Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('wrapped', { cause: new Error('timeout exceeded when trying to connect') }), true],
  [Object.assign(new Error('deadlock detected'), { code: '40P01' }), true],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  [new TypeError('undefined is not a function'), false],
  ['text', false],
])('%o away: %s', (error, away) => {
  expect(isDatabaseAway(error)).toBe(away);
});
