import {
  type RegisteredRouter,
  type RouteById,
  type RouteIds,
  useLoaderData,
  useMatches,
  useParams,
  useSearch,
} from '@tanstack/react-router';
import { use } from 'react';
import type { Organization } from '../../contract/organizations/organizations.schema.ts';
import { LinkBase, type LinkTarget } from '../ui/link/link-base.ts';

/**
 * A company's pages have two faces: its own people open `/profiles`, staff the same screens below
 * `/organizations/{id}`, with the organization given by the address. Screens ask here and nowhere else.
 */

/** Which organization the page is about, where staff have named it; undefined on a company's own pages. */
export const useGiven = (): string | undefined => useParams({ strict: false }).organization_id;

/** That organization; undefined on a company's own pages. */
export const useGivenOrganization = (): Organization | undefined =>
  useMatches({
    select: (matches) =>
      matches.find((match) => match.routeId === '/member/organizations/$organization_id')?.loaderData?.organization,
  });

/** For a filter, or the body of what is created. */
export const whose = (organization_id: string | undefined): { readonly organization_id?: string } =>
  organization_id === undefined ? {} : { organization_id };

const companyPage = /^\/(?:organization\/|profiles|email-t|alerts|registration-c)/;

/** An address of a company's page, below the organization that is given; undefined for any other page. */
export const pathBelow = (path: string): string | undefined =>
  companyPage.test(path) ? `/organizations/$organization_id${path.replace('/organization/', '/')}` : undefined;

/** For `LinkBase`: a company's pages below its organization, all others as they are. */
export const linksBelow =
  (organization_id: string) =>
  <Target extends LinkTarget>(target: Target): Target => {
    const to = typeof target.to === 'string' ? pathBelow(target.to) : undefined;
    return to === undefined ? target : { ...target, to, params: { ...(target.params as object), organization_id } };
  };

/** Where to go on, as a link there would lead. */
export function useBased(): <Target extends LinkTarget>(target: Target) => Target {
  return use(LinkBase) ?? ((target) => target);
}

type TypesOf<Id> = RouteById<RegisteredRouter['routeTree'], Id>['types'];

/** A company's page by its route. Its screen stands below an organization too: data and address are of the route that shows it. */
export const pageApi = <const Id extends RouteIds<RegisteredRouter['routeTree']>>(id: Id) =>
  ({
    id,
    useLoaderData: () => useLoaderData({ strict: false }),
    useSearch: () => useSearch({ strict: false }),
  }) as unknown as {
    readonly useLoaderData: () => TypesOf<Id>['loaderData'];
    readonly useSearch: () => TypesOf<Id>['fullSearchSchema'];
  };
