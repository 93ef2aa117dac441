import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as css from './stat-tile.css.ts';

/** A small drawing of numbers: their course, or a share of a whole. Decorative, the words carry the meaning. */
export type Plot = { kind: 'line'; points: readonly number[] } | { kind: 'share'; part: number; whole: number };

export type StatTileProps = {
  /** formatted by locale */
  figure: string;
  /** in words: "Bewerber:innen in deiner Suche" */
  meaning: string;
  sentence?: ReactNode | undefined;
  plot?: Plot | undefined;
  /** to the list it counts */
  link?: ReactNode | undefined;
};

/** A figure, what it means, its course, and the way to what it counts. */
export function StatTile({ figure, meaning, sentence, plot, link }: StatTileProps) {
  return (
    <div className={css.tile}>
      <div className={css.top}>
        <p className={css.figure}>{figure}</p>
        {plot?.kind === 'line' ? <Course points={plot.points} /> : null}
      </div>
      <div className={css.words}>
        {plot?.kind === 'share' ? <Share part={plot.part} whole={plot.whole} /> : null}
        <p className={css.meaning}>{meaning}</p>
        {sentence === undefined ? null : <p className={css.sentence}>{sentence}</p>}
        {link}
      </div>
    </div>
  );
}

/** Figures that belong together: tiles in one row, on a phone one list. */
export function StatTiles({ children }: { children: ReactNode }) {
  return (
    <div className={css.place}>
      <div className={css.group}>{children}</div>
    </div>
  );
}

/** Keeps the place of so many tiles. */
export function StatTilesSkeleton({ count, isLinked = false }: { count: number; isLinked?: boolean }) {
  return (
    <StatTiles>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.tile}>
          <p className={css.figure}>
            <Skeleton width="2rem" height="1em" />
          </p>
          <div className={css.words}>
            <Skeleton width="80%" />
            {isLinked ? <Skeleton width="60%" height="2.75rem" /> : null}
          </div>
        </div>
      ))}
    </StatTiles>
  );
}

/** Points of a course in a box of 96 × 36, the highest at the top; fewer than two draw nothing. */
export const coursePoints = (points: readonly number[]): [x: number, y: number][] => {
  if (points.length < 2) return [];
  const highest = Math.max(...points, 1);
  return points.map((point, index) => [(index / (points.length - 1)) * 96, 38 - (Math.max(0, point) / highest) * 36]);
};

function Course({ points }: { points: readonly number[] }) {
  const course = coursePoints(points);
  const end = course.at(-1);
  if (end === undefined) return null;
  return (
    <svg className={css.plot} viewBox="0 0 96 40" preserveAspectRatio="none" aria-hidden="true">
      <path className={css.base} d="M0 39.5H96" />
      <polyline className={css.line} points={course.map((point) => point.join(',')).join(' ')} />
      <circle className={css.now} cx={end[0]} cy={end[1]} r={3} />
    </svg>
  );
}

function Share({ part, whole }: { part: number; whole: number }) {
  const share = whole <= 0 ? 0 : Math.min(1, Math.max(0, part / whole));
  return (
    <svg className={css.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className={css.filled} width={share * 100} height={6} />
    </svg>
  );
}
