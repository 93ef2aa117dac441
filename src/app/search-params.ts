/** Query parameters are strings: a parser that guesses would turn the code 12E45678 into Infinity. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The inverse; empty and absent values leave the address. */
export function stringifySearch(search: Record<string, unknown>): string {
  const kept = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(
    kept.map(([name, value]) => [name, String(value as string | number | boolean)]),
  ).toString();
  return text && `?${text}`;
}
