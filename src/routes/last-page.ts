import { redirect } from '@tanstack/react-router';
import { lastPage, type ListPage } from '../../machines/list/list.machine.ts';

type Listed = '/pings' | '/registration-codes' | '/organization/employees' | '/organization/invitations';

/** A page past the end becomes the last one, in the address as well. @throws the redirect */
export function keepWithinPages(list: ListPage, to: Listed, search: { readonly page?: string | undefined }): void {
  const last = lastPage(list);
  if (list.meta.current_page > last) throw redirect({ to, search: { ...search, page: String(last) }, replace: true });
}
