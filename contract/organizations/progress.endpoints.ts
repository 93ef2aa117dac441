import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { one } from '../kit/lists.ts';
import { undoSchema } from '../kit/undo.ts';
import { resource } from '../kit/resource.ts';
import { progressRecordSchema, progressSummarySchema, remindersSchema, remindInputSchema } from './progress.schema.ts';
import { progressSearch } from './progress.search.ts';

const access = { stage: 'onboarded', roles: ['tenant_member', 'administrator'] } as const;

export const organizationsProgress = resource({
  name: 'organizations-progress',
  access,
  record: progressRecordSchema,
  list: {
    summary: 'How far each company has come that takes part or is about to: its milestones and what it lacks next.',
    search: progressSearch,
    csv: 'The same as one file.',
  },
});

export const showProgressSummary = endpoint({
  name: 'organizations-progress.summary',
  method: 'GET',
  path: '/v1/organizations-progress/_summary',
  summary: 'How many have come how far, and who needs staff.',
  access,
  response: one(progressSummarySchema),
});

export const previewReminders = endpoint({
  name: 'organizations-progress.preview',
  method: 'POST',
  path: '/v1/organizations-progress/_reminders/preview',
  summary: 'What each of these companies would be reminded of, and who reads it. Changes nothing.',
  access,
  body: remindInputSchema,
  response: v.object({ data: remindersSchema }),
});

export const remindOrganizations = endpoint({
  name: 'organizations-progress.remind',
  method: 'POST',
  path: '/v1/organizations-progress/_reminders',
  summary:
    'Mails the people of these companies what comes next, each in their language, after a minute in which it can be taken back; none twice in 14 days. Says of each what became of it.',
  access,
  body: remindInputSchema,
  response: v.object({ data: remindersSchema, undo: undoSchema }),
  idempotent: true,
});
