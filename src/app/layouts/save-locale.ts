import { use } from 'react';
import type { Locale } from '../../../contract/kit/fields.ts';
import { selectMe } from '../../../machines/session/session.selectors.ts';
import { SessionContext } from '../../api/session.ts';

/** Saves the language of who is logged in, for mails; on the static page, and for guests, the cookie is all there is. */
export function useSaveLocale(): (locale: Locale) => void {
  const session = use(SessionContext);
  return (locale) => {
    const me = session && selectMe(session.getSnapshot());
    if (!me) return;
    void import('./save-locale.call.ts').then(({ saveLocale }) => saveLocale(session, me.user.id, locale));
  };
}
