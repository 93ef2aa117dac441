import type { Locale } from '../kit/fields.ts';
import type { Sender } from './samples.ts';

const invented = {
  organization: 'Metallbau Muster GmbH',
  profile: 'Metallbau Muster GmbH',
  fullname: 'Kim Muster',
  phonenumber: '+49 221 9901234',
  email: 'kim.muster@example.org',
} as const;
const positions: Record<Locale, string> = { de: 'Ausbildungsleitung', en: 'Head of training' };

/** An invented company, for whoever writes for all of them. */
export const exampleSender = (locale: Locale, tenant: string): Sender => ({
  ...invented,
  position: positions[locale],
  tenant,
});
