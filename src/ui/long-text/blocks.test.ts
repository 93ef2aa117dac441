import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';

test('empty lines part blocks; a short first line without a full stop is a heading', () => {
  expect(blocksOf('Terms of use\n\nFor how long\nYou can be found for 90 days.\n\nNo heading here.')).toEqual([
    { kind: 'heading', text: 'Terms of use' },
    { kind: 'heading', text: 'For how long' },
    { kind: 'paragraph', text: 'You can be found for 90 days.' },
    { kind: 'paragraph', text: 'No heading here.' },
  ]);
});

test('light Markdown is understood: hash marks, dashes, Windows line ends', () => {
  expect(blocksOf('## Rights, and more.\r\n- see\r\n- delete\r\n\r\n- alone')).toEqual([
    { kind: 'heading', text: 'Rights, and more.' },
    { kind: 'list', items: ['see', 'delete'] },
    { kind: 'list', items: ['alone'] },
  ]);
});

test('tags stay text, and nothing at all is no block', () => {
  expect(blocksOf('<b>Bold.</b> is text.')).toEqual([{ kind: 'paragraph', text: '<b>Bold.</b> is text.' }]);
  expect(blocksOf(' \n\n ')).toEqual([]);
});
