import {
  checkBoundary,
  removeBoundary,
  showBoundary,
  storeBoundary,
} from '../../contract/tenants/boundary.endpoints.ts';
import { refuseField } from '../http/failure.ts';
import type { Route, Upload } from '../http/route.ts';
import { readRegion } from '../geo/region.ts';
import { changeBoundary, showBoundaryOf, withTowns } from './boundary.service.ts';
import { withinTenant } from './settings.service.ts';

const nothing = async () => undefined;

/** Read before a connection is taken. */
async function prepareCheck({ file, query }: Upload<typeof checkBoundary>) {
  return { value: readRegion(file.toString('utf8'), query.axes === 'turned'), undo: nothing };
}

/** What the check refuses is stored by nobody. @throws Failure validation */
async function prepareRegion({ file }: Upload<typeof storeBoundary>) {
  const { region, refusal } = readRegion(file.toString('utf8'));
  if (!region || refusal) return refuseField('boundary', { rule: 'type' });
  return { value: region, undo: nothing };
}

/** Regions of tenants, for the administrators of `app`. */
export function boundaryRoutes(route: Route): void {
  route(showBoundary, async (call) => ({ data: await showBoundaryOf(call, call.params.id) }));
  route(
    checkBoundary,
    async (call) => {
      await withinTenant(call, call.params.id, nothing);
      const { region, ...read } = call.prepared;
      return { data: { ...read, ...withTowns(region) } };
    },
    prepareCheck,
  );
  route(
    storeBoundary,
    async (call) => ({ data: await changeBoundary(call, call.params.id, call.prepared) }),
    prepareRegion,
  );
  route(removeBoundary, async (call) => ({ data: await changeBoundary(call, call.params.id, null) }));
}
