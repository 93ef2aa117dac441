import { translate } from '../i18n/texts.ts';
import { greeted } from '../mail/greeting.ts';
import type { MailMessage } from '../mail/message.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { verificationMessages } from '../verification/verification.messages.ts';
import type { PingRow } from './pings.repository.ts';

const texts = {
  heading: /*i18n*/ { id: 'mail.release_code.heading', message: 'See your number and address in full' },
  text: /*i18n*/ {
    id: 'mail.release_code.text',
    message: 'Please type this code into the page on which you answer {organization}:',
  },
  note: /*i18n*/ {
    id: 'mail.release_code.note',
    message:
      'You did not ask for a code? Then somebody has the link of our e-mail about {organization}. Without the code they see your number and address in part only.',
  },
};
const { subject, preheader, validity } = verificationMessages;

/** The code that shows an applicant, behind the link of a message, the own number and address in full. */
export function releaseCodeMail(row: PingRow, tenant: TenantRow, code: string): MailMessage {
  const { applicant_locale: locale, applicant_firstname: firstname, applicant_lastname: lastname } = row;
  const say = (text: (typeof texts)[keyof typeof texts]) =>
    translate(locale, text, { organization: row.organization_name });
  return {
    subject: translate(locale, subject.applicant, { code, tenant: tenant.name }),
    preheader: translate(locale, preheader),
    heading: say(texts.heading),
    blocks: [
      { kind: 'text', text: greeted({ locale, firstname, lastname }, 'applicant', say(texts.text)) },
      { kind: 'code', code },
      { kind: 'note', text: translate(locale, validity.applicant) },
      { kind: 'note', text: say(texts.note) },
    ],
  };
}
