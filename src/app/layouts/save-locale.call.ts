import type { Locale } from '../../../contract/kit/fields.ts';
import { updateUser } from '../../../contract/users/users.endpoints.ts';
import { call } from '../../api/call.ts';
import { inOrder } from '../../api/in-order.ts';
import type { SessionActor } from '../../api/session.ts';

/** For who changes their mind at once, too. */
const send = inOrder();

/** The page already speaks the new language; a failure only means that the next mail doesn't yet. */
export const saveLocale = (session: SessionActor, id: string, locale: Locale): Promise<void> =>
  send(() => call(updateUser, { params: { id }, body: { locale } })).then(
    ({ data }) => session.send({ type: 'me.patched', patch: data }),
    () => undefined,
  );
