/**
 * Distances are told, and asked for, as one of these: up to so many kilometres. Nobody learns one more exactly
 * (decisions, section 6).
 */
export const bandsKm = [10, 25, 50, 100] as const;
export type BandKm = (typeof bandsKm)[number];

/** The figures beside a search's choices are counted no further: one above it says "more than that". */
export const mostOfChoice = 1_000;
