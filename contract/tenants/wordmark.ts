/** Wide logos hold the name in letters and stand alone; others are a sign, and the name stands beside them. */
export const isWordmark = ({ width, height }: { width: number; height: number }): boolean => width >= 2 * height;
