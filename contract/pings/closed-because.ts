/**
 * What an open message ends with besides an answer or its company's own word: its reader has `found` a place, their search
 * `ended` otherwise, its organization became `inactive`, or the tenant's `staff` ended it, who say why.
 */
export const closedBecause = ['found', 'ended', 'inactive', 'staff'] as const;
export type ClosedBecause = (typeof closedBecause)[number];
