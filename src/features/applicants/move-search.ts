import type { I18n } from '@lingui/core';
import type { AnyRouter } from '@tanstack/react-router';
import { transitionApplicant } from '../../../contract/applicants/applicants.endpoints.ts';
import type { BodyOf } from '../../../contract/kit/endpoint.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import { saveOwn } from '../../api/save-own.ts';
import type { useSessionActor } from '../../api/session.ts';
import { formErrorOf } from '../../forms/form-error.ts';
import { messageText } from '../../forms/message-text.ts';

interface Page {
  readonly session: ReturnType<typeof useSessionActor>;
  readonly router: AnyRouter;
  readonly i18n: I18n;
}

/** How it went; a refusal in words, where there is anything to say here. */
type Moved = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly why: string | undefined };

/** Moves the search along its lifecycle, tells the session and reads the page again. */
export async function moveSearch(
  { session, router, i18n }: Page,
  id: string,
  body: BodyOf<typeof transitionApplicant>,
): Promise<Moved> {
  try {
    const { data } = await saveOwn(() => call(transitionApplicant, { params: { id }, body }));
    session.send({ type: 'me.patched', patch: { applicant: data } });
    // Who stops looking has no open messages any more.
    await router.invalidate();
    return { kind: 'done' };
  } catch (error) {
    const { general } = formErrorOf(outcomeOf(error));
    return { kind: 'refused', why: general === undefined ? undefined : messageText(i18n, general) };
  }
}
