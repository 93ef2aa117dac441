import { array, number, object, pipe, string, uuid } from 'valibot';
import { expect, test } from 'vitest';
import { cut } from './pipeline.ts';

const response = object({ data: array(object({ id: pipe(string(), uuid()) })), meta: object({ total: number() }) });
const whole = { id: '0198c5a0-0000-7000-8000-000000000001' };

function answer(body: unknown) {
  const alarms: Error[] = [];
  return { body: cut({ response }, body, (error) => alarms.push(error)), alarms: alarms.length };
}

test('a row that breaks the contract is left out, total and rows agree, and an alarm is raised', () => {
  const { body, alarms } = answer({ data: [whole, { id: '' }, whole], meta: { total: 21 } });
  expect([body, alarms]).toEqual([{ data: [whole, whole], meta: { total: 20 } }, 1]);
});

test('a whole list raises none', () => {
  expect(answer({ data: [whole], meta: { total: 1 } }).alarms).toBe(0);
});

test('anything else that is wrong stays an error', () => {
  expect(() => answer({ data: [whole], meta: { total: 'many' } })).toThrow(/Expected number/);
  expect(() => answer({ data: 'none', meta: { total: 0 } })).toThrow(/Expected Array/);
});
