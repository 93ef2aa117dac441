import { companiesQuestions, parentsQuestions } from './guest-grown-ups.ts';
import { msg } from '@lingui/core/macro';
import type { HelpArticle, HelpFacts, HelpSection } from './help-article.ts';

/** What people ask who are not logged in: with a code in hand, as a parent, for a company. */
export const guestArticles = (facts: HelpFacts): readonly HelpSection[] => [
  { id: 'applying', title: msg`For applicants`, articles: [...beginning(facts), ...before(facts)] },
  { id: 'parents', title: msg`For parents and guardians`, articles: parentsQuestions(facts) },
  { id: 'companies', title: msg`For companies`, articles: companiesQuestions(facts) },
];

const beginning = ({ tenant }: HelpFacts): readonly HelpArticle[] => [
  {
    id: 'what',
    question: msg`What is this, and what does it cost?`,
    answer: [
      msg`Companies that have no place for a good applicant recommend them here. Other companies of ${tenant} that still look for somebody then find them. It costs applicants nothing.`,
    ],
    words: msg`free for nothing price money how does it work app download install subscription`,
  },
  {
    id: 'code',
    question: msg`I have a code. Where does it go?`,
    answer: [
      msg`On the start page, “I have a code”. It has eight letters and digits; capitals and spaces don’t matter. It takes about five minutes.`,
      msg`No code yet? The company that got the application can give one.`,
    ],
    words: msg`registration letter link sign up no code QR code scan camera rejection create account how long duration`,
  },
  {
    id: 'code-refused',
    question: msg`My code doesn’t work`,
    answer: [
      msg`Have you registered with it already? Then log in: each code lets in only as many people as the company wanted, some of them one.`,
      msg`Otherwise its time may be over, or the company has paused it. Ask there for a new one; it takes them a minute. Zero and O, one and I are the same to us, so these are never wrong.`,
    ],
    words: msg`invalid expired used wrong unknown refused error broken run out`,
  },
  {
    id: 'mail-code',
    question: msg`The e-mail with the six digits doesn’t come`,
    answer: [
      msg`It mostly takes a minute. Look into the spam folder, and check the address on the page: if it is wrong, you register again with the right one. After a minute you can have new digits sent; then only the newest count.`,
    ],
    words: msg`mail code confirm verification arrive spam junk wrong address typo gmail inbox waiting nothing`,
  },
  {
    id: 'password',
    question: msg`I can’t log in, or forgot the password`,
    answer: [
      msg`“Forgot your password?” on the login page sends a link to the e-mail address of the account. It works for one hour.`,
      msg`No e-mail there? The spam folder often has it. Whoever registered but never typed the code from the e-mail simply registers again.`,
    ],
    words: msg`login password account locked log in sign in lost reset new`,
  },
  {
    id: 'email-lost',
    question: msg`I can’t get at my old e-mail address any more`,
    answer: [msg`Write to ${tenant} from your new address. They check that it is you before anything is changed.`],
    words: msg`mail changed new address lost access school account`,
  },
];

const before = ({ tenant, minimumAge, guardianAge }: HelpFacts): readonly HelpArticle[] => [
  {
    id: 'age',
    question: msg`How old do I have to be?`,
    answer: [
      minimumAge < guardianAge
        ? msg`You can register from ${minimumAge} on. Until you are ${guardianAge}, a parent has to agree before any company finds you; we ask them by e-mail.`
        : msg`You can register from ${minimumAge} on. If you are younger, the profile tells you the day from which it works.`,
    ],
    words: msg`age years old young too young under 14 15 16 17 18 minor birthday parents mum dad allowed`,
  },
  {
    id: 'need',
    question: msg`What do I need for it? Marks, a CV?`,
    answer: [
      msg`Neither. We ask what you want to learn, which school certificate you have or will get, your date of birth, a phone number and your address. No marks, no CV, no photo.`,
    ],
    words: msg`grades school report certificate resume application documents photo upload letter papers marks`,
  },
  {
    id: 'seen',
    question: msg`Who sees the name and the phone number?`,
    answer: [
      msg`Before a yes: nobody but the company that recommended, and the people at ${tenant}. After a yes: only the company that got it. Street and date of birth are shown to no company.`,
    ],
    words: msg`mobile number telephone address privacy data anonymous secret call whatsapp`,
  },
  {
    id: 'next',
    question: msg`What happens once I am registered?`,
    answer: [
      msg`Companies that look for somebody like you find you without your name and write to you. They say what they offer: an apprenticeship, an internship, a trial day or a talk. You say yes or no. With a yes they get your number and call you.`,
    ],
    words: msg`how does it go on interview appointment offer internship trial day accept decline answer wait message contract afraid to call`,
  },
  {
    id: 'unpleasant',
    question: msg`What if a company is unpleasant?`,
    answer: [
      msg`You owe nobody anything: hang up, or say no. Once you are logged in you can block or report a company: from then on it sees nothing of you. A person at ${tenant} reads what you report, and the company isn’t told who did.`,
    ],
    words: msg`unpleasant weird creepy harass block report bad stranger uncomfortable`,
  },
  {
    id: 'friend',
    question: msg`Can a friend register with my code?`,
    answer: [
      msg`Only if the company gave it out for several people, on a poster or at a fair. A personal code works once, for you. Your friend can ask the same company for one.`,
    ],
    words: msg`friend classmate brother sister share pass on second code together`,
  },
  {
    id: 'wish',
    question: msg`What if I don’t know yet what I want, or want something else later?`,
    answer: [
      msg`You can name a whole field instead of one occupation, and up to three more wishes. After registering you can change all of it at any time.`,
    ],
    words: msg`job occupation change other apprenticeship choose undecided don’t know profession career swap`,
  },
  {
    id: 'pay',
    question: msg`What will I earn?`,
    answer: [
      msg`That depends on the occupation and the company, and stands in the training contract. The company says it before anything is signed; asking is fine.`,
    ],
    words: msg`salary pay wage money earn how much`,
  },
  {
    id: 'delete',
    question: msg`How do I get out again?`,
    answer: [
      msg`Log in, open “Account” and there “Data”: a link by e-mail, a button, and everything is gone after seven days in which you can still change your mind. If you only want a break, switch your search off instead.`,
    ],
    words: msg`delete account remove erase cancel unsubscribe stop pause data quit leave`,
  },
  {
    id: 'language',
    question: msg`Can I use this in another language?`,
    answer: [msg`In German and English. The switch is on every page. Our e-mails follow the language you chose last.`],
    words: msg`English German translate language foreign certificate abroad`,
  },
];
