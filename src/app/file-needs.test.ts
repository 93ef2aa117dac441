import { expect, test } from 'vitest';
import { neededBy } from './file-needs.ts';

const needs = {
  'search.js': 'list.js filters.js search.css',
  'list.js': 'table.js list.css',
  'filters.js': 'table.js field.js filters.css',
  'field.js': 'filters.js field.css',
  'table.js': 'table.css',
  'other.js': 'other.css',
};

test('a page needs what its files import, each once, and nothing else', () => {
  expect(neededBy(needs, 'search.js').toSorted()).toEqual(
    ['search', 'list', 'filters', 'field', 'table'].flatMap((name) => [`${name}.js`, `${name}.css`]).toSorted(),
  );
  expect(neededBy(needs, 'alone.js')).toEqual(['alone.js']);
});

test('styles come behind those of what their file imports, which they may overrule', () => {
  const order = neededBy(needs, 'search.js').filter((name) => name.endsWith('.css'));
  expect(order).toEqual(['table.css', 'list.css', 'field.css', 'filters.css', 'search.css']);
});
