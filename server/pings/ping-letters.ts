import { areaInWords } from '../../contract/applicants/area-words.ts';
import type { PlaceholderValues } from '../../contract/email-templates/render.ts';
import { dayIn } from '../../contract/kit/age.ts';
import { type Locale, locales } from '../../contract/kit/fields.ts';
import { type Offer, type OfferKind, offerLine } from '../../contract/pings/offer.ts';
import type { PreviewInput } from '../../contract/pings/pings.schema.ts';
import type { Match } from '../../contract/search/match.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { type PingTemplate, pingTemplate } from '../email-templates/email-templates.service.ts';
import { areaOf } from '../geo/areas.ts';
import { graduationTypeName } from '../graduation-types/graduation-types.ts';
import { Failure } from '../http/failure.ts';
import { isTrained, occupationLevels, occupationName } from '../occupations/occupations.ts';
import type { Viewer } from '../search/availability.ts';
import { matchOfApplicant } from '../search/search.service.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { fillLetter } from './letter.ts';
import { findSender, type Recipient } from './ping-parties.repository.ts';

/** What is written, whoever it goes to. */
export type Message = Pick<PreviewInput, 'email_template_id' | 'kind' | 'occupation_id' | 'search'>;

type Sender = NonNullable<Awaited<ReturnType<typeof findSender>>>;

/** Who writes, and with which template. */
export interface Writing {
  readonly template: PingTemplate;
  readonly sender: Sender;
}

/**
 * Locks the sender, so that the day's limit is counted one ping after the other: the recipients are locked before.
 * @throws Failure validation for a template one can't write with (any more), or an occupation nobody is trained in
 */
export async function beginWriting(tx: TenantTx, message: Message, viewer: Viewer): Promise<Writing> {
  if (message.occupation_id !== null && !isTrained(message.occupation_id))
    throw new Failure('validation', { errors: { occupation_id: [{ rule: 'unknown' }] } });
  const template = await pingTemplate(tx, message.email_template_id, viewer.organization_id);
  if (!template) throw new Failure('validation', { errors: { email_template_id: [{ rule: 'unknown' }] } });
  const sender = await findSender(tx, viewer.employee_id);
  if (!sender) throw new Failure('not_found');
  return { template, sender };
}

export const offerOf = (kind: OfferKind, occupationId: string | null): Offer | null =>
  occupationId === null ? null : { kind, occupation: occupationName(occupationId) };

/** Why somebody is written to, as the search told it. */
export const matchFor = (
  recipient: Recipient,
  { search }: Message,
  { sender }: Writing,
  tenant: TenantRow,
  now: Date,
): Match => matchOfApplicant(recipient, { ...search, company: sender.area_id }, dayIn(tenant.timezone, now));

interface Letter {
  readonly offer: string | null;
  readonly subject: string;
  readonly body: string;
}

/** The letter in both languages: every placeholder but the applicant's name and the link is filled. */
export function lettersFor(
  recipient: Recipient,
  { kind, occupation_id }: Message,
  { template, sender }: Writing,
  match: Match,
  tenant: TenantRow,
): Record<Locale, Letter> {
  const offer = offerOf(kind, occupation_id);
  const letter = (locale: Locale): Letter => {
    const values: PlaceholderValues = {
      'applicant.occupation': occupationName(recipient.occupation_id),
      'applicant.graduation_type': graduationTypeName(recipient.graduation_type_id, locale),
      'applicant.city': areaInWords(locale, areaOf(recipient.area_id)?.name ?? ''),
      'organization.name': sender.organization_name,
      'profile.name': template.profile_name ?? sender.organization_name,
      'employee.fullname': `${sender.firstname} ${sender.lastname}`,
      'employee.position': sender.position ?? '',
      'employee.phonenumber': sender.phonenumber ?? '',
      'employee.email': sender.email,
      'tenant.name': tenant.name,
    };
    return {
      offer: offer && offerLine(offer, locale),
      subject: fillLetter(template[`subject_${locale}`], values, match),
      body: fillLetter(template[`body_${locale}`], values, match),
    };
  };
  const [de, en] = locales.map(letter) as [Letter, Letter];
  return { de, en };
}

/** Whether any wish has something in common with what is offered: itself, or the first two digits of KldB. */
export function fits(
  { occupation_id, further_occupation_ids }: Pick<Recipient, 'occupation_id' | 'further_occupation_ids'>,
  offered: string,
): boolean {
  const { same, kldb4, kldb3, kldb2 } = occupationLevels([offered]);
  const near = new Set([...same, ...kldb4, ...kldb3, ...kldb2]);
  return [occupation_id, ...further_occupation_ids].some((wish) => wish !== null && near.has(wish));
}
