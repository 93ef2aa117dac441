import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '../../contract/kit/endpoint.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Role, Stage } from '../../contract/kit/roles.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Deps } from '../deps.ts';
import type { FileAnswer } from './file-answer.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';

/** Who is calling, from the session alone. */
export interface Actor {
  readonly user_id: string;
  readonly type: Role;
  readonly session_id: string;
  /** How far they have come; the endpoint's own stage is already reached. */
  readonly stage: Stage;
  /** The saved language, for mails. */
  readonly locale: Locale;
  readonly applicant_id?: string;
  readonly employee_id?: string;
  readonly organization_id?: string;
  /** They are an administrator of `app`, here by this handover. */
  readonly handover_id?: string;
}

/** One call that passed access and validation. `E` decides the types of its parts. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The one transaction of this request; commits when the handler resolves. */
  readonly tx: TenantTx;
  readonly tenant: TenantRow;
  readonly actor: E['access']['stage'] extends 'public' ? Actor | undefined : Actor;
  /** Language of the answer. */
  readonly locale: Locale;
  readonly now: Date;
  /** Version from `If-Match`, where the endpoint asks for it; compare it, or throw `Failure('stale')`. */
  readonly version: E extends { readonly ifMatch: 'needed' } ? number : number | undefined;
  readonly deps: Deps;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler gives back; nothing where the contract has no response and no file. */
type Returned<E extends Endpoint> = E extends { readonly file: string }
  ? FileAnswer
  : ResponseOf<E> extends undefined
    ? void
    : ResponseOf<E>;

/** A file that came whole, before anything is written about it. */
export interface Upload<E extends Endpoint = Endpoint> {
  readonly file: Buffer;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly tenant: TenantRow;
  readonly now: Date;
  readonly deps: Deps;
}

/** What was made of an upload; `undo` takes back what lies outside the database, where nothing came of it. */
export interface Prepared<T> {
  readonly value: T;
  undo(): Promise<void>;
}

/** An answer that somebody else is asked for once the transaction has ended, so that no connection waits for them. */
export class Later<T> {
  readonly ask: () => Promise<T>;

  constructor(ask: () => Promise<T>) {
    this.ask = ask;
  }
}

/**
 * Gives an endpoint its handler. What the handler returns is cut to the contract's response. A file is prepared before
 * the transaction begins, so that no connection waits for it.
 */
export type Route = <const E extends Endpoint, T = undefined>(
  endpoint: E,
  handler: (call: Call<E> & { readonly prepared: T }) => Promise<Returned<E> | Later<Returned<E>>>,
  prepare?: (upload: Upload<E>) => Promise<Prepared<T>>,
) => void;

/** A call that needs no tenant: only what any host of the base domain may ask. */
export interface OpenCall<E extends Endpoint> {
  readonly query: QueryOf<E>;
  readonly params: ParamsOf<E>;
  readonly body: BodyOf<E>;
  readonly locale: Locale;
  readonly deps: Deps;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Gives a public endpoint a handler that answers on every host, tenant or not; without a transaction. */
export type OpenRoute = <const E extends Endpoint & { readonly access: { readonly stage: 'public' } }>(
  endpoint: E,
  handler: (call: OpenCall<E>) => Promise<Returned<E>>,
) => void;
