import type { ActivityKind } from '../../contract/activities/activities.kinds.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';

/** Asks a guardian for consent. */
export const requestMessages = {
  subject: /*i18n*/ { id: 'mail.guardian_request.subject', message: '{child} asks for your consent' },
  preheader: /*i18n*/ {
    id: 'mail.guardian_request.preheader',
    message: '{child} is looking for an apprenticeship and is not allowed to decide this alone yet.',
  },
  heading: /*i18n*/ { id: 'mail.guardian_request.heading', message: 'May {child} look for an apprenticeship here?' },
  what: /*i18n*/ {
    id: 'mail.guardian_request.what',
    message:
      '{child} has signed up with {tenant} to be found by companies that offer apprenticeships, and has named you as parent or legal guardian. Because {child} is under {age}, we need your consent. Until then no company can find {child}.',
  },
  visible: /*i18n*/ {
    id: 'mail.guardian_request.visible',
    message:
      'It costs nothing. Companies see what {child} is looking for, the school-leaving certificate, the area and the approximate distance, but no name. A company gets {child}’s name and contact details and learns who recommends {child} when {child} says yes to it, and you choose whether we ask you first. A company that recommended {child} sees the name.',
  },
  button: /*i18n*/ { id: 'mail.guardian_request.button', message: 'Read and decide' },
  note: /*i18n*/ {
    id: 'mail.guardian_request.note',
    message:
      'The link is valid until {until}. You need no account, and nothing happens before you decide on that page. If you don’t know {child}, please tell us there: you will hear nothing more from us.',
  },
};

/** Whom a guardian can call before deciding, where the tenant names somebody. */
export const askedMessages = {
  person: /*i18n*/ {
    id: 'mail.guardian_request.person',
    message: 'Would you like to ask first who we are and what happens? {person} at {tenant} answers: {phone}.',
  },
};

/** In its place, where the inbox is that of an applicant who isn't of age. It names no child. */
export const tooYoungMessages = {
  subject: /*i18n*/ {
    id: 'mail.guardian_too_young.subject',
    message: 'You were named as somebody’s parent or guardian',
  },
  text: /*i18n*/ {
    id: 'mail.guardian_too_young.text',
    message:
      'Somebody at {tenant} has given this address as that of a parent or legal guardian. Whoever has an account here to look for an apprenticeship and is not of age can’t agree for others, so there is nothing to click in this e-mail.',
  },
  family: /*i18n*/ {
    id: 'mail.guardian_too_young.family',
    message:
      'Does your family share this address? Then a parent needs another one, or writes to us: {support}. If you know nothing of this, you need do nothing.',
  },
};

/** The same, once more: the text agreed to says something new. */
export const againMessages = {
  subject: /*i18n*/ { id: 'mail.guardian_again.subject', message: '{child} needs your consent again' },
  preheader: /*i18n*/ {
    id: 'mail.guardian_again.preheader',
    message: 'A text you agreed to for {child} says something new. Until you answer, no company can find {child}.',
  },
  what: /*i18n*/ {
    id: 'mail.guardian_again.what',
    message:
      'You have agreed that companies at {tenant} may find {child}. A text you agreed to says something new, so we ask you again. Until you answer, no company can find {child}.',
  },
};

interface AnswerText {
  readonly kind: ActivityKind;
  readonly subject: Message;
  readonly text: Message;
  /** In its place, where companies don't find the child all the same. */
  readonly unfound?: Message;
}

