import {
  listInterests,
  showInterest as showInterestEndpoint,
  takeBackInterest,
} from '../../contract/interests/interests.endpoints.ts';
import { Failure } from '../http/failure.ts';
import type { Actor, Route } from '../http/route.ts';
import { interestsOf, showInterest, takeBack } from './interests.service.ts';

function applicantOf({ applicant_id }: Actor): string {
  if (applicant_id === undefined) throw new Failure('not_found');
  return applicant_id;
}

export function interestsRoutes(route: Route): void {
  route(listInterests, async ({ tx, actor, tenant, now }) => ({
    data: await interestsOf(tx, applicantOf(actor), tenant, now),
  }));

  route(showInterestEndpoint, async ({ tx, actor, tenant, body, now }) => ({
    data: await showInterest(tx, applicantOf(actor), body.organization_id, tenant, now),
  }));

  route(takeBackInterest, ({ tx, actor, params }) => takeBack(tx, applicantOf(actor), params.id));
}
