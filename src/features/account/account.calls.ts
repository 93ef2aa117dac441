import type { AccountExport } from '../../../contract/account/export.schema.ts';
import { endOtherSessions, endSession, exportAccount } from '../../../contract/account/account.endpoints.ts';
import type { Locale } from '../../../contract/kit/fields.ts';
import { updateUser } from '../../../contract/users/users.endpoints.ts';
import { call } from '../../api/call.ts';
import { saveOwn } from '../../api/save-own.ts';

/** Saves one's name. Throws ApiError. */
export const saveName = (id: string, body: { firstname: string; lastname: string }) =>
  saveOwn(() => call(updateUser, { params: { id }, body }));

export const saveLanguage = (id: string, locale: Locale) =>
  saveOwn(() => call(updateUser, { params: { id }, body: { locale } }));

export const endBrowser = (id: string) => call(endSession, { params: { id } });
/** Logs every own browser out but this one. Throws ApiError. */
export const endOtherBrowsers = () => call(endOtherSessions, {});

/** Fetches everything stored about oneself and hands it to the browser as a file. Throws ApiError. */
export async function downloadExport(): Promise<void> {
  saveExport((await call(exportAccount, {})).data);
}

/** Hands an export to the browser as a file. */
export function saveExport(data: AccountExport): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${data.tenant.slug}-${data.exported_at.slice(0, 10)}.json`;
  link.click();
  // a browser may read it only after asking where to put it
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
