import type { ListSearch } from '../kit/list-search.ts';
import { askedUsages } from './organizations.search.ts';

/** What every company comes to. */
const everybodys = ['invited', 'joined', 'usage_said', 'profile_published'] as const;
const referring = ['code_made', 'code_used', 'referred_findable'] as const;
const searching = ['searched', 'alert_active', 'written', 'answered', 'found_here'] as const;

/** In the order in which they are usually reached. */
export const milestones = [...everybodys, ...referring, ...searching] as const;
export type Milestone = (typeof milestones)[number];

/** Those of a company; one that has not said what it is here for is asked for the shortest way. */
export function milestonesOf(usage: string | null): readonly Milestone[] {
  if (usage === 'searching') return [...everybodys, ...searching];
  if (usage === 'searching_and_referring') return milestones;
  return [...everybodys, ...referring];
}

/** The six steps of the way, for all companies alike: what one does first here, and what came of it. */
export const stages = ['invited', 'joined', 'usage_said', 'profile_published', 'begun', 'succeeded'] as const;
export type ProgressStage = (typeof stages)[number];

/** One of these is enough. */
export const milestonesOfStage: Readonly<Record<ProgressStage, readonly Milestone[]>> = {
  invited: ['invited'],
  joined: ['joined'],
  usage_said: ['usage_said'],
  profile_published: ['profile_published'],
  begun: ['code_used', 'written'],
  succeeded: ['referred_findable', 'answered', 'found_here'],
};

const yesOrNo = ['yes', 'no'] as const;

export const progressSearch = {
  /** `waiting`: who has come least far, behind them who was reminded lately. */
  order: ['waiting', 'name', 'percent', 'last_activity'],
  filter: {
    /** A part of the name. */
    q: 'text',
    usage_type: askedUsages,
    /** Nobody of it was here for a while. */
    stalled: yesOrNo,
    /** Have come as far as this. */
    reached: stages,
    /** What they lack next; `done` lacks nothing. */
    next: [...milestones, 'done'],
  },
} as const satisfies ListSearch;
