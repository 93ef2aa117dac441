import type { GenericIssue } from 'valibot';

interface List {
  readonly data: readonly unknown[];
  readonly meta: { readonly total: number };
}

const isList = (body: unknown): body is List =>
  typeof body === 'object' &&
  body !== null &&
  'data' in body &&
  Array.isArray(body.data) &&
  'meta' in body &&
  typeof body.meta === 'object' &&
  body.meta !== null &&
  'total' in body.meta &&
  typeof body.meta.total === 'number';

/**
 * A list without the rows that don't keep the contract, its total smaller by as many; undefined where something else
 * is wrong. The last net: one broken row must not take a page from everybody. Whoever uses it raises an alarm.
 */
export function withoutBrokenRows(body: unknown, issues: readonly GenericIssue[]): List | undefined {
  if (!isList(body)) return undefined;
  const broken = new Set(issues.map(({ path }) => (path?.[0]?.key === 'data' ? path[1]?.key : undefined)));
  if ([...broken].some((index) => typeof index !== 'number')) return undefined;
  return {
    ...body,
    data: body.data.filter((_row, index) => !broken.has(index)),
    meta: { ...body.meta, total: body.meta.total - broken.size },
  };
}
