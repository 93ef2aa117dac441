import type { GenericSchema } from 'valibot';

interface Limited {
  readonly wrapped?: Limited;
  readonly entries?: Readonly<Record<string, Limited>>;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** The most that a schema takes, or the one of a part of it. */
export function mostOf(
  schema: GenericSchema | Limited,
  rule: 'max_length' | 'max_value',
  part?: string,
): number | undefined {
  const { wrapped, entries, pipe } = schema as Limited;
  if (wrapped) return mostOf(wrapped, rule, part);
  if (part !== undefined) return entries?.[part] && mostOf(entries[part], rule);
  return pipe?.find(({ type }) => type === rule)?.requirement as number | undefined;
}
