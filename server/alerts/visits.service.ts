import type { SearchPage } from '../../contract/search/search.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { criteriaOf } from './alerts.view.ts';
import { findRunAlert, noteVisit, type RunOf } from './runs.repository.ts';

/** Somebody of the company looks at what an alert has found, so it is still needed. @returns which alert, and of which day */
export async function alertVisited(tx: TenantTx, run: RunOf, now: Date): Promise<SearchPage['meta']['alert']> {
  await noteVisit(tx, run, now);
  const found = await findRunAlert(tx, run);
  return found && { ...found, criteria: criteriaOf(found.criteria) };
}
