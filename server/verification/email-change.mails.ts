import { writtenDay } from '../../contract/kit/dates.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import { translate } from '../i18n/texts.ts';
import { greeted } from '../mail/greeting.ts';
import type { MailMessage } from '../mail/message.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { LoginUser } from '../users/users.repository.ts';
import { maskEmail } from './verification.state.ts';
import { addressOwnedMessages, emailChangedMessages, emailChangeMessages } from './email-change.messages.ts';

type Reader = Pick<LoginUser, 'type' | 'locale' | 'firstname' | 'lastname'>;

const tone = ({ type }: Reader): 'applicant' | 'formal' => (type === 'applicant' ? 'applicant' : 'formal');

/** The code, to the new address. */
export function emailChangeMail(user: Reader, tenant: TenantRow, code: string): MailMessage {
  const say = (text: Message) => translate(user.locale, text, { tenant: tenant.name, code });
  const texts = emailChangeMessages;
  const as = tone(user);
  return {
    subject: say(texts.subject[as]),
    preheader: say(texts.preheader),
    heading: say(texts.heading),
    blocks: [
      { kind: 'text', text: greeted(user, as, say(texts.text[as])) },
      { kind: 'code', code },
      { kind: 'note', text: say(texts.note[as]) },
    ],
  };
}

/** To the verified owner of an address that somebody else's account was to get. */
export function addressOwnedMail(owner: Reader, tenant: TenantRow): MailMessage {
  const say = (text: Message) => translate(owner.locale, text, { tenant: tenant.name });
  const texts = addressOwnedMessages;
  const as = tone(owner);
  return {
    subject: say(texts.subject),
    preheader: say(texts.preheader),
    heading: say(texts.subject),
    blocks: [
      { kind: 'text', text: greeted(owner, as, say(texts.text[as])) },
      { kind: 'note', text: say(texts.note[as]) },
    ],
  };
}

/** To the old address, whose reader may not have been the one to change it. */
export function emailChangedMail(user: Reader, tenant: TenantRow, to: string, at: Date): MailMessage {
  const date = writtenDay(user.locale, tenant.timezone, at, 'short');
  const values = { tenant: tenant.name, date, email: maskEmail(to), support: tenant.support_email };
  const say = (text: Message) => translate(user.locale, text, values);
  const texts = emailChangedMessages;
  const as = tone(user);
  return {
    subject: say(texts.subject),
    preheader: say(texts.preheader[as]),
    heading: say(texts.subject),
    blocks: [
      { kind: 'text', text: greeted(user, as, say(texts.text[as])) },
      { kind: 'text', text: say(texts.notMe[as]) },
    ],
  };
}
