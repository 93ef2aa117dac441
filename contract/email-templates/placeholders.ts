import type { templatePurposes } from './email-templates.search.ts';

export type TemplatePurpose = (typeof templatePurposes)[number];

/** Everything a template may name in braces; anything else is refused (decisions, section 3). */
export const placeholders = [
  'applicant.firstname',
  'applicant.occupation',
  'applicant.graduation_type',
  'applicant.city',
  'distance_km',
  'organization.name',
  'profile.name',
  'employee.fullname',
  'employee.position',
  'employee.phonenumber',
  'employee.email',
  'tenant.name',
  'response_link',
  'registration_link',
  'invitation_link',
] as const;
export type Placeholder = (typeof placeholders)[number];

/** The link that each purpose needs in its text: without it nobody could answer. It becomes a button. */
export const linkOf = {
  ping: 'response_link',
  recommendation: 'registration_link',
  invitation: 'invitation_link',
} as const satisfies Record<TemplatePurpose, Placeholder>;

/** Whom a mail of this purpose goes to isn't known yet by what the others are. */
const unknownOf: Record<TemplatePurpose, readonly Placeholder[]> = {
  ping: [],
  recommendation: ['applicant.occupation', 'applicant.graduation_type', 'applicant.city', 'distance_km'],
  invitation: [
    'applicant.firstname',
    'applicant.occupation',
    'applicant.graduation_type',
    'applicant.city',
    'distance_km',
  ],
};
const links: readonly Placeholder[] = Object.values(linkOf);

/** What can be filled in there: a link in the text alone. */
export const placeholdersFor = (purpose: TemplatePurpose, part: 'subject' | 'body'): readonly Placeholder[] =>
  placeholders.filter((name) =>
    links.includes(name) ? part === 'body' && name === linkOf[purpose] : !unknownOf[purpose].includes(name),
  );

export const isPlaceholder = (name: string): name is Placeholder => (placeholders as readonly string[]).includes(name);

/** A stretch of a text; `name` is what stands in its braces, or a brace that nothing closes. */
export interface Stretch {
  readonly text: string;
  readonly name?: string;
}

/** A text cut where braces begin and end. */
export const stretchesOf = (text: string): Stretch[] =>
  text
    .split(/(\{[^{}\n]*\}|[{}])/)
    .map((part, index) => (index % 2 === 0 ? { text: part } : { text: part, name: nameIn(part) }))
    .filter((stretch) => stretch.text !== '');

const nameIn = (part: string): string => (part.length > 1 ? part.slice(1, -1).trim() : part);
