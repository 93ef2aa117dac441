import { safeParse } from 'valibot';
import { idSchema } from '../../contract/kit/fields.ts';
import { notFoundMessage } from '../../machines/session/session.access.ts';
import { PageError } from '../features/errors/page-error.ts';

/** @throws PageError 404 for what can't be an applicant's id */
export function checkApplicantId(id: string): void {
  if (!safeParse(idSchema, id).success) throw new PageError(404, notFoundMessage);
}
