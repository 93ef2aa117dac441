import type { ReactNode } from 'react';
import type { ProfileLayout } from '../../../contract/profiles/layouts.ts';
import * as css from './profiles.css.ts';

const lines = (y: number) => (
  <>
    <rect className={css.sketchLine} x="8" y={y} width="60" height="3" />
    <rect className={css.sketchLine} x="8" y={y + 7} width="80" height="3" />
  </>
);

/** A picture stands for whatever the company's shows. */
const picture = (width: number, height: number) => (
  <>
    <rect className={css.sketchPicture} width={width} height={height} />
    <path className={css.sketchHill} d={`M0 ${height} L${width * 0.35} ${height * 0.4} L${width * 0.7} ${height} Z`} />
    <circle className={css.sketchHill} cx={width * 0.72} cy={height * 0.35} r="4" />
  </>
);

const parts: Readonly<Record<ProfileLayout, ReactNode>> = {
  classic: (
    <>
      <rect className={css.sketchGround} width="96" height="24" />
      <rect className={css.sketchMark} x="8" y="15" width="22" height="16" />
      {lines(42)}
    </>
  ),
  split: (
    <>
      {picture(48, 42)}
      <rect className={css.sketchGround} x="48" width="48" height="42" />
      <rect className={css.sketchMark} x="55" y="7" width="16" height="12" />
      {lines(48)}
    </>
  ),
  hero: (
    <>
      {picture(96, 38)}
      <rect className={css.sketchGround} x="6" y="26" width="84" height="18" />
      <rect className={css.sketchMark} x="70" y="29" width="16" height="12" />
      {lines(50)}
    </>
  ),
};

/** How a layout is laid out, at a glance. */
export const LayoutSketch = ({ layout }: { layout: ProfileLayout }) => (
  <svg className={css.sketch} viewBox="0 0 96 64" aria-hidden="true">
    {parts[layout]}
  </svg>
);
