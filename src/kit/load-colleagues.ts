import { employees } from '../../contract/employees/employees.endpoints.ts';
import type { Employee } from '../../contract/employees/employees.schema.ts';
import { call } from '../api/call.ts';
import { whose } from './given.ts';

const most = 100;

export const colleaguesAsked = (given?: string, page = 1) => ({
  query: {
    per_page: String(most),
    page: String(page),
    order: 'lastname',
    filter: { status: 'active', ...whose(given) },
  } as const,
});

/** Everybody of the own organization, or of the given one, who can log in, to be chosen from. */
export async function loadColleagues(signal: AbortSignal, given?: string): Promise<readonly Employee[]> {
  const load = (page: number) => call(employees.list, colleaguesAsked(given, page), { signal });
  const first = await load(1);
  const further = Math.max(0, Math.ceil(first.meta.total / most) - 1);
  const rest = await Promise.all(Array.from({ length: further }, (_, index) => load(index + 2)));
  return [first, ...rest].flatMap(({ data }) => data);
}

/** The same, for a form or a page. */
export const offerColleagues = async (signal: AbortSignal, given?: string) => ({
  colleagues: await loadColleagues(signal, given),
});
