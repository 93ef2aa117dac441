import { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import { employees } from '../../contract/employees/employees.endpoints.ts';
import { listGraduationTypes } from '../../contract/graduation-types/graduation-types.endpoints.ts';
import type { Endpoint, InputOf, ResponseOf } from '../../contract/kit/endpoint.ts';
import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import { showOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { profiles } from '../../contract/profiles/profiles.endpoints.ts';
import {
  registrationCodeHandout,
  registrationCodes,
} from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { colleaguesAsked } from '../kit/load-colleagues.ts';
import { publishedAsked } from '../kit/load-published.ts';
import { namesAsked } from '../kit/occupation-names.ts';
import { templatesAsked } from '../routes/alert-offers.ts';
import { bearingAsked } from '../routes/profiles.loaders.ts';

export type Ask = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ResponseOf<E>>;

/** Of staff's page of a company's record: which company, and which record where it isn't new. */
interface Opened {
  readonly ask: Ask;
  readonly given: string;
  readonly id: string;
}
type Asks = (opened: Opened) => readonly Promise<unknown>[];

async function askNames(ask: Ask, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await ask(listOccupations, namesAsked(ids));
}

/** What stands around each (src/routes/company.loaders.ts). */
async function askCompany({ ask, given }: Opened): Promise<void> {
  const { data } = await ask(showOrganization, { params: { id: given } });
  await askNames(ask, data.occupation_ids);
}

const profilesOf = ({ ask, given }: Opened) => ask(profiles.list, publishedAsked(given));
const templatesOf = ({ ask, given }: Opened) => ask(emailTemplates.list, publishedAsked(given));
const colleaguesOf = ({ ask, given }: Opened) => ask(employees.list, colleaguesAsked(given));
const lettersOf = ({ ask, given }: Opened) => ask(emailTemplates.list, templatesAsked(given));
const graduationsOf = ({ ask }: Opened) => ask(listGraduationTypes, {});

const code = async ({ ask, id }: Opened) => (await ask(registrationCodes.show, { params: { id } })).data;
const alert = async ({ ask, id }: Opened) => {
  const { data } = await ask(alerts.show, { params: { id } });
  await askNames(ask, [data.criteria.occupation_ids ?? []].flat());
};
const bearing = ({ ask, given, id }: Opened) => [
  ask(profiles.show, { params: { id } }),
  ask(registrationCodes.list, bearingAsked.codes(id, given)),
  ask(emailTemplates.list, bearingAsked.templates(id, given)),
];

/** By their addresses below a company, as their loaders ask (src/routes). */
const asked: Readonly<Record<string, Asks>> = {
  'registration-codes/create': (it) => [profilesOf(it)],
  'registration-codes/$id': (it) => [code(it), it.ask(registrationCodeHandout, { params: { id: it.id } })],
  'registration-codes/$id/edit': (it) => [
    code(it).then(({ occupation_ids }) => askNames(it.ask, occupation_ids)),
    profilesOf(it),
  ],
  'email-templates/create': (it) => [templatesOf(it), profilesOf(it)],
  'email-templates/$id': (it) => [it.ask(emailTemplates.show, { params: { id: it.id } }), profilesOf(it)],
  'email-templates/$id/edit': (it) => [
    it.ask(emailTemplates.show, { params: { id: it.id } }),
    templatesOf(it),
    profilesOf(it),
  ],
  'profiles/create': (it) => [colleaguesOf(it)],
  'profiles/$id': (it) => [...bearing(it), colleaguesOf(it)],
  'profiles/$id/edit': (it) => [...bearing(it), colleaguesOf(it)],
  'alerts/create': (it) => [graduationsOf(it), colleaguesOf(it), lettersOf(it)],
  'alerts/$id': (it) => [alert(it), graduationsOf(it), lettersOf(it)],
  'alerts/$id/edit': (it) => [alert(it), graduationsOf(it), colleaguesOf(it), lettersOf(it)],
};

const below = '/organizations/$id/';
const uuid = /[\da-f]{8}(?:-[\da-f]{4,12}){4}/g;

/** What a staff's page of a record of a company asks. */
export async function askOfCompany(ask: Ask, pattern: string, url: string): Promise<void> {
  const asks = pattern.startsWith(below) ? asked[pattern.slice(below.length)] : undefined;
  const [given, id = ''] = url.match(uuid) ?? [];
  if (!asks || given === undefined) return;
  const opened = { ask, given, id };
  await Promise.all([askCompany(opened), ...asks(opened)]);
}
