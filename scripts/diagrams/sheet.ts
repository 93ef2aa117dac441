/** What an A4 sheet holds of a drawing below its title, in CSS pixels; page.css prints it so. */
const upright = { width: 718, height: 998 };
const across = { width: 1047, height: 655 };

interface Size {
  readonly width: number;
  readonly height: number;
}

const scaleOn = (sheet: Size, { width, height }: Size): number =>
  Math.min(1, sheet.width / width, sheet.height / height);

/** A drawing that is clearly larger on a sheet that lies across. */
export const liesAcross = (drawing: Size): boolean => scaleOn(across, drawing) > 1.1 * scaleOn(upright, drawing);

/** Smaller than this, letters of twelve pixels have less than six points. */
const smallest = 2 / 3;

/** A part of a drawing that could not be read on an upright sheet; there several find room below each other. */
export const mustLieAcross = (part: Size): boolean => scaleOn(upright, part) < smallest;

/** Wider than this, a drawing could not be read on any sheet. */
export const widest = 1500;