/** Tells the applicant what the guardian decided. */
export const answerMessages: Record<'accept' | 'decline' | 'not_me' | 'withdraw', AnswerText> = {
  accept: {
    kind: 'guardian_accepted',
    subject: /*i18n*/ { id: 'mail.guardian_accepted.subject', message: 'Your guardian has agreed' },
    text: /*i18n*/ {
      id: 'mail.guardian_accepted.text',
      message:
        '{guardian} has agreed. From now on companies can find you. You see on your dashboard who gets in touch.',
    },
    unfound: /*i18n*/ {
      id: 'mail.guardian_accepted.unfound',
      message: '{guardian} has agreed. Companies still can’t find you: your dashboard says what is missing.',
    },
  },
  decline: {
    kind: 'guardian_declined',
    subject: /*i18n*/ {
      id: 'mail.guardian_declined.subject',
      message: '{guardian} still has questions, or would rather not',
    },
    text: /*i18n*/ {
      id: 'mail.guardian_declined.text',
      message:
        'So no company can see you. Talk about it in peace; after that you can ask once more, or name another guardian.',
    },
  },
  not_me: {
    kind: 'guardian_declined',
    subject: /*i18n*/ {
      id: 'mail.guardian_not_me.subject',
      message: 'The e-mail to your guardian reached somebody else',
    },
    text: /*i18n*/ {
      id: 'mail.guardian_not_me.text',
      message:
        'The person at this address says they are not your guardian. Please check the address and name your guardian again.',
    },
  },
  withdraw: {
    kind: 'guardian_withdrawn',
    subject: /*i18n*/ { id: 'mail.guardian_withdrawn.subject', message: 'Your guardian has withdrawn the consent' },
    text: /*i18n*/ {
      id: 'mail.guardian_withdrawn.text',
      message:
        '{guardian} has withdrawn the consent. From now on no company can find you, and none sees your contact details any more. You can ask again after you have talked to each other.',
    },
  },
};

/** Leads the applicant on after the guardian's answer. */
export const applicantButtons = {
  accept: /*i18n*/ { id: 'mail.guardian_accepted.button', message: 'To your dashboard' },
  other: /*i18n*/ { id: 'mail.guardian_answered.button', message: 'Ask again' },
};

/** Tells the applicant that nobody answered. */
export const expiredMessages = {
  subject: /*i18n*/ { id: 'mail.guardian_expired.subject', message: 'Your guardian has not answered yet' },
  text: /*i18n*/ {
    id: 'mail.guardian_expired.text',
    message:
      '{guardian} has not answered, and the link has expired by now. You can send a new one or name another guardian.',
  },
  letter: /*i18n*/ {
    id: 'mail.guardian_expired.letter',
    message:
      'The letter to {guardian} has not come back, and its time is over by now. You can make a new one or name another guardian.',
  },
};

/** The guardian's own copy of what they decided. */
export const copyMessages = {
  accept: {
    subject: /*i18n*/ { id: 'mail.guardian_copy.accept.subject', message: 'Your consent for {child}' },
    text: /*i18n*/ {
      id: 'mail.guardian_copy.accept.text',
      message:
        'Thank you. From now on companies at {tenant} can find {child}. {child} knows, and there is nothing for you to do now.',
    },
    unfound: /*i18n*/ {
      id: 'mail.guardian_copy.accept.unfound',
      message:
        'Thank you, your consent is saved. Companies at {tenant} don’t find {child} yet; {child} sees on the dashboard what is missing. There is nothing for you to do now.',
    },
    ask: /*i18n*/ {
      id: 'mail.guardian_copy.accept.ask',
      message:
        'A company gets name and contact details and learns who recommends {child} when {child} says yes to it and you agree as well: we ask you by e-mail each time, as you have chosen.',
    },
    tell: /*i18n*/ {
      id: 'mail.guardian_copy.accept.tell',
      message:
        'A company gets name and contact details and learns who recommends {child} when {child} says yes to it. We tell you by e-mail each time, as you have chosen.',
    },
    record: /*i18n*/ {
      id: 'mail.guardian_copy.accept.record',
      message:
        'You agreed on {day} to two texts: the terms of use, version {version}, and “Companies may find {child}”, version {findable}. Both stand on your page, to read and to print.',
    },
    withdraw: /*i18n*/ {
      id: 'mail.guardian_copy.accept.withdraw',
      message:
        'Please keep this e-mail. Should you change your mind, you can withdraw your consent at any time; the link opens a page that asks you first:',
    },
  },
  decline: {
    subject: /*i18n*/ { id: 'mail.guardian_copy.decline.subject', message: 'You have declined for {child}' },
    text: /*i18n*/ {
      id: 'mail.guardian_copy.decline.text',
      message:
        'We have noted that you do not agree. No company at {tenant} can see {child}. If {child} asks you again, you will get a new e-mail.',
    },
  },
  withdraw: {
    subject: /*i18n*/ {
      id: 'mail.guardian_copy.withdraw.subject',
      message: 'You have withdrawn your consent for {child}',
    },
    text: /*i18n*/ {
      id: 'mail.guardian_copy.withdraw.text',
      message:
        'From this moment no company at {tenant} can find {child}, and none sees contact details of {child} any more.',
    },
  },
};

