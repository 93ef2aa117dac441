import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { personFound } from '../../../tests/support/a-person-found.ts';
import { heldAnswers } from '../../../tests/support/held-answers.ts';
import { type Answer, showMember } from '../../../tests/support/show-member.tsx';
import { useMarks } from './use-marks.ts';

afterEach(() => vi.unstubAllGlobals());

/** One person found, with a key that keeps and lets go. */
async function marking() {
  const held = heldAnswers();
  const recounted: true[] = [];
  function Row() {
    const { withMarks, mark } = useMarks(() => void recounted.push(true));
    const result = withMarks({ ...personFound, saved: false, hidden: false });
    return (
      <button onClick={() => mark(result, result.saved ? null : 'saved')}>{result.saved ? 'kept' : 'not kept'}</button>
    );
  }
  const { user, told } = await showMember(<Row />);
  const wished = () => Promise.all(held.map(({ request }) => request.clone().json() as Promise<unknown>));
  /** Answers what was asked for in this place. */
  const answer = async (place: number, ...how: Answer) => {
    await expect.poll(() => held.length).toBeGreaterThan(place);
    await held[place]?.answer(...how);
  };
  return { press: () => user.click(screen.getByRole('button')), answer, held, wished, told, recounted };
}

const stands = () => screen.getByRole('button').textContent;
const kept: Answer = [200, { data: { saved: true, hidden: false } }];
const failed: Answer = [500, { message: '', code: 'internal' }];

test('a mark set and taken back at once reaches the server in that order, however slow the line', async () => {
  const { press, answer, wished, recounted } = await marking();
  await press();
  await press();
  await press();
  expect(await wished(), 'the second waits for the first').toEqual([{ mark: 'saved' }]);
  for (const place of [0, 1, 2]) await answer(place, ...kept);
  expect(await wished()).toEqual([{ mark: 'saved' }, { mark: null }, { mark: 'saved' }]);
  await expect.poll(() => recounted).toHaveLength(3);
  expect(stands()).toBe('kept');
});

test('what can’t be kept takes back nothing that was chosen since, and in the end what is stored stands there', async () => {
  const { press, answer, told } = await marking();
  await press();
  await press();
  await press();
  await answer(0, ...failed);
  await expect.poll(() => told).toHaveLength(1);
  expect(stands()).toBe('kept');
  await answer(1, ...kept);
  await answer(2, ...failed);
  await expect.poll(() => told).toHaveLength(2);
  expect(stands()).toBe('not kept');
});
