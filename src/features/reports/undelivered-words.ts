import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UndeliveredMail } from '../../../contract/channels/undelivered-mails.schema.ts';

export const aboutWords: Readonly<Record<UndeliveredMail['about'], MessageDescriptor>> = {
  guardian: msg`A guardian’s consent`,
  message: msg`A company’s message`,
  invitation: msg`An invitation`,
  account: msg`The account`,
  company: msg`The company`,
  alert: msg`An alert`,
};

export const whyWords: Readonly<Record<UndeliveredMail['why'], MessageDescriptor>> = {
  no_mailbox: msg`There is no such mailbox`,
  full: msg`The mailbox is full`,
  refused: msg`The e-mail server refused it`,
  deferred: msg`The e-mail server put it off for days`,
  unreachable: msg`The e-mail server could not be reached for days`,
  broken: msg`The fault was ours, not the address’s`,
};

export const readerWords: Readonly<Record<UndeliveredMail['reader'], MessageDescriptor>> = {
  applicant: msg`Applicant`,
  guardian: msg`Guardian of an applicant`,
  employee: msg`Employee`,
  staff: msg`Your team`,
  invited: msg`Invited`,
  unknown: msg`Not known`,
};

/** What helps where the address is wrong: an address that has an account is changed by its owner alone, by a code. */
const wrongWords: Readonly<Record<UndeliveredMail['reader'], MessageDescriptor>> = {
  applicant: msg`Please call: the number is on the page, and the address is changed in the account.`,
  guardian: msg`Please ask at home: the address is put right on the applicant’s page.`,
  employee: msg`Please call the company: the address is changed in the account.`,
  staff: msg`Please talk to them: the address is changed in the account.`,
  invited: msg`Please ask the company for the address, and invite again.`,
  unknown: msg`We don’t know whose address it is.`,
};
const fullWords = msg`Please call: the mailbox has to be emptied first.`;
const againWords = msg`Please call, or send it again.`;
const brokenWords = msg`The address may be right. Please call if it is urgent.`;

/** By why it didn’t arrive, whose it was, and whether it can be sent again. */
export const helpOf = ({
  why,
  reader,
  again,
}: Pick<UndeliveredMail, 'why' | 'reader' | 'again'>): MessageDescriptor => {
  if (why === 'no_mailbox' || reader === 'unknown') return wrongWords[reader];
  if (why === 'full') return fullWords;
  if (again === 'resend') return againWords;
  return why === 'broken' ? brokenWords : wrongWords[reader];
};

/** Why it isn’t sent again from here; nothing where it can be. */
export const againWordsOf: Readonly<Record<Exclude<UndeliveredMail['again'], 'resend'>, MessageDescriptor>> = {
  over: msg`What it asked for is settled, or goes to another address by now.`,
  administrator: msg`Only an administrator can send it again.`,
  asked: msg`The link or code in it is only for who asked for it: they can ask for a new one.`,
  in_product: msg`It can’t be sent again, but what it said stands on their own pages, after logging in.`,
  gone: msg`It can’t be sent again: what stood in it is gone.`,
};
