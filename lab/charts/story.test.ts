import { expect, it } from 'vitest';
import { lanes } from './presentation.ts';
import { tell, toldStories } from './story.ts';

const stories = toldStories('en');

it.each(stories)('$id can be played at the real machines', (story) => {
  expect(story.lost).toEqual([]);
  expect(story.scenes.filter(({ frames, says }) => frames.length === 0 || says === '')).toEqual([]);
  expect(Object.keys(lanes.en)).toContain(story.lane);
});

it('there are six to ten, each with an address of its own', () => {
  expect(stories.length).toBeGreaterThanOrEqual(6);
  expect(stories.length).toBeLessThanOrEqual(10);
  expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length);
});

it('a story that a machine no longer lets happen says which sentence is not true any more, and goes on', () => {
  const scene = (plot: string, says: string) => [plot, 'Auf Deutsch.', says].join('\n');
  const text = [
    'wrong, company\nFalsch\nWrong',
    scene('pingComposer: ok ok ping.send ok → undoable', 'Sent.'),
    scene('pingComposer: ping.send → sending', 'Once more.'),
    scene('pingComposer: ping.undo ok → undone', 'Undone.'),
    scene('nobody: → nowhere', 'Nobody.'),
  ].join('\n\n');
  const [story] = tell(text, 'en');
  expect(story?.lost).toEqual([
    'wrong “Once more.”: “pingComposer: ping.send → sending” can’t happen.',
    'wrong “Nobody.”: “nobody: → nowhere” can’t happen.',
  ]);
  expect(story?.scenes.map(({ frames }) => frames.length)).toEqual([5, 0, 2, 0]);
});
