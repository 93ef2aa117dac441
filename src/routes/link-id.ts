import { notFoundMessage } from '../../machines/session/session.access.ts';
import { PageError } from '../features/errors/page-error.ts';

/** The form of an id (contract/kit/fields.ts), without its schema: the list of routes is in everybody's entry. */
const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The id in a mail link's path. @throws PageError 404 for one that nothing can have (specification, section 8) */
export function requireLinkId(text: string): void {
  if (!id.test(text)) throw new PageError(404, notFoundMessage);
}
