import type { Locale } from '../../contract/kit/fields.ts';
import { chosenLocale } from '../i18n/reader-locale.ts';
import type { SessionCall } from '../session/sessions.service.ts';
import { storeOwn } from './users.repository.ts';

/** Mails come in the language chosen for the pages: who has chosen one before the login has chosen it for both. */
export async function followLanguage(
  { tx, request, now }: SessionCall,
  user: { readonly id: string; readonly locale: Locale },
): Promise<void> {
  const chosen = chosenLocale(request.cookies);
  if (chosen !== undefined && chosen !== user.locale) await storeOwn(tx, user.id, { locale: chosen }, now);
}
