import { createThemeContract } from '@vanilla-extract/css';

/** Everything a style may use; the build calls it by letters. What a document sets is `tenantVariableFor`. */
export const vars = createThemeContract({
  color: {
    ground: null,
    surface: null,
    sunken: null,
    ink: null,
    inkSoft: null,
    line: null,
    lineStrong: null,
    success: null,
    successSoft: null,
    warning: null,
    warningSoft: null,
    danger: null,
    dangerSoft: null,
    info: null,
    infoSoft: null,
    overlay: null,
    /** in both appearances: under what was drawn for white paper */
    paper: null,
    poster: null,
    posterEdge: null,
    onPoster: null,
    /** under a picture drawn for paper: seen in the dark only */
    plate: null,
    primary: null,
    primaryHover: null,
    onPrimary: null,
    primaryEdge: null,
    primaryText: null,
    primarySoft: null,
    onPrimarySoft: null,
    focusRing: null,
  },
  /** Under a company's logo, and how it lies there: white by day; by night softer, so that a list of them is no row of lamps, and one with what was drawn on white. */
  mark: { paper: null, blend: null },
  font: { body: null, mono: null },
  /** six sizes, each with its line on the 4 px grid */
  text: {
    small: null,
    body: null,
    lead: null,
    title: null,
    heading: null,
    display: null,
  },
  leading: {
    small: null,
    body: null,
    lead: null,
    title: null,
    heading: null,
    display: null,
  },
  weight: { light: null, normal: null, bold: null },
  /** steps of 4 px: space[4] is 16 px */
  space: {
    1: null,
    2: null,
    3: null,
    4: null,
    5: null,
    6: null,
    8: null,
    10: null,
    12: null,
    16: null,
  },
  /** inner edges only: nothing is lifted off the page (LOOK) */
  shadow: {
    mark: null,
    markDanger: null,
    chosen: null,
    wrong: null,
    /** over the browser's own colour of a field it has filled in */
    filled: null,
  },
  radius: { control: null, surface: null, round: null },
  /** durations are 0 where the reader wants less motion */
  motion: { quick: null, calm: null, ease: null },
});
