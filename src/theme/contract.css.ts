import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tenantVariables } from './tenant-palette.ts';

/** Everything a style may use. The names are fixed, so server-rendered pages can set them. */
export const vars = createGlobalThemeContract({
  color: {
    ground: 'color-ground',
    surface: 'color-surface',
    sunken: 'color-sunken',
    ink: 'color-ink',
    inkSoft: 'color-ink-soft',
    line: 'color-line',
    lineStrong: 'color-line-strong',
    success: 'color-success',
    successSoft: 'color-success-soft',
    warning: 'color-warning',
    warningSoft: 'color-warning-soft',
    danger: 'color-danger',
    dangerSoft: 'color-danger-soft',
    info: 'color-info',
    infoSoft: 'color-info-soft',
    overlay: 'color-overlay',
    /** in both appearances: under what was drawn for white paper */
    paper: 'color-paper',
    poster: 'color-poster',
    posterEdge: 'color-poster-edge',
    onPoster: 'color-on-poster',
    /** under a picture drawn for paper: seen in the dark only */
    plate: 'color-plate',
    ...tenantVariables,
  },
  /** Under a company's logo, and how it lies there: white by day; by night softer, so that a list of them is no row of lamps, and one with what was drawn on white. */
  mark: { paper: 'mark-paper', blend: 'mark-blend' },
  font: { body: 'font-body', mono: 'font-mono' },
  /** six sizes, each with its line on the 4 px grid */
  text: {
    small: 'text-small',
    body: 'text-body',
    lead: 'text-lead',
    title: 'text-title',
    heading: 'text-heading',
    display: 'text-display',
  },
  leading: {
    small: 'leading-small',
    body: 'leading-body',
    lead: 'leading-lead',
    title: 'leading-title',
    heading: 'leading-heading',
    display: 'leading-display',
  },
  weight: { light: 'weight-light', normal: 'weight-normal', bold: 'weight-bold' },
  /** steps of 4 px: space[4] is 16 px */
  space: {
    1: 'space-1',
    2: 'space-2',
    3: 'space-3',
    4: 'space-4',
    5: 'space-5',
    6: 'space-6',
    8: 'space-8',
    10: 'space-10',
    12: 'space-12',
    16: 'space-16',
  },
  /** inner edges only: nothing is lifted off the page (LOOK) */
  shadow: {
    mark: 'shadow-mark',
    markDanger: 'shadow-mark-danger',
    chosen: 'shadow-chosen',
    wrong: 'shadow-wrong',
    /** over the browser's own colour of a field it has filled in */
    filled: 'shadow-filled',
  },
  radius: { control: 'radius-control', surface: 'radius-surface', round: 'radius-round' },
  /** durations are 0 where the reader wants less motion */
  motion: { quick: 'motion-quick', calm: 'motion-calm', ease: 'motion-ease' },
});
