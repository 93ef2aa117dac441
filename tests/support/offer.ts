import { occupations } from '../../server/occupations/occupations.ts';

/** What a message of a test offers where that doesn't matter. */
export const offer = { kind: 'apprenticeship', occupation_id: occupations[0]?.id ?? '' } as const;

/** A company that trains this offers it at first. */
export const trains: readonly string[] = [offer.occupation_id];
