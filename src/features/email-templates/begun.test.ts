import { expect, test } from 'vitest';
import { placeholders } from '../../../contract/email-templates/placeholders.ts';
import { begunAt, fitting, withPlaceholder } from './begun.ts';

test.each([
  ['Hello {appl', { at: 6, name: 'appl' }],
  ['Hello {', { at: 6, name: '' }],
  ['Hello {a} ', undefined],
  ['{ two words', undefined],
])('what is begun in %s', (text, begun) => {
  expect(begunAt(text, text.length)).toEqual(begun);
});

test.each([
  ['at the caret', 'Hi !', { from: 3, to: 3 }, 'Hi {distance_km}!'],
  ['for what is selected', 'Hi you!', { from: 3, to: 6 }, 'Hi {distance_km}!'],
  ['for what is begun', 'Hi {dis!', { from: 7, to: 7 }, 'Hi {distance_km}!'],
  ['for one that is whole with blanks, from within', 'Hi { distance }!', { from: 8, to: 8 }, 'Hi {distance_km}!'],
  ['for one that is whole, from within', 'Hi {distance}!', { from: 7, to: 7 }, 'Hi {distance_km}!'],
])('a placeholder is put %s', (_, text, selection, is) => {
  const put = withPlaceholder(text, selection, 'distance_km');
  expect(put).toEqual({ text: is, caret: 'Hi {distance_km}'.length });
});

test('what is begun is found by its name, and by what it is called', () => {
  const called = (name: string) => (name === 'distance_km' ? 'Entfernung' : name);
  const found = (name: string) => fitting(placeholders, { at: 0, name }, called);
  expect(found('entf')).toEqual(['distance_km']);
  expect(found('occu')).toEqual(['applicant.occupation']);
  expect(found('')).toEqual(placeholders);
});
