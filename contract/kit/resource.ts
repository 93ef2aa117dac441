import * as v from 'valibot';
import { type Access, type Endpoint, endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { dateSchema, idParams, idSchema, optionalLineSchema } from './fields.ts';
import { type ListSearch, searchedLength } from './list-search.ts';
import { fileQuery, listQuery, many, one, page } from './lists.ts';
import type { Ability, Stage } from './roles.ts';
import { namedByStaff } from './records.ts';
import { transitionBody } from './transitions.ts';

interface Said {
  /** As an endpoint's. */
  readonly summary: string;
  /** Codes beyond those the verb has by itself. */
  readonly errors?: readonly ErrorCode[];
}

/** A kind of record, and what may be done with it. A verb that isn't declared is not offered. */
export interface Definition {
  /** Of its endpoints, and of its path: `alerts` lies at `/v1/alerts`. */
  readonly name: string;
  readonly access: Access & { readonly stage: Exclude<Stage, 'public'> };
  readonly record: v.GenericSchema;
  /** `csv` says what the list is as one file, where it is to be had as one. */
  readonly list?: Said & { readonly search: ListSearch; readonly csv?: string };
  readonly show?: Said;
  readonly create?: Said & { readonly input: v.GenericSchema; readonly ability?: Ability };
  /** Asks for the version the change is based on. */
  readonly update?: Said & { readonly input: v.GenericSchema };
  readonly transition?: Said & {
    readonly events: readonly [string, ...string[]];
    /** Where an event may be told more than its reason. */
    readonly input?: v.GenericSchema;
  };
}

const verbs = ['list', 'show', 'create', 'update', 'transition'] as const;
type Verb = (typeof verbs)[number];
type With<V extends Verb> = Definition & Required<Pick<Definition, V>>;
type WithCsv = With<'list'> & { readonly list: { readonly csv: string } };

const wordsSchema = <const Words extends readonly string[]>(words: Words) => v.optional(many(v.picklist(words)));
const plainSchemas = {
  true: v.optional(v.literal('true')),
  id: v.optional(idSchema),
  /** Of this century: no clock knows the time zones of others. */
  day: v.optional(v.pipe(dateSchema, v.regex(/^20/, 'date'))),
  number: v.optional(v.pipe(v.string(), v.maxLength(6), v.regex(/^\d+$/, 'integer'), v.transform(Number))),
  text: v.optional(optionalLineSchema(searchedLength)),
} as const;
type PlainSchemas = typeof plainSchemas;

type FilterSchemas<F extends ListSearch['filter']> = {
  [K in keyof F]: F[K] extends readonly string[]
    ? ReturnType<typeof wordsSchema<F[K]>>
    : F[K] extends 'id'
      ? PlainSchemas['id']
      : F[K] extends 'day'
        ? PlainSchemas['day']
        : F[K] extends 'number'
          ? PlainSchemas['number']
          : F[K] extends 'text'
            ? PlainSchemas['text']
            : PlainSchemas['true'];
};

/** Of a list's filters, as its query takes them. */
export const filterSchemas = <const F extends ListSearch['filter']>(filter: F) =>
  Object.fromEntries(
    Object.entries(filter).map(([name, of]) => [name, typeof of === 'string' ? plainSchemas[of] : wordsSchema(of)]),
  ) as unknown as FilterSchemas<F>;

/** Staff say whose records they mean. */
type StaffFilter<D extends Definition> = D['access'] extends { readonly roles: readonly (infer R)[] }
  ? 'tenant_member' extends R
    ? typeof namedByStaff
    : unknown
  : unknown;
const isForStaff = ({ access }: Definition): boolean => access.roles?.includes('tenant_member') ?? false;

const isMadeForAny = ({ create }: Definition): boolean =>
  'organization_id' in ((create?.input as { readonly entries?: object } | undefined)?.entries ?? {});

/** Codes that a verb has by itself: where staff name a company that has ended its part, and of a record that nothing moves any more. */
const ownErrors = (of: Definition): Readonly<Partial<Record<Verb, readonly ErrorCode[]>>> => ({
  ...(isMadeForAny(of) && { create: ['transition_not_allowed'] }),
  ...(of.transition && { update: ['conflict'] }),
  transition: ['transition_not_allowed'],
});

const shared = (of: Definition, verb: Verb, { summary, errors = [] }: Said) => {
  const all = [...new Set([...(ownErrors(of)[verb] ?? []), ...errors])];
  return { name: `${of.name}.${verb}`, summary, access: of.access, ...(all.length > 0 && { errors: all }) };
};

const filtersOf = <D extends With<'list'>>(of: D) =>
  ({
    ...filterSchemas(of.list.search.filter),
    ...(isForStaff(of) && namedByStaff),
  }) as FilterSchemas<D['list']['search']['filter']> & StaffFilter<D>;

const listOf = <D extends With<'list'>>(of: D) =>
  endpoint({
    ...shared(of, 'list', of.list),
    method: 'GET',
    path: `/v1/${of.name}`,
    query: listQuery(filtersOf(of), of.list.search.order as D['list']['search']['order']),
    response: page<D['record']>(of.record),
  });

const csvOf = <D extends WithCsv>(of: D) =>
  endpoint({
    name: `${of.name}.csv`,
    summary: of.list.csv,
    access: of.access,
    method: 'GET',
    path: `/v1/${of.name}/_csv`,
    query: fileQuery(filtersOf(of), of.list.search.order as D['list']['search']['order']),
    file: 'csv',
  });

const showOf = <D extends With<'show'>>(of: D) =>
  endpoint({
    ...shared(of, 'show', of.show),
    method: 'GET',
    path: `/v1/${of.name}/{id}`,
    params: idParams,
    response: one<D['record']>(of.record),
  });

const createOf = <D extends With<'create'>>(of: D) => {
  const body: D['create']['input'] = of.create.input;
  return endpoint({
    ...shared(of, 'create', of.create),
    method: 'POST',
    path: `/v1/${of.name}`,
    access: of.create.ability ? { ...of.access, ability: of.create.ability } : of.access,
    body,
    response: one<D['record']>(of.record),
    status: 201,
    idempotent: true,
  });
};

const updateOf = <D extends With<'update'>>(of: D) => {
  const body: D['update']['input'] = of.update.input;
  return endpoint({
    ...shared(of, 'update', of.update),
    method: 'PATCH',
    path: `/v1/${of.name}/{id}`,
    params: idParams,
    body,
    response: one<D['record']>(of.record),
    ifMatch: 'needed',
  });
};

type TransitionBody<D extends With<'transition'>> = D['transition'] extends {
  readonly input: infer I extends v.GenericSchema;
}
  ? I
  : ReturnType<typeof transitionBody<D['transition']['events']>>;

const transitionOf = <D extends With<'transition'>>(of: D) =>
  endpoint({
    ...shared(of, 'transition', of.transition),
    method: 'POST',
    path: `/v1/${of.name}/{id}/transitions`,
    params: idParams,
    body: (of.transition.input ?? transitionBody(of.transition.events)) as TransitionBody<D>,
    response: one<D['record']>(of.record),
    ...(of.update && { ifMatch: 'taken' }),
  });

type Endpoints<D extends Definition> = (D extends With<'list'>
  ? { readonly list: ReturnType<typeof listOf<D>> }
  : unknown) &
  (D extends WithCsv ? { readonly csv: ReturnType<typeof csvOf<D>> } : unknown) &
  (D extends With<'show'> ? { readonly show: ReturnType<typeof showOf<D>> } : unknown) &
  (D extends With<'create'> ? { readonly create: ReturnType<typeof createOf<D>> } : unknown) &
  (D extends With<'update'> ? { readonly update: ReturnType<typeof updateOf<D>> } : unknown) &
  (D extends With<'transition'> ? { readonly transition: ReturnType<typeof transitionOf<D>> } : unknown);

/** A resource with its endpoints, whichever they are. */
export interface Resource {
  readonly name: string;
  readonly record: v.GenericSchema;
  readonly search?: ListSearch;
  readonly events?: readonly string[];
  readonly list?: Endpoint;
  readonly csv?: Endpoint;
  readonly show?: Endpoint;
  readonly create?: Endpoint;
  readonly update?: Endpoint;
  readonly transition?: Endpoint;
}

export const endpointsOf = (of: Resource): Endpoint[] => [...verbs, 'csv' as const].flatMap((verb) => of[verb] ?? []);

type Recorded<D extends Definition> = v.InferOutput<D['record']>;
type NoOther<Known, Given> = { readonly [K in Exclude<keyof Given, keyof Known>]: never };

/** What the types alone don't ask of a definition; the wrong part is then asked to be the sentence that says so. */
export type Sound<D extends Definition> = NoOther<Definition, D> & {
  readonly [V in Verb & keyof D]: NoOther<NonNullable<Definition[V]>, D[V]>;
} & (D extends With<'update'>
    ? Recorded<D> extends { version: number }
      ? unknown
      : { readonly record: 'A record that is updated bears its version.' }
    : unknown) &
  (D extends With<'transition'>
    ? Recorded<D> extends { status: string; events: readonly string[] }
      ? unknown
      : { readonly record: 'A record with transitions bears its status and the events its reader may cause.' }
    : unknown);

/** What only the values say. */
function refuseUnsound({ name, list, ...rest }: Definition): void {
  const refuse = (reason: string): never => {
    throw new Error(`The resource ${name} ${reason}.`);
  };
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) refuse('needs a name in kebab case: its path is made from it');
  if (!verbs.some((verb) => (verb === 'list' ? list : rest[verb])))
    refuse('has no verb, so nobody can do anything with it');
  if (!list) return;
  const { order, filter } = list.search;
  const twice = order.find((word, at) => order.indexOf(word) !== at || word.startsWith('-'));
  if (twice !== undefined)
    refuse(`orders by ${twice} twice, or backwards by its name: each word stands once, without a minus`);
  const taken = ['page', 'per_page', 'order'].find((word) => word in filter);
  if (taken !== undefined) refuse(`has a filter named ${taken}, which an address could not tell from the list's own`);
}

/**
 * Declares a kind of record: each of its verbs becomes an ordinary endpoint.
 * @throws Error with a sentence that names the resource, so that a wrong one doesn't boot
 */
export function resource<const D extends Definition>(
  definition: D & Sound<D>,
): Endpoints<D> &
  Pick<D, 'name' | 'record'> &
  (D extends With<'list'> ? { readonly search: D['list']['search'] } : unknown) {
  refuseUnsound(definition);
  const { name, record, list, show, create, update, transition }: Definition = definition;
  const of = { ...definition } as unknown as Required<Definition>;
  return {
    name,
    record,
    ...(list && { search: list.search, list: listOf(of) }),
    ...(list?.csv !== undefined && { csv: csvOf(of as unknown as WithCsv) }),
    ...(show && { show: showOf(of) }),
    ...(create && { create: createOf(of) }),
    ...(update && { update: updateOf(of) }),
    ...(transition && { events: transition.events, transition: transitionOf(of) }),
  } as unknown as ReturnType<typeof resource<D>>;
}
