import { tallyChosen } from './desk.repository.ts';

/** Figures of those who registered in a span of time, counted as staff's list lists them. */
export const tallyChosenApplicants = tallyChosen;
