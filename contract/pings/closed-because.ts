/**
 * What an open message ends with besides an answer or its company's own word: its reader has `found` a place, their search
 * `ended` otherwise, or its organization became `inactive`.
 */
export const closedBecause = ['found', 'ended', 'inactive'] as const;
export type ClosedBecause = (typeof closedBecause)[number];
