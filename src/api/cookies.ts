/** Value of a readable cookie of this document, decoded. */
export function readCookie(name: string): string | undefined {
  const entry = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  if (entry === undefined) return undefined;
  const value = entry.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
