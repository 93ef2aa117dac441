import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { outcomes } from '../../../contract/pings/follow-ups.schema.ts';
import { heldAnswers } from '../../../tests/support/held-answers.ts';
import { showMember } from '../../../tests/support/show-member.tsx';
import { OutcomeButtons } from './outcome-buttons.tsx';

afterEach(() => vi.unstubAllGlobals());

test('who presses the wrong outcome and then the right one has the right one stored, however slow the line', async () => {
  const held = heldAnswers();
  const { user } = await showMember(<OutcomeButtons id="p1" outcome={null} onChanged={async () => {}} />);
  const [first, second] = screen.getAllByRole('button');
  if (!first || !second) throw new Error('no buttons');
  await user.click(first);
  await user.click(second);
  expect(held, 'one after the other').toHaveLength(1);
  await held[0]?.answer(500, { message: '', code: 'internal' });
  await expect.poll(() => held.length).toBe(2);
  expect(second.getAttribute('aria-busy'), 'the second is still under way').toBe('true');
  expect(screen.queryByRole('alert')?.textContent ?? '', 'and the first is no news').toBe('');
  expect(await held[0]?.request.json()).not.toEqual(await held[1]?.request.json());
});

test('who corrects a slip of the finger keeps the outcome that is stored', async () => {
  const held = heldAnswers();
  const [stored] = outcomes;
  const { user } = await showMember(<OutcomeButtons id="p1" outcome={stored} onChanged={async () => {}} />);
  const [own, slip] = screen.getAllByRole('button');
  if (!own || !slip) throw new Error('no buttons');
  await user.click(slip);
  await user.click(own);
  await held[0]?.answer(204);
  await expect.poll(() => held.length).toBe(2);
  expect(await held[1]?.request.json()).toEqual({ outcome: stored });
});
