/** Milliseconds between two looks: most pages answer sooner than the runner's own second look, after 100 ms, would tell. */
export const pollIntervals = [20, 50, 100];
