import type { transitionApplicant } from '../../../contract/applicants/applicants.endpoints.ts';
import { transitionApplicant as endpoint } from '../../../contract/applicants/applicants.endpoints.ts';
import type { BodyOf } from '../../../contract/kit/endpoint.ts';
import { useSessionActor } from '../../api/session.ts';
import { call } from '../../api/call.ts';

/** Moves the search along its lifecycle and tells the session. @throws ApiError */
export function useSearchEvent(id: string): (body: BodyOf<typeof transitionApplicant>) => Promise<void> {
  const session = useSessionActor();
  return async (body) => {
    const { data } = await call(endpoint, { params: { id }, body });
    session.send({ type: 'me.patched', patch: { applicant: data } });
  };
}
