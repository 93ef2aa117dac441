import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { applicantOfHandle, handleOf, nameOf } from './handles.ts';
import { words } from './words.ts';

const tenant = { handle_key: randomBytes(32) };
const [company, other, applicant] = [randomUUID(), randomUUID(), randomUUID()];

test('a handle leads back to its applicant for its company, and nowhere for another company or tenant', () => {
  const handle = handleOf(tenant, company, applicant);
  expect(handle).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(applicantOfHandle(tenant, company, handle)).toBe(applicant);
  expect(handleOf(tenant, company, applicant)).toBe(handle);
  expect(applicantOfHandle(tenant, other, handle)).not.toBe(applicant);
  expect(applicantOfHandle({ handle_key: randomBytes(32) }, company, handle)).not.toBe(applicant);
});

test('neither handle nor name tells who registered first or is the same elsewhere', () => {
  const ids = Array.from({ length: 200 }, (_, n) => `0199c000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`);
  const handles = ids.map((id) => handleOf(tenant, company, id));
  expect(handles.toSorted()).not.toEqual(handles);
  expect(new Set([...handles, ...ids.map((id) => handleOf(tenant, other, id))]).size).toBe(400);
  const same = ids.filter((id) => nameOf(tenant, company, id) === nameOf(tenant, other, id));
  expect(same.length).toBeLessThan(3);
});

test('a name is a word that can be said and a number, and stays', () => {
  expect(nameOf(tenant, company, applicant)).toMatch(/^\p{Lu}\p{Ll}+ [1-9]\d{1,2}$/u);
  expect(nameOf(tenant, company, applicant)).toBe(nameOf(tenant, company, applicant));
});

test('no word stands in the list twice, and all are short and plain', () => {
  expect(new Set(words).size).toBe(words.length);
  expect(words.length).toBeGreaterThanOrEqual(96);
  expect(words.filter((word) => !/^[A-Z][a-z]{2,10}$/.test(word))).toEqual([]);
});
