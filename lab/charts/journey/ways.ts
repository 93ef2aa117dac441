import type { Text } from '../markup.ts';
import type { StationId } from './stations.ts';

/** A way from station to station. `side` leads it around the ones between, by the gutter left or right of the lane. */
export interface Way {
  readonly from: StationId;
  readonly to: StationId;
  readonly label?: Text;
  readonly side?: 'left' | 'right';
}

export const ways: readonly Way[] = [
  { from: 'code', to: 'registerApplicant' },
  { from: 'registerApplicant', to: 'verifyApplicant' },
  { from: 'verifyApplicant', to: 'onboardApplicant' },
  { from: 'onboardApplicant', to: 'terms' },
  { from: 'terms', to: 'findable', label: { de: 'alt genug', en: 'old enough' } },
  { from: 'terms', to: 'guardian', label: { de: 'zu jung', en: 'too young' } },
  { from: 'guardian', to: 'findable', label: { de: 'Ja', en: 'yes' }, side: 'left' },
  { from: 'guardian', to: 'withdrawal', label: { de: 'später', en: 'later' } },
  { from: 'findable', to: 'message' },
  { from: 'message', to: 'answer' },
  { from: 'answer', to: 'searchEnds' },
  { from: 'searchEnds', to: 'findable', label: { de: 'sucht wieder', en: 'looks again' }, side: 'right' },
  { from: 'invited', to: 'registerEmployee' },
  { from: 'registerEmployee', to: 'verifyEmployee' },
  { from: 'verifyEmployee', to: 'onboardEmployee' },
  { from: 'onboardEmployee', to: 'codes', label: { de: 'zu viele', en: 'too many' } },
  { from: 'onboardEmployee', to: 'search', label: { de: 'zu wenige', en: 'too few' }, side: 'left' },
  { from: 'codes', to: 'code', label: { de: 'gibt weiter', en: 'hands over' }, side: 'right' },
  { from: 'search', to: 'findable', label: { de: 'findet', en: 'finds' } },
  { from: 'search', to: 'compose' },
  { from: 'compose', to: 'message', label: { de: 'nach 60 s', en: 'after 60 s' } },
  { from: 'answer', to: 'contacts', label: { de: 'Antwort', en: 'answer' } },
];
