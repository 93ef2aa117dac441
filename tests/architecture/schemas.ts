import type { GenericSchema } from 'valibot';

/** A schema met on the way through another, with the way there. */
interface Place {
  readonly path: string;
  readonly schema: Shape;
}

/** What valibot's schemas have in them, of the kinds that hold others. */
interface Shape {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Shape[];
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly key?: Shape;
  readonly value?: Shape;
  readonly rest?: Shape;
  readonly items?: readonly Shape[];
  readonly options?: readonly (Shape | string)[];
  readonly entries?: Readonly<Record<string, Shape>>;
}

/** Every schema inside a schema, itself included. */
export function schemasIn(schema: GenericSchema | undefined): Place[] {
  return schema ? walk(schema, '') : [];
}

export function isLoose({ schema }: Place): boolean {
  return (
    schema.type === 'object' || schema.type === 'loose_object' || schema.type === 'any' || schema.type === 'unknown'
  );
}

/** What a body can be refused for: its fields by their paths as sent, switches and events aside, which nobody types or chooses. */
export function namedFields(schema: GenericSchema | undefined): string[] {
  return schemasIn(schema).flatMap(({ path, schema: { type, kind } }) =>
    kind === 'schema' && path !== '' && isAnswer.has(type) && !path.endsWith('.event') ? [path.slice(1)] : [],
  );
}

const isAnswer = new Set(['string', 'number', 'array', 'picklist', 'custom']);
const bounds = new Set(['max_length', 'length', 'max_bytes', 'bytes', 'uuid', 'iso_date', 'hex_color']);

/** Paths of string schemas without a greatest length; formats of fixed length count as bounded. */
export function unboundedTexts(schema: GenericSchema | undefined): string[] {
  return schemasIn(schema).flatMap(({ path, schema: it }) => (it.type === 'string' && !isBounded(it) ? [path] : []));
}

/** A pipe may begin with a schema that has a pipe of its own. */
function isBounded({ pipe = [] }: Shape): boolean {
  return pipe.some((step) => bounds.has(step.type) || isBounded(step));
}

function walk(schema: Shape, path: string): Place[] {
  const inner = [
    ...(schema.pipe ?? [])
      .slice(1)
      .filter((it) => it.kind === 'schema')
      .map((it) => walk(it, path)),
    ...[schema.wrapped, schema.item, schema.value, schema.rest].map((it) => (it ? walk(it, path) : [])),
    ...(schema.key ? [walk(schema.key, `${path}[key]`)] : []),
    ...[...(schema.items ?? []), ...(schema.options ?? [])].map((it) => (typeof it === 'object' ? walk(it, path) : [])),
    ...Object.entries(schema.entries ?? {}).map(([name, it]) => walk(it, `${path}.${name}`)),
  ];
  return [{ path, schema }, ...inner.flat()];
}
