import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SuspiciousEvent } from '../../../contract/reports/suspicious-events.schema.ts';
import type { StatusWords } from '../../kit/columns.tsx';

type Kind = SuspiciousEvent['kind'];
type Topic = NonNullable<SuspiciousEvent['topic']>;

export const kindWords: Readonly<Record<Kind, MessageDescriptor>> = {
  wrong_passwords: msg`Many wrong passwords`,
  wrong_codes: msg`Many wrong codes`,
  limit_reached: msg`Limit reached`,
  refused_lookups: msg`Asked for what isn’t theirs`,
  many_opened: msg`Many people looked at`,
  many_saved: msg`Many people saved`,
  many_minors: msg`Many young people looked at`,
  unwanted_messages: msg`Unwanted messages`,
  many_accounts: msg`Many accounts with one code`,
  shared_guardian: msg`One guardian for many children`,
  guardian_is_child: msg`Guardian with the child’s own address`,
  guardian_at_company: msg`Guardian who works at a company`,
};

export const statusWords: StatusWords<SuspiciousEvent['status']> = {
  pending: { label: msg`Not looked into`, sentence: msg`Nobody has looked into it yet.` },
  checked: { label: msg`Looked into`, sentence: msg`Somebody of your team has looked into it.` },
};

export const roleWords = {
  applicant: msg`Applicant`,
  employee: msg`Employee`,
  tenant_member: msg`Your team`,
  administrator: msg`Your team`,
} as const;

/** What is about nobody in particular. */
export const topicWords: Readonly<Record<Topic, MessageDescriptor>> = {
  login: msg`Logging in`,
  registration: msg`Registering`,
  registration_codes: msg`Registration codes`,
  mailed_codes: msg`Codes from e-mails`,
  links: msg`Links from e-mails`,
  sessions: msg`Logins from elsewhere`,
  other: msg`Other requests`,
  reports: msg`Reports`,
  blocks: msg`Blocks`,
  noes: msg`Noes`,
};

const unwanted = (topic: SuspiciousEvent['topic'], count: number): MessageDescriptor => {
  if (topic === 'reports') return msg`${count} people have reported this company within 30 days.`;
  if (topic === 'blocks') return msg`${count} people have blocked this company within 30 days.`;
  return msg`${count} people have answered this company with a no within 30 days, hardly anybody with a yes.`;
};

/** What was seen, in a sentence. */
export function happened({ kind, topic, count }: SuspiciousEvent): MessageDescriptor {
  switch (kind) {
    case 'wrong_passwords':
      return msg`${count} wrong passwords within an hour, from browsers that this account has never used.`;
    case 'wrong_codes':
      return msg`${count} wrong codes in one day: for the account, or for the guardian’s page.`;
    case 'limit_reached':
      return topic === 'sessions'
        ? msg`${count} times in one day a login of another association was tried here.`
        : msg`Requests of one kind were stopped because there were too many. Networks they came from: ${count}.`;
    case 'refused_lookups':
      return msg`${count} times in one day this account asked for records that it may not see or that don’t exist.`;
    case 'many_opened':
      return msg`${count} people were opened in one day by one account.`;
    case 'many_saved':
      return msg`${count} people were saved in one day by one account.`;
    case 'many_minors':
      return msg`${count} young people for whom a guardian decides were opened or saved in one day by one account.`;
    case 'unwanted_messages':
      return unwanted(topic, count);
    case 'many_accounts':
      return msg`${count} accounts were made in one day with one registration code.`;
    case 'shared_guardian':
      return msg`${count} applicants have named the same guardian’s address. This is the first of them.`;
    case 'guardian_is_child':
      return msg`The applicant’s address is now the one that was named for the guardian.`;
    default:
      return msg`The guardian’s address belongs to somebody who searches here for a company.`;
  }
}

const harmlessWords: Readonly<Record<Kind, MessageDescriptor>> = {
  wrong_passwords: msg`May be harmless: an old password on a phone that keeps trying.`,
  wrong_codes: msg`May be harmless: several e-mails were open, and the oldest code was typed.`,
  limit_reached: msg`May be harmless: a whole school or a fair behind one network.`,
  refused_lookups: msg`May be harmless: old bookmarks, or people who can’t be found any more.`,
  many_opened: msg`May be harmless: a large company that catches up on a week in one day.`,
  many_saved: msg`May be harmless: somebody prepares a fair.`,
  many_minors: msg`May be harmless: the company looks for school leavers.`,
  unwanted_messages: msg`May be harmless: an occupation that few people want.`,
  many_accounts: msg`May be harmless: a fair, or several classes of a school.`,
  shared_guardian: msg`May be harmless: brothers and sisters, a residential group, a guardian by profession.`,
  guardian_is_child: msg`May be harmless: the family shares one mailbox.`,
  guardian_at_company: msg`May be harmless: a mother or father who works at a company.`,
};

/** Why it may be nothing; few answer yes to what few want, but nobody reports or blocks a company for that. */
export const harmlessOf = ({ kind, topic }: Pick<SuspiciousEvent, 'kind' | 'topic'>): MessageDescriptor =>
  topic === 'reports' || topic === 'blocks'
    ? msg`May be harmless: several with the same misunderstanding.`
    : harmlessWords[kind];

/** What staff can do. */
export const helpWords: Readonly<Record<Kind, MessageDescriptor>> = {
  wrong_passwords: msg`Nobody is locked out. If it goes on, please call the person: a new password helps, in case one was guessed.`,
  wrong_codes: msg`No more codes are taken today. Please ask the person whether it was them.`,
  limit_reached: msg`It was stopped by itself. If it comes back every day, please tell your administrator.`,
  refused_lookups: msg`Nothing was shown. Please ask why. If the answer doesn’t convince you: administrators can shut out accounts of companies and of your team.`,
  many_opened: msg`Please call the company and ask what for. You can suspend it on its page.`,
  many_saved: msg`Please call the company and ask what for. You can suspend it on its page.`,
  many_minors: msg`Please call the company today and ask what for. You can suspend it on its page.`,
  unwanted_messages: msg`Please read what the company writes. You can suspend it on its page.`,
  many_accounts: msg`Please ask the company where it handed the code out. It can be paused on the code’s page.`,
  shared_guardian: msg`Please call the family. Without a guardian’s consent nobody can be found.`,
  guardian_is_child: msg`Please call the family. If the guardian hasn’t answered yet, you can name another one on the applicant’s page.`,
  guardian_at_company: msg`Please ask at home whether this is the mother, father or guardian.`,
};
