import { msg } from '@lingui/core/macro';
import { type HelpFacts, type HelpSection, ranking } from './help-article.ts';

/** What employees of a company ask; they are spoken to formally. */
export const employeeArticles = ({ tenant }: HelpFacts): readonly HelpSection[] => [
  {
    id: 'search',
    title: msg`Finding applicants`,
    articles: [
      {
        id: 'results',
        question: msg`What do I see of an applicant?`,
        answer: [
          msg`The desired occupation and further ones, the certificate, an area of at least five postcodes, up to how many kilometres it is from the place you searched and from you (10, 25, 50 or 100), whether the search was confirmed in the last 30 days, and whether a company recommends them; where they say so, also from which month they could start and how far they would travel. Name, contact details and who recommends them appear once the applicant has said yes to you. Age, gender and origin are never shown and never count.`,
        ],
      },
      {
        id: 'order',
        question: msg`How are the results ordered?`,
        answer: [
          msg`By a rule, without points: first who wants exactly the occupation you search for, then who named it as a further wish, then related occupations. Among these the nearer come first, then who confirmed the search in the last 30 days. Whoever is still equal takes turns from day to day. Instead you can order by distance, or by when the search was confirmed.`,
          msg`The certificate is not in the order. With a minimum certificate, foreign and other certificates stay in the list and say that they can’t be compared; one tick leaves them out.`,
        ],
        more: ranking,
      },
      {
        id: 'names',
        question: msg`What does a name like “Ahorn 42” mean?`,
        answer: [
          msg`It tells people apart until you know their names, on the telephone too. Your whole company reads the same name for the same person; another company reads another. It says nothing about the person.`,
        ],
      },
      {
        id: 'none',
        question: msg`My search finds nobody`,
        answer: [
          msg`Widen the radius, include related occupations, or ask for a lower certificate. Applicants are only found while they are looking, have confirmed their e-mail address and accepted the terms; for minors a parent must have agreed as well.`,
        ],
      },
    ],
  },
  {
    id: 'messages',
    title: msg`Writing to applicants`,
    articles: [
      {
        id: 'undo',
        question: msg`Can I take a message back?`,
        answer: [
          msg`Within 60 seconds after sending, with “Undo”: then nothing has gone out. Later you can withdraw an open message, but the applicant has received the e-mail.`,
        ],
      },
      {
        id: 'wait',
        question: msg`How long does an applicant have to answer?`,
        answer: [msg`21 days. After 7 days we send one reminder. Without an answer the message expires by itself.`],
      },
      {
        id: 'yes',
        question: msg`An applicant said yes. What now?`,
        answer: [
          msg`You find name, e-mail address and phone number under “Contacted applicants”; where there is such, also from what time they like to be called and which companies recommend them. The next step is yours: call soon, while the interest is fresh. Once you have spoken, archive the message.`,
        ],
      },
      {
        id: 'taken-back',
        question: msg`Why can’t I see contact details any more?`,
        answer: [
          msg`A yes can be taken back, by the applicant or by whoever agreed for them. Then the details are gone here; please don’t get in touch any more, delete what you noted, and confirm it in the message.`,
          msg`When an applicant ends the search, the yes stands, and you see the details for another 30 days.`,
        ],
        words: msg`withdraw revoke delete confirm gone`,
      },
      {
        id: 'limits',
        question: msg`Why can’t I write to somebody?`,
        answer: [
          msg`Your company may have one open message per applicant, and after an answer there is a pause, usually 90 days. Applicants have at most a few open messages at a time, so that they can choose in peace. The result list says which of these it is.`,
        ],
      },
    ],
  },
  {
    id: 'codes',
    title: msg`Recommending applicants`,
    articles: [
      {
        id: 'code',
        question: msg`What is a registration code for?`,
        answer: [
          msg`You have a good applicant and no place. Instead of a bare rejection you send a code: whoever registers with it carries your recommendation, and other companies of ${tenant} can find them.`,
          msg`Each code comes with a link, a QR code and a finished text for your rejection in German and English.`,
        ],
      },
      {
        id: 'stop',
        question: msg`How do I stop a code?`,
        answer: [
          msg`Pause it: whoever opens the link reads that it is not valid right now, and you can activate it again. Archiving is for good. Those who registered with it stay registered. A code may also end by itself, on a last day or after a number of registrations.`,
        ],
      },
    ],
  },
  {
    id: 'company',
    title: msg`Your company and your account`,
    articles: [
      {
        id: 'invite',
        question: msg`How do I bring in colleagues?`,
        answer: [
          msg`Under “Organization”, “Invitations”. The link is valid for 14 days and only for the address that was invited. You can send it again, which makes the old link void, copy one to pass on yourself, or take the invitation back.`,
          msg`At some associations only the office invites; then that page says so and names the address to write to.`,
        ],
      },
      {
        id: 'leaving',
        question: msg`A colleague has left. What do we do?`,
        answer: [
          msg`Under “Organization”, “Employees”, you deactivate the account: it is logged out at once, and messages and answers become yours. Codes, templates and profiles stay. Only the association can open the account again.`,
        ],
        words: msg`employee leave deactivate remove access fired`,
      },
      {
        id: 'usage',
        question: msg`We want to search as well, or only recommend. Where do I change that?`,
        answer: [
          msg`Under “Organization”, “Details”. The answer counts for all colleagues. It decides what you see first; nothing is closed to you.`,
        ],
      },
      {
        id: 'change',
        question: msg`How do I change my password, my e-mail address or my phone number?`,
        answer: [
          msg`Under “Account”: name, number, position, and a new e-mail address, which counts once you have typed the code that goes there. The password is under “Account”, “Security”.`,
        ],
        words: msg`edit correct position name telephone`,
      },
      {
        id: 'logout',
        question: msg`Why am I logged out?`,
        answer: [
          msg`After 8 hours without activity, and after 7 days at the latest. That protects the applicants’ data on shared computers.`,
        ],
      },
      {
        id: 'minors',
        question: msg`What about minors?`,
        answer: [
          msg`Below a certain age, usually 16, a parent or guardian has agreed before you see an applicant at all. Some want to be asked about each yes as well: then it takes a little longer. There is nothing for you to collect or check.`,
        ],
      },
      {
        id: 'delete',
        question: msg`How do I close my account?`,
        answer: [
          msg`Under “Account”, “Data”. There you also get everything stored about you, to read and as a file. We send you a link by e-mail; a button behind it confirms, and for seven days you can still change your mind.`,
        ],
        words: msg`delete erase export copy privacy`,
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
