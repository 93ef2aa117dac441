/** How long what has a beginning and an end by the clock may last. */
export const intervalHours = 8;
