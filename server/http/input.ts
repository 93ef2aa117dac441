import * as v from 'valibot';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import { rulesByField } from '../../contract/kit/rules.ts';
import { Failure } from './failure.ts';
import { parseQueryString } from './query-string.ts';

const nothing = v.strictObject({});
const deepest = 20;

// oxlint-disable-next-line no-control-regex -- PostgreSQL's text can't hold NUL
const unstorable = /\u0000|\p{Surrogate}/u;

/** Refuses NUL and lone surrogates anywhere, and nesting that no schema of ours has. */
function refuseUnstorable(value: unknown, path: readonly string[] = []): void {
  if (path.length > deepest) throw new Failure('malformed');
  if (typeof value === 'string' && unstorable.test(value)) {
    throw new Failure('validation', { errors: { [path.join('.')]: [{ rule: 'characters' }] } });
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (unstorable.test(key))
      throw new Failure('validation', { errors: { [path.join('.')]: [{ rule: 'characters' }] } });
    refuseUnstorable(inner, [...path, key]);
  }
}

function parsed(schema: v.GenericSchema, value: unknown): unknown {
  refuseUnstorable(value);
  const result = v.safeParse(schema, value);
  if (!result.success) throw new Failure('validation', { errors: rulesByField(result.issues) });
  return result.output;
}

interface RawInput {
  readonly params: unknown;
  /** Path and query as sent. */
  readonly url: string;
  readonly body: unknown;
}

export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The parts of a request as the contract wants them. Throws `not_found` for a path that names nothing, else `validation`. */
export function parseInput(endpoint: Endpoint, { params, url, body }: RawInput): Input {
  const path = endpoint.params ? v.safeParse(endpoint.params, params) : undefined;
  if (path && !path.success) throw new Failure('not_found');
  const search = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
  return {
    params: path?.output,
    query: parsed(endpoint.query ?? nothing, parseQueryString(search)),
    body: endpoint.body ? parsed(endpoint.body, body ?? {}) : void parsed(nothing, body ?? {}),
  };
}