/** What a child reads whose guardian staff have put right. */
export const namedMessages = {
  subject: /*i18n*/ { id: 'mail.guardian_named.subject', message: 'We now ask {guardian} whether you may be found' },
  text: /*i18n*/ {
    id: 'mail.guardian_named.text',
    message:
      '{tenant} has put right who decides for you: {guardian} now gets the e-mail with the link. The earlier link no longer works.',
  },
  letter: /*i18n*/ {
    id: 'mail.guardian_named.letter',
    message:
      '{tenant} has put right who decides for you: {guardian} signs a letter. You find it on your page and can print it there. An earlier link or letter no longer counts.',
  },
  wrong: /*i18n*/ {
    id: 'mail.guardian_named.wrong',
    message: 'Is that wrong? You can name somebody else on your page, or write to {support}.',
  },
  button: /*i18n*/ { id: 'mail.guardian_named.button', message: 'To your page' },
};

/** Tells a guardian who had agreed that somebody else is to decide; not who. */
export const replacedMessages = {
  subject: /*i18n*/ { id: 'mail.guardian_replaced.subject', message: '{child} has named somebody else in your place' },
  text: /*i18n*/ {
    id: 'mail.guardian_replaced.text',
    message:
      '{child} has asked somebody else to decide as parent or legal guardian. Your consent ended with that: until the other person agrees, no company at {tenant} can find {child}, and none sees contact details of {child} any more.',
  },
  object: /*i18n*/ {
    id: 'mail.guardian_replaced.object',
    message:
      'Do you have custody and don’t want this? Please talk to {child}, or write to us at {support}. Your earlier links no longer work.',
  },
};

/** Leads a guardian to their own page, as long as a yes of theirs stands, and after it was taken back. */
export const pageMessages = {
  withdrawn: /*i18n*/ {
    id: 'mail.guardian_copy.withdraw.page',
    message:
      'On your page you see which companies have confirmed that they deleted the details, and can have the account of {child} deleted; it opens with a code that we send you.',
  },
  link: /*i18n*/ {
    id: 'mail.guardian_copy.page',
    message:
      'On your page you see which companies have contact details of {child}, and choose whether we ask you before each; it opens with a code that we send you.',
  },
  button: /*i18n*/ { id: 'mail.guardian_copy.page_button', message: 'Open your page' },
};

/** Who had contact details when the consent was withdrawn, told to the guardian. */
export const recipientMessages = {
  none: /*i18n*/ { id: 'mail.guardian_copy.withdraw.none', message: 'No company had contact details of {child}.' },
  had: /*i18n*/ {
    id: 'mail.guardian_copy.withdraw.had',
    message: 'These companies had contact details of {child} until now:',
  },
  asked: /*i18n*/ {
    id: 'mail.guardian_copy.withdraw.asked',
    message:
      'We ask each of them to get in touch no more, to delete the details and to confirm it. What has been read already we cannot make unread.',
  },
  earlier: /*i18n*/ {
    id: 'mail.guardian_copy.withdraw.earlier',
    message:
      'These companies had contact details of {child} before and had stopped seeing them already, because a yes was taken back or a search had ended:',
  },
};

/** The same, told to the child. */
export const childRecipientMessages = {
  none: /*i18n*/ { id: 'mail.guardian_withdrawn.none', message: 'No company had your contact details.' },
  had: /*i18n*/ { id: 'mail.guardian_withdrawn.had', message: 'These companies had your contact details until now:' },
  asked: /*i18n*/ {
    id: 'mail.guardian_withdrawn.asked',
    message:
      'We ask each of them to get in touch no more, to delete the details and to confirm it. What has been read already we cannot make unread.',
  },
  earlier: /*i18n*/ {
    id: 'mail.guardian_withdrawn.earlier',
    message:
      'These companies had your contact details before and had stopped seeing them already, because a yes was taken back or your search had ended:',
  },
};
