import { writtenDay } from '../../contract/kit/dates.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import { translate } from '../i18n/texts.ts';
import { greeted } from '../mail/greeting.ts';
import type { MailMessage } from '../mail/message.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { LoginUser } from '../users/users.repository.ts';
import { changedMessages, resetMessages } from './authentication.messages.ts';

type Reader = Pick<LoginUser, 'type' | 'locale' | 'firstname' | 'lastname'>;

const tone = ({ type }: Reader): 'applicant' | 'formal' => (type === 'applicant' ? 'applicant' : 'formal');

/** Leads to the page where a new password is set. */
export function passwordResetMail(user: Reader, tenant: TenantRow, url: string): MailMessage {
  const say = (text: Message) => translate(user.locale, text, { tenant: tenant.name });
  const as = tone(user);
  return {
    subject: say(resetMessages.subject),
    preheader: say(resetMessages.preheader),
    heading: say(resetMessages.subject),
    blocks: [
      { kind: 'text', text: greeted(user, as, say(resetMessages.text[as])) },
      { kind: 'button', label: say(resetMessages.button), url },
      { kind: 'note', text: say(resetMessages.note[as]) },
    ],
  };
}

/** Tells the owner, who may not have been the one to change it; `url` is the way back in. */
export function passwordChangedMail(user: Reader, tenant: TenantRow, url: string, at: Date): MailMessage {
  const date = writtenDay(user.locale, tenant.timezone, at, 'short');
  const say = (text: Message) => translate(user.locale, text, { tenant: tenant.name, date });
  const as = tone(user);
  return {
    subject: say(changedMessages.subject[as]),
    preheader: say(changedMessages.preheader[as]),
    heading: say(changedMessages.subject[as]),
    blocks: [
      { kind: 'text', text: greeted(user, as, say(changedMessages.text[as])) },
      { kind: 'text', text: say(changedMessages.notMe[as]) },
      { kind: 'button', label: say(resetMessages.button), url },
    ],
  };
}
