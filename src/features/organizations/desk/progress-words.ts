import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { RemindRefusal } from '../../../../contract/organizations/progress.schema.ts';
import type { Milestone, ProgressStage } from '../../../../contract/organizations/progress.search.ts';

/** The six steps, as a company that has come there is counted. */
export const stageWords: Readonly<Record<ProgressStage, MessageDescriptor>> = {
  invited: msg`Somebody is invited`,
  joined: msg`Somebody has joined`,
  usage_said: msg`Has said what it is here for`,
  profile_published: msg`Profile published`,
  begun: msg`Code used or message written`,
  succeeded: msg`Somebody found by it, or an answer`,
};

/** What a company lacks next, said as what is to be done. */
export const nextWords: Readonly<Record<Milestone | 'done', MessageDescriptor>> = {
  invited: msg`Invite somebody`,
  joined: msg`Invited person has to join`,
  usage_said: msg`Say what it is here for`,
  profile_published: msg`Publish a profile`,
  code_made: msg`Make a registration code`,
  code_used: msg`Pass a code on`,
  referred_findable: msg`First recommended person has to be findable`,
  searched: msg`Search for the first time`,
  alert_active: msg`Set up an alert`,
  written: msg`Write the first message`,
  answered: msg`First answer has to come`,
  found_here: msg`First apprentice has to be found`,
  done: msg`Nothing, all is reached`,
};

/** Why a company isn't reminded. */
export const refusalWords: Readonly<Record<RemindRefusal, MessageDescriptor>> = {
  lately: msg`Was reminded within the last 14 days.`,
  nobody: msg`Nobody of it is here yet. Send the invitation again.`,
  not_its_turn: msg`What comes next isn’t in its own hands.`,
  done: msg`Has reached everything.`,
};
