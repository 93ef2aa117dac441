import { safeParse } from 'valibot';
import { idSchema } from '../../contract/kit/fields.ts';
import { notFoundMessage } from '../../machines/session/session.access.ts';
import { PageError } from '../features/errors/page-error.ts';

/** The id in a mail link's path. @throws PageError 404 for one that nothing can have (specification, section 8) */
export function requireLinkId(id: string): void {
  if (!safeParse(idSchema, id).success) throw new PageError(404, notFoundMessage);
}
