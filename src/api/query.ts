/** Writes `{ page, filter: { a: 1, b: ['x'] } }` as `page=…&filter[a]=1&filter[b][]=x`; empty values are left out. */
export function queryString(query: unknown): string {
  const params = new URLSearchParams();
  const add = (key: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (Array.isArray(value)) for (const item of value) add(`${key}[]`, item);
    else if (typeof value === 'object')
      for (const [name, inner] of Object.entries(value)) add(`${key}[${name}]`, inner);
    else params.append(key, `${value as string | number | boolean}`);
  };
  for (const [key, value] of Object.entries(query ?? {})) add(key, value);
  return params.toString();
}

/** Fills `{id}` in a path of the contract. @throws TypeError when a parameter is missing */
export function fillPath(path: string, params: unknown): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (params as Record<string, string | number> | undefined)?.[name];
    if (value === undefined || value === '') throw new TypeError(`The path ${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}
