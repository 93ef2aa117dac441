import {
  answerRelease,
  askChildDeletion,
  chooseReleases,
  leaveBlock,
  openGuardianPage,
  reportForChild,
  sendPageCode,
  showGuardianPage,
  withdrawOnPage,
} from '../../../contract/legal-contacts/guardian-page.endpoints.ts';
import type { OpenedPage } from '../../../contract/legal-contacts/guardian-page.schema.ts';
import type { ReleaseChoice } from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import type { Said } from '../../forms/report-form.tsx';

/** The way into one child's page. The secret stays in memory. */
export type Visit = OpenedPage['others'][number];

/** Why there is no page any more. */
export type PageEnd = 'invalid' | 'replaced' | 'grown' | 'deleted';

const ends: Readonly<Record<string, PageEnd>> = {
  link_invalid: 'invalid',
  not_found: 'invalid',
  link_used: 'replaced',
  link_expired: 'grown',
};

/** What a refused link means; undefined for every other failure. */
export const endOf = (error: unknown): PageEnd | undefined =>
  error instanceof ApiError ? ends[error.code] : undefined;

/** Why an open page is left: its deletion was asked for, it has ended by itself, or the visit has run out. */
export type Leaving = 'deleted' | 'gone' | 'over';

/** A visit that has run out opens anew with a code; whether the link still holds is said there. */
export const leavingBy = (end: PageEnd): Leaving => (end === 'grown' ? 'over' : 'gone');

/** The calls of one guardian's link. Each throws ApiError. */
export const linkCalls = (id: string, token: string) => {
  const params = { id };
  return {
    send: async () => (await call(sendPageCode, { params, body: { token } })).data,
    open: async (code: string) => (await call(openGuardianPage, { params, body: { token, code } })).data,
  };
};

/** The calls of one visit. Each throws ApiError. */
export const visitCalls = (id: string, visit: string) => {
  const params = { id };
  return {
    show: async () => (await call(showGuardianPage, { params, body: { visit } })).data,
    choose: async (choice: ReleaseChoice) => (await call(chooseReleases, { params, body: { visit, choice } })).data,
    answer: async (ping_id: string, event: 'accept' | 'decline' | 'withdraw') =>
      (await call(answerRelease, { params, body: { visit, ping_id, event } })).data,
    report: async (said: Said & { readonly organization_id: string }) =>
      (await call(reportForChild, { params, body: { visit, ...said } })).data,
    leaveBlock: async (organization_id: string) =>
      (await call(leaveBlock, { params, body: { visit, organization_id } })).data,
    withdraw: async () => (await call(withdrawOnPage, { params, body: { visit } })).data,
    remove: () => call(askChildDeletion, { params, body: { visit } }),
  };
};
