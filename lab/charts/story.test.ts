import { describe, expect, it } from 'vitest';
import { toldStories } from './stories.ts';
import { tell } from './story.ts';

const stories = toldStories();

it.each(stories.map((story) => [story.id, story] as const))('%s can be played at the real machines', (_, story) => {
  expect(story.lost).toEqual([]);
  expect(story.scenes.filter(({ frames }) => frames.length === 0)).toEqual([]);
});

it('there are six to ten, each with an address of its own', () => {
  expect(stories.length).toBeGreaterThanOrEqual(6);
  expect(stories.length).toBeLessThanOrEqual(10);
  expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length);
});

describe('a story that a machine no longer lets happen', () => {
  const { lost, scenes } = tell({
    id: 'wrong',
    title: { de: '', en: '' },
    lane: 'company',
    scenes: [
      ['pingComposer', 'ok ok ping.send ok', 'undoable', 'Gesendet.', 'Sent.'],
      ['pingComposer', 'ping.send', 'sending', 'Noch einmal.', 'Once more.'],
      ['pingComposer', 'ping.undo ok', 'undone', 'Zurück.', 'Undone.'],
      ['nobody', '', 'nowhere', 'Niemand.', 'Nobody.'],
    ],
  });

  it('says which sentence is not true any more, and goes on', () => {
    expect(lost).toEqual([
      'wrong “Once more.”: ping.send does not lead pingComposer to sending.',
      'wrong “Nobody.”: the beginning does not lead nobody to nowhere.',
    ]);
    expect(scenes.map(({ frames }) => frames.length)).toEqual([5, 0, 2, 0]);
  });
});
