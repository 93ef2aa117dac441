import { scaleLinear } from 'd3-scale';

/** Counts as heights, from nothing to a round number that none of them passes; its ticks are whole numbers. */
export const countScale = (greatest: number, [ground, top]: readonly [ground: number, top: number]) =>
  scaleLinear([0, Math.max(4, greatest)], [ground, top]).nice(4);
