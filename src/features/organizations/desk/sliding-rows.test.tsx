import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../../tests/support/show.tsx';
import { rowId } from '../../../kit/bench/row-id.ts';
import { SlidingRows } from './sliding-rows.tsx';

const slides: (readonly [row: string | null, from: unknown, duration: unknown])[] = [];
const reduced = { matches: false };
const height = 40;

beforeEach(() => {
  slides.length = 0;
  vi.stubGlobal('matchMedia', () => reduced);
  // rows stand below each other, which jsdom doesn't lay out
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function top(this: HTMLElement) {
    return this.matches('[role=row]') ? 100 + [...(this.parentElement?.children ?? [])].indexOf(this) * height : 100;
  });
  HTMLElement.prototype.animate = function animate(this: HTMLElement, frames, options) {
    const [first] = frames as Keyframe[];
    slides.push([this.textContent, first?.['transform'], (options as KeyframeAnimationOptions).duration]);
    return {} as Animation;
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reduced.matches = false;
});

const list = (ids: readonly string[], asked = '{}') => (
  <SlidingRows ids={ids} asked={asked}>
    <div role="table">
      <div role="rowgroup">
        {ids.map((id) => (
          <div role="row" key={id}>
            <div role="cell" id={rowId(id)}>
              {id}
            </div>
          </div>
        ))}
      </div>
    </div>
  </SlidingRows>
);

test('a row that has gone down slides there in 200 ms, and the others make room', () => {
  const { rerender } = show(list(['a', 'b', 'c']));
  rerender(list(['b', 'c', 'a']));
  expect(slides).toEqual([
    ['b', 'translateY(40px)', 200],
    ['c', 'translateY(40px)', 200],
    ['a', 'translateY(-80px)', 200],
  ]);
  slides.length = 0;
  rerender(list(['b', 'c', 'a']));
  expect(slides, 'nothing has moved').toEqual([]);
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('another answer comes at once, and nothing slides for who wants less motion', () => {
  const { rerender } = show(list(['a', 'b']));
  rerender(list(['b', 'a'], '{"order":"name"}'));
  reduced.matches = true;
  rerender(list(['a', 'b'], '{"order":"name"}'));
  expect(slides).toEqual([]);
});
