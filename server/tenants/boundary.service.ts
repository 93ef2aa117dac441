import { regionSchema, type Region, type StoredBoundary } from '../../contract/tenants/boundary.schema.ts';
import * as v from 'valibot';
import type { Caller } from '../kit/records.ts';
import { distanceKm } from '../geo/distance.ts';
import { townsWithin } from '../geo/towns.ts';
import { logged, withinTenant } from './settings.service.ts';
import { boundaryOf, saveBoundary } from './tenants.repository.ts';

/** Towns are shown a little beyond the region, so that a small one can be told too. */
const beyond = 1.15;
const leastKm = 5;

/** A region with the larger towns around its middle. */
export function withTowns(region: Region | null): StoredBoundary {
  if (!region) return { region, towns: [] };
  const spots = (region.type === 'Polygon' ? [region.coordinates] : region.coordinates).flat(2);
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lng, lat] of spots) {
    [west, east] = [Math.min(west, lng), Math.max(east, lng)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
  const corner = distanceKm(middle, { lat: south, lng: west });
  return { region, towns: townsWithin(middle, Math.max(leastKm, corner * beyond)) };
}

/** As it is stored; what an older program stored that is no region counts as none. @throws Failure not_found */
export async function showBoundaryOf(call: Pick<Caller, 'tx' | 'tenant'>, id: string): Promise<StoredBoundary> {
  const stored = await withinTenant(call, id, (scoped) => boundaryOf(scoped, id));
  const { success, output } = v.safeParse(regionSchema, stored);
  return withTowns(success ? output : null);
}

/** Gives a tenant this region, or none. Both logs say so. @throws Failure not_found */
export async function changeBoundary(call: Caller, id: string, region: Region | null): Promise<StoredBoundary> {
  await withinTenant(call, id, (scoped) => saveBoundary(scoped, id, region, call.now));
  await logged(call, id, 'update', ['boundary']);
  return withTowns(region);
}
