import { beforeEach, expect, test } from 'vitest';
import { discardDraft, discardDrafts, guest, keepDraft, readDraft } from './drafts.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a draft comes back to who typed it, and to nobody else', () => {
  keepDraft('profile', 'anna', { city: 'Köln' });
  expect(readDraft('profile', 'anna', { city: '' })).toEqual({ city: 'Köln' });
  expect(readDraft('profile', 'bert', { city: '' })).toBeUndefined();
});

test('passwords, tokens and codes are never kept', () => {
  keepDraft('register', 'anna', { city: 'Köln', password: 'x', password_confirmation: 'x', token: 't', code: '1' });
  expect(JSON.stringify(localStorage)).not.toMatch(/password|token|code/);
});

test('fields the form does not know, and broken storage, are ignored', () => {
  keepDraft('profile', 'anna', { old: 1, city: 'Köln' });
  expect(readDraft('profile', 'anna', { city: '' })).toEqual({ city: 'Köln' });
  localStorage.setItem('draft:anna:profile', '{');
  expect(readDraft('profile', 'anna', { city: '' })).toBeUndefined();
});

test('logging out forgets every draft and nothing else', () => {
  keepDraft('profile', 'anna', { city: 'Köln' });
  localStorage.setItem('other', '1');
  discardDrafts();
  expect(Object.keys(localStorage)).toEqual(['other']);
});

test('what a guest types stays in this tab, for the next one at this computer is somebody else', () => {
  keepDraft('register', guest, { firstname: 'Mia' });
  expect(Object.keys(localStorage)).toEqual([]);
  expect(readDraft('register', guest, { firstname: '' })).toEqual({ firstname: 'Mia' });
  discardDraft('register', guest);
  expect(Object.keys(sessionStorage)).toEqual([]);
});
