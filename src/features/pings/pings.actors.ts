import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { emailTemplates } from '../../../contract/email-templates/email-templates.endpoints.ts';
import { createPings, pings, previewPing } from '../../../contract/pings/pings.endpoints.ts';
import type { PingsInput, PreviewInput } from '../../../contract/pings/pings.schema.ts';
import { latestPingSchema, unavailableReasons } from '../../../contract/search/search.schema.ts';
import { acceptCompanyTerms, showCompanyTerms } from '../../../contract/terms/company-terms.endpoints.ts';
import { pingComposerMachine } from '../../../machines/pings/ping-composer.machine.ts';
import type {
  AcceptTermsResult,
  LoadTemplatesResult,
  OutdatedResult,
  PreviewPingResult,
  SendPingResult,
  UnavailableResult,
  UndoPingResult,
  UndoWindow,
} from '../../../machines/pings/ping-composer.types.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import { isTooLate } from './take-back.ts';

/** Milliseconds until a moment of the undo window, never below 0. */
export const leftUntil = (until: number): number => Math.max(0, until - performance.now());

/** An applicant who has gone meanwhile is as little available as one who is contacted by others. */
function unavailable(error: ApiError): UnavailableResult | undefined {
  if (error.code === 'not_found') return { kind: 'unavailable', reason: null, latest: null };
  if (error.code !== 'applicant_not_available') return undefined;
  const reason = unavailableReasons.find((known) => known === error.meta['reason']) ?? null;
  const latest = v.safeParse(latestPingSchema, error.meta['latest_ping']);
  return { kind: 'unavailable', reason, latest: latest.success ? latest.output : null };
}

/** What is to be read again before anything can be sent. */
function outdated(error: ApiError): OutdatedResult | undefined {
  if (error.code === 'company_terms_required') return { kind: 'outdated', what: 'terms' };
  const refused = outcomeOf(error);
  return refused.kind === 'refused' && refused.errors['email_template_id']
    ? { kind: 'outdated', what: 'template' }
    : undefined;
}

const loadTemplates = fromPromise<LoadTemplatesResult, void>(async ({ signal }) => {
  try {
    const query = { filter: { purpose: ['ping'], status: ['published'] }, per_page: '100' };
    const [{ data }, terms] = await Promise.all([
      call(emailTemplates.list, { query }, { signal }),
      call(showCompanyTerms, {}, { signal }),
    ]);
    const templates = data.toSorted((one, other) => Number(other.is_default) - Number(one.is_default));
    return { kind: 'ok', templates, terms: terms.data };
  } catch (error) {
    return { kind: 'failed', error };
  }
});

const preview = fromPromise<PreviewPingResult, PreviewInput>(async ({ input, signal }) => {
  try {
    const { data } = await call(previewPing, { body: input }, { signal });
    return { kind: 'ok', preview: data };
  } catch (error) {
    const known = error instanceof ApiError ? (unavailable(error) ?? outdated(error)) : undefined;
    return known ?? { kind: 'failed', error };
  }
});

const acceptTerms = fromPromise<AcceptTermsResult, { hash: string }>(async ({ input, signal }) => {
  try {
    const { data } = await call(acceptCompanyTerms, { body: input }, { signal });
    return { kind: 'ok', terms: data };
  } catch (error) {
    return error instanceof ApiError && error.code === 'conflict'
      ? { kind: 'outdated', what: 'terms' }
      : { kind: 'failed', error };
  }
});

/** Whether a message could still be taken back; one that ended by itself needs none. */
async function cancel(id: string, signal: AbortSignal): Promise<boolean> {
  try {
    await call(pings.transition, { params: { id }, body: { event: 'cancel' } }, { signal });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'transition_not_allowed') return true;
    if (isTooLate(error)) return false;
    throw error;
  }
}

const undoPing = fromPromise<UndoPingResult, { ids: readonly string[]; undo: UndoWindow }>(
  async ({ input: { ids, undo }, signal }) => {
    try {
      const back = await Promise.all(ids.map((id) => cancel(id, signal)));
      const late = back.filter((isBack) => !isBack).length;
      return late < ids.length ? { kind: 'ok', late } : { kind: 'tooLate' };
    } catch {
      return { kind: 'failed', undo: { ms: leftUntil(undo.until), until: undo.until } };
    }
  },
);

/** `key`: this attempt's; the same message tried again can't contact anybody twice. */
export function providedPingComposer(key: string) {
  const tried: string[] = [];
  const keyOf = (message: string): string => {
    if (!tried.includes(message)) tried.push(message);
    return `${key}-${tried.indexOf(message)}`;
  };
  const sendPing = fromPromise<SendPingResult, PingsInput>(async ({ input }) => {
    try {
      const { data: sent } = await call(createPings, { body: input }, { idempotencyKey: keyOf(JSON.stringify(input)) });
      const [first] = sent.flatMap(({ ping }) => ping ?? []);
      if (!first) return { kind: 'none', sent };
      // the server's own span: a clock that goes wrong here doesn't shorten it
      const ms = Date.parse(first.send_at) - Date.parse(first.created_at);
      return { kind: 'ok', sent, undo: { ms, until: performance.now() + ms } };
    } catch (error) {
      return (error instanceof ApiError ? outdated(error) : undefined) ?? outcomeOf(error);
    }
  });
  return pingComposerMachine.provide({
    actors: { loadTemplates, previewPing: preview, acceptTerms, sendPing, undoPing },
  });
}
