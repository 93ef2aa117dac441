import type { Route } from '@playwright/test';

/** What the server is made to say. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

const refused = (status: number, code: string, meta?: object): Answer => ({
  status,
  body: { code, message: 'No', ...(meta && { meta }) },
});

export const data = (of: unknown): Answer => ({ status: 200, body: { data: of } });
export const nothing: Answer = { status: 204 };
export const invalid = (field: string): Answer =>
  refused(422, 'validation', { errors: { [field]: ['This is wrong'] } });
export const tooYoung = (returnOn: string): Answer =>
  refused(422, 'too_young', { return_on: returnOn, errors: { date_of_birth: ['Too young'] } });
export const unauthenticated = refused(401, 'unauthenticated');
export const gateRefused = refused(403, 'tos_required');
export const broken = refused(500, 'internal');

export async function reply(route: Route, { status, body }: Answer): Promise<void> {
  await route.fulfill({ status, headers: { 'cache-control': 'no-store' }, ...(body !== undefined && { json: body }) });
}
