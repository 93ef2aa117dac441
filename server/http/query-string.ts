import { Failure } from './failure.ts';

const maximumLength = 8_000;
const maximumPairs = 200;
const keyForm = /^([a-z_]{1,40})(?:\[([a-z_]{1,40})\])?(\[\])?$/;

type Value = string | string[];
export type FlatQuery = Record<string, Value | Record<string, Value>>;

const bare = <T>(): Record<string, T> => Object.create(null) as Record<string, T>;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new Failure('malformed');
  }
}

/** Adds a value under a name. A name given twice without `[]` is refused: which one counts would be a guess. */
function add(target: Record<string, unknown>, name: string, isList: boolean, value: string): void {
  const known = target[name];
  if (!isList && known === undefined) target[name] = value;
  else if (isList && known === undefined) target[name] = [value];
  else if (isList && Array.isArray(known)) known.push(value);
  else throw new Failure('validation', { errors: { [name]: [{ rule: 'type' }] } });
}

/**
 * Reads `page=2&filter[a]=x&filter[b][]=y` and no deeper, into objects without a prototype, so that no name can
 * reach one. Throws a Failure: `malformed` for broken escapes, `validation` for any other form of key.
 */
export function parseQueryString(text: string): FlatQuery {
  if (text.length > maximumLength) throw new Failure('malformed');
  const query = bare<Value | Record<string, Value>>();
  const pairs = text === '' ? [] : text.split('&');
  if (pairs.length > maximumPairs) throw new Failure('malformed');
  for (const pair of pairs) {
    if (pair === '') continue;
    const cut = pair.indexOf('=');
    const key = decoded(cut === -1 ? pair : pair.slice(0, cut));
    const value = decoded(cut === -1 ? '' : pair.slice(cut + 1));
    const [, name, inner, list] = keyForm.exec(key) ?? [];
    if (name === undefined)
      throw new Failure('validation', { errors: { [key.slice(0, 80)]: [{ rule: 'unknown_field' }] } });
    if (inner === undefined) add(query, name, list !== undefined, value);
    else {
      const group = (query[name] ??= bare<Value>());
      if (typeof group === 'string' || Array.isArray(group))
        throw new Failure('validation', { errors: { [name]: [{ rule: 'type' }] } });
      add(group, inner, list !== undefined, value);
    }
  }
  return query;
}
