import { useEffect, useState } from 'react';
import { suggestAddresses } from '../../../contract/addresses/addresses.endpoints.ts';
import type { Address } from '../../../contract/users/me.schema.ts';
import { call } from '../../api/call.ts';

/** What companies will read instead of the town, once a whole German postcode stands there. */
export function useArea({ postcode = '', country = 'DE' }: Partial<Address>): string | undefined {
  const [found, setFound] = useState<{ postcode: string; area: string | null }>();
  const asked = country === 'DE' && /^\d{5}$/.test(postcode.trim()) ? postcode.trim() : undefined;
  useEffect(() => {
    if (asked === undefined) return undefined;
    const question = new AbortController();
    call(suggestAddresses, { query: { filter: { query: asked } } }, { signal: question.signal, untouched: true }).then(
      ({ data: [place] }) => setFound({ postcode: asked, area: place?.area ?? null }),
      () => undefined,
    );
    return () => question.abort();
  }, [asked]);
  return found?.postcode === asked ? (found?.area ?? undefined) : undefined;
}
