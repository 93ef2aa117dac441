import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { ErrorCode } from './errors.ts';
import type { Ability, Role, Stage } from './roles.ts';

/** Who may call an endpoint. Denied by default: an endpoint without a stage does not compile. */
export interface Access {
  /** The stage the caller must have reached; `public` asks for no session. */
  readonly stage: Stage;
  /** The roles admitted; absent means every role. */
  readonly roles?: readonly Role[];
  /** The ability the role must have; checked before anything is looked up. */
  readonly ability?: Ability;
  /** The one tenant on whose host it exists; on every other it is as absent as a path nobody knows. */
  readonly host?: 'app';
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** One call of the API as data: routes, browser client, OpenAPI and the access matrix are made from it. */
export interface Endpoint<
  Params extends GenericSchema | undefined = GenericSchema | undefined,
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Response extends GenericSchema | undefined = GenericSchema | undefined,
> {
  /** Stable name, `resource.verb`, for example `pings.create`. */
  readonly name: string;
  readonly method: Method;
  /** Path below `/api`, parameters in braces: `/v1/pings/{id}`. */
  readonly path: `/${string}`;
  /** One sentence for the readers of the API's documentation. */
  readonly summary: string;
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Shape of the answer; absent means an empty 204. */
  readonly response?: Response;
  /** 200 with a response, 204 without, unless said otherwise. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Error codes beyond those every endpoint of its access can give. */
  readonly errors?: readonly ErrorCode[];
  /** Takes a form too, of which nothing is read, from whoever sends it: its secret stands in the path. */
  readonly form?: boolean;
  /** Takes a file as its whole body: of one of these types, at most so many bytes. */
  readonly upload?: { readonly types: readonly string[]; readonly bytes: number };
  /** Answers with a file of this type, written while it is read, instead of JSON. */
  readonly file?: 'csv';
  /** Creates something: takes an `Idempotency-Key` header. */
  readonly idempotent?: boolean;
  /** Writes a shared record: needs `If-Match` with the record's version, or takes it from whoever says what they saw. */
  readonly ifMatch?: 'needed' | 'taken';
  /** Public reference data that browsers may keep, in seconds. */
  readonly maxAge?: number;
}

/** Declares an endpoint, keeping the exact types of its schemas. */
// @__NO_SIDE_EFFECTS__
export function endpoint<
  const E extends Endpoint<
    GenericSchema | undefined,
    GenericSchema | undefined,
    GenericSchema | undefined,
    GenericSchema | undefined
  >,
>(definition: E): E {
  return definition;
}

type Schema<E, K extends string> = E extends { readonly [key in K]: infer S extends GenericSchema } ? S : undefined;
type Output<S> = S extends GenericSchema ? InferOutput<S> : undefined;
type Input<S> = S extends GenericSchema ? InferInput<S> : undefined;

/** What the server's handler receives, parsed. */
export type ParamsOf<E> = Output<Schema<E, 'params'>>;
export type QueryOf<E> = Output<Schema<E, 'query'>>;
export type BodyOf<E> = Output<Schema<E, 'body'>>;
/** What the server answers and the browser receives. */
export type ResponseOf<E> = Output<Schema<E, 'response'>>;
/** What the browser sends. */
export type InputOf<E> = (Schema<E, 'params'> extends GenericSchema ? { params: Input<Schema<E, 'params'>> } : object) &
  (Schema<E, 'query'> extends GenericSchema ? { query?: Input<Schema<E, 'query'>> } : object) &
  (Schema<E, 'body'> extends GenericSchema ? { body: Input<Schema<E, 'body'>> } : object) &
  (E extends { readonly upload: object } ? { file: Blob } : object);
