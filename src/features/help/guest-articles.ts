import { msg } from '@lingui/core/macro';
import type { HelpFacts, HelpSection } from './help-article.ts';

/** What people ask who are not logged in: with a code in hand, as a parent, for a company. Nobody is addressed as a child. */
export const guestArticles = ({ tenant }: HelpFacts): readonly HelpSection[] => [
  {
    id: 'applying',
    title: msg`For applicants`,
    articles: [
      {
        id: 'what',
        question: msg`What is this, and what does it cost?`,
        answer: [
          msg`Companies that have no place for a good applicant recommend them here. Other companies of ${tenant} that still look for somebody then find them. It costs applicants nothing.`,
        ],
        words: msg`free price money how does it work`,
      },
      {
        id: 'code',
        question: msg`I have a code. Where does it go?`,
        answer: [
          msg`On the login page, “Register with a code”. It has eight letters and digits; capitals and spaces don’t matter. It takes about five minutes.`,
          msg`No code yet? The company that got the application can give one.`,
        ],
        words: msg`registration letter link sign up`,
      },
      {
        id: 'password',
        question: msg`I can’t log in, or forgot the password`,
        answer: [
          msg`“Forgot your password?” on the login page sends a link to the e-mail address of the account. It works for one hour.`,
          msg`No e-mail there? The spam folder often has it. Whoever registered but never typed the code from the e-mail simply registers again.`,
        ],
        words: msg`login password account locked`,
      },
      {
        id: 'seen',
        question: msg`Who sees the name and the phone number?`,
        answer: [
          msg`Before a yes: nobody but the company that recommended, and the people at ${tenant}. After a yes: only the company that got it. Street and date of birth are shown to no company.`,
        ],
        words: msg`mobile number telephone address privacy data`,
      },
      {
        id: 'pay',
        question: msg`What will I earn?`,
        answer: [
          msg`That depends on the occupation and the company, and stands in the training contract. The company says it before anything is signed; asking is fine.`,
        ],
        words: msg`salary pay wage money`,
      },
    ],
  },
  {
    id: 'parents',
    title: msg`For parents and guardians`,
    articles: [
      {
        id: 'child',
        question: msg`My child is registered here. What does that mean?`,
        answer: [
          msg`A company recommended your child. Without your yes no company finds it: you get an e-mail with a link to a page that shows what is stored and who sees it. There you agree or decline.`,
        ],
        words: msg`daughter son consent agree mother father`,
      },
      {
        id: 'withdraw',
        question: msg`Can I take my consent back?`,
        answer: [
          msg`At any time, by the link in the copy you got when you agreed. From then on no company finds your child; companies that had the contact details are asked to delete them.`,
        ],
        words: msg`withdraw revoke delete stop`,
      },
      {
        id: 'own-page',
        question: msg`Can I see which companies have contact details of my child?`,
        answer: [
          msg`On your own page. Its link is in the copy you got when you agreed, and it opens with a code that we send to your e-mail address. There you also choose whether we ask you before a company gets them, and can withdraw or have everything deleted.`,
        ],
        words: msg`page code release ask recipients delete`,
      },
      {
        id: 'no-mail',
        question: msg`The link doesn’t work, or I got no e-mail`,
        answer: [
          msg`A link is valid for 14 days, and only the newest one works. Your child can have it sent again, or correct the address. Otherwise write to ${tenant}.`,
        ],
        words: msg`expired spam address`,
      },
      {
        id: 'wrong-person',
        question: msg`I got such an e-mail by mistake`,
        answer: [
          msg`On the page behind the link you say that you are not the right person. Nothing is released, and no further e-mail comes to you.`,
        ],
        words: msg`unknown child not me`,
      },
    ],
  },
  {
    id: 'companies',
    title: msg`For companies`,
    articles: [
      {
        id: 'join',
        question: msg`How does our company take part?`,
        answer: [
          msg`${tenant} admits companies, and colleagues invite each other. The link in the invitation’s e-mail opens the registration.`,
        ],
        words: msg`register employee invitation access trainees apprentices`,
      },
      {
        id: 'find',
        question: msg`What do we see of applicants?`,
        answer: [
          msg`What somebody is looking for, certificate, area and roughly how far away, but no name. Name, contact details and who recommends somebody come once the applicant says yes to your message.`,
        ],
        words: msg`search candidates data name`,
      },
    ],
  },
];
