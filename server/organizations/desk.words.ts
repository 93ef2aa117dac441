import type { askedUsages, organizationStatuses } from '../../contract/organizations/organizations.search.ts';
import type { Milestone, ProgressStage } from '../../contract/organizations/progress.search.ts';

/** The words of the staff's pages, in English: their files say the same (tests/architecture/words-of-files.test.ts). */
export const statusWords: Readonly<Record<(typeof organizationStatuses)[number], string>> = {
  created: 'Created',
  verified: 'Confirmed',
  active: 'Active',
  inactive: 'Inactive',
  archived: 'Archived',
};

export const usageWords: Readonly<Record<(typeof askedUsages)[number], string>> = {
  searching: 'Looking for applicants',
  referring: 'Passing applicants on',
  searching_and_referring: 'Both',
  unsaid: 'Not said yet',
};

export const stageWords: Readonly<Record<ProgressStage, string>> = {
  invited: 'Somebody is invited',
  joined: 'Somebody has joined',
  usage_said: 'Has said what it is here for',
  profile_published: 'Profile published',
  begun: 'Code used or message written',
  succeeded: 'Somebody found by it, or an answer',
};

export const nextWords: Readonly<Record<Milestone | 'done', string>> = {
  invited: 'Invite somebody',
  joined: 'Invited person has to join',
  usage_said: 'Say what it is here for',
  profile_published: 'Publish a profile',
  code_made: 'Make a registration code',
  code_used: 'Pass a code on',
  referred_findable: 'First recommended person has to be findable',
  searched: 'Search for the first time',
  alert_active: 'Set up an alert',
  written: 'Write the first message',
  answered: 'First answer has to come',
  found_here: 'First apprentice has to be found',
  done: 'Nothing, all is reached',
};
