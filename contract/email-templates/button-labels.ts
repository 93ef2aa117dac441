import type { Locale } from '../kit/fields.ts';
import type { TemplatePurpose } from './placeholders.ts';

const labels: Record<TemplatePurpose, Record<Locale, string>> = {
  ping: { de: '{organization} antworten', en: 'Answer {organization}' },
  recommendation: { de: 'Registrieren', en: 'Register' },
  invitation: { de: 'Konto anlegen', en: 'Create account' },
};

/** What the link of a template says as a button: in the language of the mail, whoever looks at it. */
export const buttonLabel = (purpose: TemplatePurpose, locale: Locale, organization: string): string =>
  labels[purpose][locale].replace('{organization}', () => organization);
