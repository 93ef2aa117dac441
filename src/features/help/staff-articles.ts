import { msg } from '@lingui/core/macro';
import type { HelpFacts, HelpSection } from './help-article.ts';

/** What the tenant's own people are asked, and ask themselves. */
export const staffArticles = ({ tenant }: HelpFacts): readonly HelpSection[] => [
  {
    id: 'asked',
    title: msg`What you will be asked`,
    articles: [
      {
        id: 'who-sees',
        question: msg`Who sees an applicant’s name?`,
        answer: [
          msg`The company whose code the applicant used, every company the applicant has said yes to, and the staff of ${tenant}. All other companies see what the applicant is looking for, the certificate, an area of at least five postcodes, a rough distance, whether the search was confirmed lately, and whether a company recommends them.`,
        ],
      },
      {
        id: 'not-found',
        question: msg`An applicant can’t be found. Why?`,
        answer: [
          msg`To be found, the e-mail address must be confirmed, all required details given, the terms accepted, for minors by a parent, and the search must be running: usually 90 days, renewed with one press. The applicant’s overview names what is missing.`,
        ],
      },
      {
        id: 'guardian',
        question: msg`A parent doesn’t get the e-mail`,
        answer: [
          msg`The applicant sees to which address it was sent, can have it sent again, and can name somebody else. A link is valid for 14 days; only the newest works. A parent can withdraw the consent later with the link in the confirmation, and see on a page of their own which companies have contact details.`,
        ],
      },
      {
        id: 'contact',
        question: msg`How does a contact come about?`,
        answer: [
          msg`A company writes to an applicant without knowing the name. For 60 seconds it can undo that. The applicant has 21 days to answer, with one reminder after 7. With a yes the company gets name and contact details and learns who recommends the applicant, for minors after a parent’s yes where the parent wants to be asked. With a no it learns nothing but the no, and a reason if one is given. A yes can be taken back; the company is then asked to delete the details and to confirm it.`,
        ],
      },
    ],
  },
  {
    id: 'companies',
    title: msg`Companies`,
    articles: [
      {
        id: 'join',
        question: msg`How does a company join?`,
        answer: [
          msg`By invitation only. The invited person gets a link that is valid for 14 days and only for that address. The company is active as soon as one person has confirmed the address and said what the company wants to do here.`,
        ],
      },
      {
        id: 'colleagues',
        question: msg`May companies invite colleagues themselves?`,
        answer: [
          msg`Yes, into their own company, unless that is switched off for ${tenant}. They find it under “Organization”, “Invitations”.`,
        ],
      },
      {
        id: 'usage',
        question: msg`What is the difference between recommending and searching?`,
        answer: [
          msg`A recommending company gives good applicants a code with the rejection. A searching company looks for them and writes. A company can do both and change its mind at any time.`,
        ],
      },
    ],
  },
  {
    id: 'account',
    title: msg`Your account`,
    articles: [
      {
        id: 'logout',
        question: msg`Why am I logged out so soon?`,
        answer: [
          msg`Staff sees names and contact details, so a session ends after 2 hours without activity and after 12 hours at the latest.`,
        ],
      },
      {
        id: 'delete',
        question: msg`Somebody wants their data deleted`,
        answer: [
          msg`Everybody can do that under “Account”, “Data”: get everything to read and as a file, or delete the account with a link by e-mail and seven days to change one’s mind. Whoever can’t log in any more resets the password first.`,
        ],
      },
      {
        id: 'language',
        question: msg`Can I use this in another language?`,
        answer: [
          msg`In German and English. The switch is on every page. Our e-mails follow the language you chose last.`,
        ],
      },
    ],
  },
];
