import type { Locale } from '../../../contract/kit/fields.ts';
import { updateUser } from '../../../contract/users/users.endpoints.ts';
import { call } from '../../api/call.ts';
import { saveOwn } from '../../api/save-own.ts';
import type { SessionActor } from '../../api/session.ts';

/** The page already speaks the new language; a failure only means that the next mail doesn't yet. */
export const saveLocale = (session: SessionActor, id: string, locale: Locale): Promise<void> =>
  saveOwn(() => call(updateUser, { params: { id }, body: { locale } })).then(
    ({ data }) => session.send({ type: 'me.patched', patch: data }),
    () => undefined,
  );
