import { useRouter } from '@tanstack/react-router';
import { transitionApplicant } from '../../../contract/applicants/applicants.endpoints.ts';
import type { BodyOf } from '../../../contract/kit/endpoint.ts';
import { call } from '../../api/call.ts';
import { saveOwn } from '../../api/save-own.ts';
import { useSessionActor } from '../../api/session.ts';

/** Moves the search along its lifecycle, tells the session and reads the messages again. @throws ApiError */
export function useSearchEvent(id: string): (body: BodyOf<typeof transitionApplicant>) => Promise<void> {
  const session = useSessionActor();
  const router = useRouter();
  return async (body) => {
    const { data } = await saveOwn(() => call(transitionApplicant, { params: { id }, body }));
    session.send({ type: 'me.patched', patch: { applicant: data } });
    // Who stops looking has no open messages any more.
    await router.invalidate();
  };
}
