import {
  findOrganizationsToBlock,
  listBlocks,
  setBlock as setBlockEndpoint,
} from '../../contract/blocks/blocks.endpoints.ts';
import { actionOf } from '../audit/action.ts';
import { Failure } from '../http/failure.ts';
import type { Actor, Route } from '../http/route.ts';
import { blockedOrganizations, organizationsNamed, setBlock } from './blocks.service.ts';

function applicantOf({ applicant_id }: Actor): string {
  if (applicant_id === undefined) throw new Failure('not_found');
  return applicant_id;
}

export function blocksRoutes(route: Route): void {
  route(listBlocks, async ({ tx, actor }) => ({ data: await blockedOrganizations(tx, applicantOf(actor)) }));

  route(findOrganizationsToBlock, async ({ tx, query }) => ({ data: await organizationsNamed(tx, query.name) }));

  route(setBlockEndpoint, async (call) => {
    const applicantId = applicantOf(call.actor);
    await setBlock(call.tx, applicantId, call.body, actionOf(call));
    return { data: await blockedOrganizations(call.tx, applicantId) };
  });
}
