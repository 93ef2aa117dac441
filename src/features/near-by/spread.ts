import type { Spot } from '../../ui/region-map/labels.ts';

const rounds = 120;
/** So much of the picture's side stays free around it. */
const edge = 0.05;

const within = (value: number): number => Math.min(1 - edge, Math.max(edge, value));

/** The same spots, moved so far apart that each can be pressed; who stands alone stays. The first is never moved. */
export function spread(spots: readonly Spot[], least: number): readonly Spot[] {
  const moved = spots.map(([x, y]) => [x, y] as [number, number]);
  for (let round = 0; round < rounds; round += 1) {
    let isCalm = true;
    for (const [n, one] of moved.entries()) {
      for (const [m, other] of moved.entries()) {
        if (m <= n) continue;
        const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
        const far = Math.hypot(dx, dy);
        if (far >= least) continue;
        isCalm = false;
        // two at the very same place part in a direction of their own
        const angle = far < 1e-6 ? (n * 5 + m) * 2.4 : Math.atan2(dy, dx);
        const share = n === 0 ? 1 : 0.5;
        const push = (least - far) * share + 1e-4;
        other[0] = within(other[0] + Math.cos(angle) * push);
        other[1] = within(other[1] + Math.sin(angle) * push);
        if (n === 0) continue;
        one[0] = within(one[0] - Math.cos(angle) * push);
        one[1] = within(one[1] - Math.sin(angle) * push);
      }
    }
    if (isCalm) break;
  }
  return moved;
}
