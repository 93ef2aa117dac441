import { afterEach, expect, test } from 'vitest';
import { discardDrafts } from '../../forms/drafts.ts';
import {
  discardComposition,
  firstOffer,
  keepAddressed,
  keepComposition,
  keepOffer,
  rememberedAddressed,
  rememberedComposition,
} from './composition.ts';

afterEach(discardDrafts);

const draft = { templateId: 't1', kind: 'talk', occupationId: 'cook', line: 'Hello' } as const;
const offers = (known: Partial<Parameters<typeof firstOffer>[1]>) =>
  firstOffer('u', { searched: [], trained: [], ...known }).occupationId;

test('a message offers at first what the person wishes for, where the company trains that', () => {
  expect(offers({ trained: ['baker', 'cook'], wish: 'cook' })).toBe('cook');
  expect(offers({ trained: ['baker', 'cook'], wish: 'painter' })).toBe('baker');
  expect(offers({ trained: ['baker', 'cook'], searched: ['cook'] })).toBe('cook');
  expect(offers({ searched: ['painter'] }), 'what is searched for').toBe('painter');
  expect(offers({ wish: 'painter' }), 'nothing that nobody has said').toBeNull();
});

test('the next message begins with what was offered last, and with the same kind', () => {
  keepOffer('u', draft);
  expect(firstOffer('u', { searched: [], trained: ['baker'] })).toEqual({ kind: 'talk', occupationId: 'cook' });
  expect(offers({ trained: ['baker'], wish: 'baker' })).toBe('baker');
});

test('what was typed comes back to the same person or selection, for its writer alone, until it is sent', () => {
  keepComposition('u', ['one'], draft);
  expect(rememberedComposition('u', ['one'])).toEqual(draft);
  for (const other of [['two'], ['one', 'two']]) expect(rememberedComposition('u', other)).toBeUndefined();
  expect(rememberedComposition('another', ['one'])).toBeUndefined();
  discardComposition('u', ['one']);
  expect(rememberedComposition('u', ['one'])).toBeUndefined();
});

test('whom the panel is about is known over a reload', () => {
  keepAddressed('u', 'one', { about: 'Ahorn 42, Cook', wish: 'cook' });
  expect(rememberedAddressed('u', 'one')).toEqual({ about: 'Ahorn 42, Cook', wish: 'cook' });
  expect(rememberedAddressed('u', 'two')).toEqual({ about: '' });
});
