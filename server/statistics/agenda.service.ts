import * as v from 'valibot';
import { dayIn } from '../../contract/kit/age.ts';
import { criteriaFilters, mostCounted } from '../../contract/search/search.schema.ts';
import type { SearchStart } from '../../contract/search/searchers.schema.ts';
import { type Agenda, type CompanyStatistics, facesTold, trendWeeks } from '../../contract/statistics/agenda.schema.ts';
import { askedAlerts } from '../alerts/at-a-glance.service.ts';
import { findCentre } from '../geo/geo.service.ts';
import type { Caller } from '../kit/records.ts';
import {
  countAnswers,
  countFoundHere,
  countMessages,
  endingMessages,
  meetingsOf,
  openProposals,
  peopleToCall,
} from '../pings/at-a-glance.service.ts';
import { overviewOf } from '../pings/work.service.ts';
import { cameByWeek, countFindable, countUnsaid } from '../recommendations/at-a-glance.service.ts';
import { codesInUse, endingCodes } from '../registration-codes/at-a-glance.service.ts';
import { viewerOf } from '../search/availability.ts';
import { resolveSearch } from '../search/resolve.ts';
import { countFound, firstFound } from '../search/search.service.ts';
import { searchStart } from '../search/searchers.service.ts';
import { findBeginning, tallyCourse } from './agenda.repository.ts';

/** Whom the search finds that the reader would be led to, and who of them is new to them. */
async function peopleOf(
  { tx, tenant, now }: Caller,
  organization_id: string,
  { criteria, since }: SearchStart,
): Promise<NonNullable<Agenda['people']>> {
  const { centre, ...rest } = v.parse(v.object(criteriaFilters), criteria);
  // a place that nobody knows any more is no reason to see nothing at all
  const filter = centre !== undefined && findCentre(centre) ? { ...rest, centre } : rest;
  const visited = since === null ? null : new Date(since);
  const searching = { tenant, organization_id, day: dayIn(tenant.timezone, now), field: 'filter', visited };
  const { asked, search } = await resolveSearch(tx, filter, searching);
  const total = await countFound(tx, search);
  const fresh =
    visited &&
    (await firstFound(tx, { asked, search: { ...search, fresh_since: visited } }, organization_id, tenant, facesTold));
  return {
    criteria,
    total: Math.min(total, mostCounted),
    total_is_at_least: total > mostCounted,
    fresh: fresh && Math.min(fresh.total, mostCounted),
    rows: fresh?.rows ?? [],
    since,
  };
}

async function interestedOf({ tx, tenant, now }: Caller, organization_id: string): Promise<Agenda['interested']> {
  const searching = { tenant, organization_id, day: dayIn(tenant.timezone, now), field: 'filter' };
  const resolved = await resolveSearch(tx, { interested: true }, searching);
  const { total, rows } = await firstFound(tx, resolved, organization_id, tenant, facesTold);
  return { total: Math.min(total, mostCounted), rows };
}

/** Each figure comes from the list that it leads to. */
export async function agendaOf(call: Caller): Promise<Agenda> {
  const { tx, tenant, actor, now } = call;
  const viewer = viewerOf(actor);
  const { organization_id } = viewer;
  const reading = { call, organization_id };
  const { usage_type, has_profile, has_code } = await findBeginning(tx, organization_id);
  const start = await searchStart(tx, viewer, tenant, now);
  const hasWritten = (await countMessages(reading)) > 0;
  const codes = await codesInUse(call, organization_id);
  return {
    calls: await peopleToCall(reading),
    meetings: await meetingsOf('today', reading),
    tomorrow: await meetingsOf('tomorrow', reading),
    ending: {
      messages: await endingMessages(reading),
      proposals: await openProposals(reading),
      codes: await endingCodes(call, organization_id),
      alerts: await askedAlerts(tx, organization_id),
    },
    unsaid: await countUnsaid(tx, organization_id, now),
    people: usage_type === 'referring' && !hasWritten ? null : await peopleOf(call, organization_id, start),
    interested: await interestedOf(call, organization_id),
    codes: usage_type === 'searching' && codes.total === 0 ? null : codes,
    begun: { search: start.is_remembered, message: hasWritten, code: has_code, profile: has_profile },
  };
}

/** What waits behind the entries of the menu. */
export async function menuCountsOf({ tx, tenant, actor, now }: Caller) {
  const { organization_id } = viewerOf(actor);
  return {
    pings: (await overviewOf(tx, organization_id, tenant, now)).todo,
    alerts: (await askedAlerts(tx, organization_id)).total,
    applicants: await countUnsaid(tx, organization_id, now),
  };
}

const weeks = Array.from({ length: trendWeeks }, (_, index) => trendWeeks - 1 - index);

/** What the company did and what came of it; who of it did so is told to nobody. */
export async function companyStatistics(call: Caller, organization_id: string): Promise<CompanyStatistics> {
  const { tx, now } = call;
  const course = await tallyCourse(tx, organization_id, now);
  const came = await cameByWeek(tx, organization_id, now);
  const of = (what: (typeof course)[number]['what']) =>
    weeks.map((week) => course.find((one) => one.what === what && one.week === week)?.count ?? 0);
  return {
    perspective: 'organization',
    written: of('written'),
    accepted: of('accepted'),
    declined: of('declined'),
    answers: await countAnswers({ call, organization_id }),
    found_here: await countFoundHere({ call, organization_id }),
    came: weeks.map(came),
    findable: await countFindable(tx, organization_id, now),
  };
}
