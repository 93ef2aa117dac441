import { showOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { notFoundMessage } from '../../machines/session/session.access.ts';
import { call } from '../api/call.ts';
import { PageError } from '../features/errors/page-error.ts';
import { nameOccupationsBy } from '../kit/occupation-names.ts';

interface Asked {
  readonly params: { readonly organization_id: string };
  readonly abortController: AbortController;
}

/** A company, once what it trains has its names: all occupations there are would weigh more than the page. */
export async function loadCompany({ params, abortController: { signal } }: Asked) {
  const { data: organization } = await call(showOrganization, { params: { id: params.organization_id } }, { signal });
  await nameOccupationsBy(organization.occupation_ids, signal);
  return { organization };
}

/** A record as its page has it; what is the tenant's is every company's. @throws PageError 404 for another company's */
export async function loadOwn<Loaded extends object>(load: (asked: Asked) => Promise<Loaded>, asked: Asked) {
  const loaded = await load(asked);
  const owners = Object.values(loaded).map(
    (part: { readonly organization_id?: string | null }) => part.organization_id,
  );
  if (owners.some((owner) => owner && owner !== asked.params.organization_id.toLowerCase()))
    throw new PageError(404, notFoundMessage);
  return loaded;
}
