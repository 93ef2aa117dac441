import {
  findOrganizationsToBlock,
  listBlocks,
  setBlock as setBlockEndpoint,
} from '../../contract/blocks/blocks.endpoints.ts';
import { applicantForReading } from '../applicants/applicants.service.ts';
import { actionOf } from '../audit/action.ts';
import { Failure } from '../http/failure.ts';
import type { Actor, Route } from '../http/route.ts';
import { blockedOrganizations, organizationsNamed, setBlock } from './blocks.service.ts';

function applicantOf({ applicant_id }: Actor): string {
  if (applicant_id === undefined) throw new Failure('not_found');
  return applicant_id;
}

export function blocksRoutes(route: Route): void {
  route(listBlocks, async ({ tx, tenant, actor, now }) => {
    const applicant = await applicantForReading(tx, applicantOf(actor));
    return { data: applicant ? await blockedOrganizations(tx, applicant, tenant, now) : [] };
  });

  route(findOrganizationsToBlock, async ({ tx, query }) => ({ data: await organizationsNamed(tx, query.name) }));

  route(setBlockEndpoint, async (call) => ({
    data: await setBlock(call.tx, applicantOf(call.actor), call.body, call.tenant, actionOf(call)),
  }));
}
