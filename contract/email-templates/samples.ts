import { areaInWords } from '../applicants/area-words.ts';
import type { Locale } from '../kit/fields.ts';
import type { Me } from '../users/me.schema.ts';
import type { PlaceholderValues } from './render.ts';

/** Invented recipients, for the eye: an ordinary one, and those whose facts are the shortest and the longest there are. */
export const sampleKinds = ['full', 'shortest', 'longest'] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** Who writes. */
export interface Sender {
  readonly organization: string;
  readonly profile: string;
  readonly fullname: string;
  readonly position: string;
  readonly phonenumber: string;
  readonly email: string;
  readonly tenant: string;
}

const recipients: Record<SampleKind, (locale: Locale) => PlaceholderValues> = {
  full: (locale) => ({
    'applicant.firstname': 'Mia',
    'applicant.occupation': 'Industriemechaniker/in',
    'applicant.graduation_type': locale === 'de' ? 'Mittlere Reife' : 'Realschulabschluss',
    'applicant.city': areaInWords(locale, 'Raum Leverkusen'),
    distance_km: '25',
  }),
  // lives where no distance is known
  shortest: (locale) => ({
    'applicant.firstname': 'Bo',
    'applicant.occupation': 'Koch',
    'applicant.graduation_type': 'Abitur',
    'applicant.city': areaInWords(locale, 'Raum Au'),
  }),
  longest: (locale) => ({
    'applicant.firstname': 'Maximiliane-Alexandra Friederike',
    'applicant.occupation': 'Elektroniker/in für Maschinen und Antriebstechnik nach dem Berufsbildungsgesetz',
    'applicant.graduation_type':
      locale === 'de' ? 'Mittlere Reife, Oberstufe möglich' : 'Realschulabschluss, open to Abitur',
    'applicant.city': areaInWords(locale, 'Raum Neustadt an der Weinstraße'),
    distance_km: '100',
  }),
};

type Writer = Pick<Me, 'user' | 'employee' | 'organization'>;

/** Somebody logged in, as who writes; without a profile the company is called by its own name. */
export const senderOf = ({ user, employee, organization }: Writer, tenant: string, profile?: string): Sender => ({
  organization: organization?.name ?? '',
  profile: profile ?? organization?.name ?? '',
  fullname: `${user.firstname} ${user.lastname}`,
  position: employee?.meta.position ?? '',
  phonenumber: employee?.meta.phonenumber ?? '',
  email: user.email,
  tenant,
});

/** What a mail is filled with of whoever writes it. */
export const senderValues = (sender: Sender): PlaceholderValues => ({
  'organization.name': sender.organization,
  'profile.name': sender.profile,
  'employee.fullname': sender.fullname,
  'employee.position': sender.position,
  'employee.phonenumber': sender.phonenumber,
  'employee.email': sender.email,
  'tenant.name': sender.tenant,
});

/** All that a mail to such a recipient is filled with, but its link. */
export const sampleValues = (kind: SampleKind, locale: Locale, sender: Sender): PlaceholderValues => ({
  ...recipients[kind](locale),
  ...senderValues(sender),
});
