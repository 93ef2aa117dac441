import type { Locale } from '../../../contract/kit/fields.ts';
import { updateUser } from '../../../contract/users/users.endpoints.ts';
import { call } from '../../api/call.ts';

/** The page already speaks the new language; a failure only means that the next mail doesn't yet. */
export const saveLocale = (id: string, locale: Locale): Promise<void> =>
  call(updateUser, { params: { id }, body: { locale } }).then(
    () => undefined,
    () => undefined,
  );
