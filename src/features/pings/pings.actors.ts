import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { emailTemplates } from '../../../contract/email-templates/email-templates.endpoints.ts';
import { createPing, pings, previewPing } from '../../../contract/pings/pings.endpoints.ts';
import type { PingInput } from '../../../contract/pings/pings.schema.ts';
import { latestPingSchema, unavailableReasons } from '../../../contract/search/search.schema.ts';
import {
  type LoadTemplatesResult,
  pingComposerMachine,
  type PreviewPingResult,
  type SendPingResult,
  type UnavailableResult,
  type UndoPingResult,
  type UndoWindow,
} from '../../../machines/pings/ping-composer.machine.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import { isTooLate } from './take-back.ts';

/** Milliseconds until a moment of the undo window, never below 0. */
export const leftUntil = (until: number): number => Math.max(0, until - performance.now());

/** An applicant who has gone meanwhile is as little available as one who is contacted by others. */
function unavailable(error: unknown): UnavailableResult | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'not_found') return { kind: 'unavailable', reason: null, latest: null };
  if (error.code !== 'applicant_not_available') return undefined;
  const reason = unavailableReasons.find((known) => known === error.meta['reason']) ?? null;
  const latest = v.safeParse(latestPingSchema, error.meta['latest_ping']);
  return { kind: 'unavailable', reason, latest: latest.success ? latest.output : null };
}

const loadTemplates = fromPromise<LoadTemplatesResult, void>(async ({ signal }) => {
  try {
    const query = { filter: { purpose: ['ping'], status: ['published'] }, per_page: '100' };
    const { data } = await call(emailTemplates.list, { query }, { signal });
    return { kind: 'ok', templates: data.toSorted((one, other) => Number(other.is_default) - Number(one.is_default)) };
  } catch (error) {
    return { kind: 'failed', error };
  }
});

const preview = fromPromise<PreviewPingResult, PingInput>(async ({ input, signal }) => {
  try {
    const { data } = await call(previewPing, { body: input }, { signal });
    return { kind: 'ok', preview: data };
  } catch (error) {
    return unavailable(error) ?? { kind: 'failed', error };
  }
});

const undoPing = fromPromise<UndoPingResult, { id: string; undo: UndoWindow }>(
  async ({ input: { id, undo }, signal }) => {
    try {
      await call(pings.transition, { params: { id }, body: { event: 'cancel' } }, { signal });
      return { kind: 'ok' };
    } catch (error) {
      return isTooLate(error)
        ? { kind: 'tooLate' }
        : { kind: 'failed', undo: { ms: leftUntil(undo.until), until: undo.until } };
    }
  },
);

/** `key`: this attempt's; a repeated try with the same template can't contact anybody twice. */
export function providedPingComposer(key: string) {
  const sendPing = fromPromise<SendPingResult, PingInput>(async ({ input }) => {
    try {
      const { data } = await call(createPing, { body: input }, { idempotencyKey: `${key}-${input.email_template_id}` });
      // the server's own span: a clock that goes wrong here doesn't shorten it
      const ms = Date.parse(data.send_at) - Date.parse(data.created_at);
      if (data.perspective !== 'organization') return { kind: 'failed' };
      return { kind: 'ok', ping: data, undo: { ms, until: performance.now() + ms } };
    } catch (error) {
      return unavailable(error) ?? outcomeOf(error);
    }
  });
  return pingComposerMachine.provide({ actors: { loadTemplates, previewPing: preview, sendPing, undoPing } });
}
