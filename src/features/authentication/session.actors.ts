import { fromPromise } from 'xstate';
import type { Login } from '../../../contract/authentication/authentication.schema.ts';
import type {
  FetchMeResult,
  LogoutResult,
  OpenSessionResult,
  Registration,
} from '../../../machines/session/session.types.ts';

/** Fetched when it is first needed: a guest who only reads the login page transfers no HTTP client. */
const loadSessionCalls = () => import('./session.calls.ts');
/** Together with what is called once the session is open. */
export const loadGuestCalls = async () => (await Promise.all([import('./guest.calls.ts'), loadSessionCalls()]))[0];

/** A part that can't be fetched is a call that didn't reach the server. */
const unreachable = (error: unknown) => ({ kind: 'failed', error }) as const;

/** What the session machine's placeholders really do. */
export const sessionActors = {
  fetchMe: fromPromise<FetchMeResult, void>(({ signal }) =>
    loadSessionCalls()
      .then((calls) => calls.fetchMe(signal))
      .catch(unreachable),
  ),
  login: fromPromise<OpenSessionResult, Login>(({ input, signal }) =>
    loadGuestCalls()
      .then((calls) => calls.login(input, signal))
      .catch(unreachable),
  ),
  register: fromPromise<OpenSessionResult, Registration>(({ input, signal }) =>
    loadGuestCalls()
      .then((calls) => calls.register(input, signal))
      .catch(unreachable),
  ),
  logout: fromPromise<LogoutResult, void>(({ signal }) =>
    loadSessionCalls()
      .then((calls) => calls.logout(signal))
      .catch(unreachable),
  ),
};
