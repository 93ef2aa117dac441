/** What an A4 sheet holds of a drawing below its title, in CSS pixels; page.css prints it so. */
const upright = { width: 718, height: 998 };
const across = { width: 1047, height: 655 };
/** The same for the inside of a parent, several of which find room below each other. */
export const insets = { upright: { width: 718, height: 907 }, across: { width: 1047, height: 605 } } as const;

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

/** The inside of a parent that could not be read on an upright sheet. */
export const mustLieAcross = (inside: Size): boolean => scaleOn(insets.upright, inside) < smallest;

/** Wider than this, a drawing could not be read on any sheet. */
export const widest = 1500;
