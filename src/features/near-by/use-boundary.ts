import { useEffect, useState } from 'react';
import { tenantsLookup } from '../../../contract/tenants/tenants.endpoints.ts';
import { call } from '../../api/call.ts';
import { useTenant } from '../../api/tenant.ts';
import { linesOf, type Place } from '../../ui/region-map/projection.ts';

type Lines = readonly (readonly Place[])[];
const none: Lines = [];

/** The lines around the tenant's region; none until they have come, and where they don't come. */
export function useBoundary(): Lines {
  const slug = useTenant()?.slug;
  const [lines, setLines] = useState(none);
  useEffect(() => {
    if (slug === undefined) return;
    const leaving = new AbortController();
    void call(tenantsLookup, { query: { filter: { slug }, append: 'boundary' } }, { signal: leaving.signal }).then(
      ({ data: [tenant] }) => setLines(linesOf(tenant?.boundary)),
      () => undefined,
    );
    return () => leaving.abort();
  }, [slug]);
  return lines;
}
