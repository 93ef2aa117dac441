import { msg } from '@lingui/core/macro';
import type { HelpArticle, HelpFacts } from './help-article.ts';

/** What parents ask before and after they agree. */
export const parentsQuestions = ({ tenant, guardianAge }: HelpFacts): readonly HelpArticle[] => [
  {
    id: 'child',
    question: msg`My child is registered here. What does that mean?`,
    answer: [
      msg`A company recommended your child. Until the age of ${guardianAge} no company finds it without your yes: you get an e-mail with a link to a page that shows what is stored and who sees it. There you agree or decline.`,
    ],
    words: msg`daughter son consent agree mother father parents guardian mum permission`,
  },
  {
    id: 'who',
    question: msg`Who is behind this? Can I trust it?`,
    answer: [
      msg`${tenant} runs these pages and admits every company itself. Name, address and telephone stand under “Imprint”, what is done with the data under “Privacy”; both are at the foot of each page. There is no advertising here.`,
    ],
    words: msg`serious legitimate fraud fake real scam spam safe trust operator contact person advertising privacy GDPR data protection`,
  },
  {
    id: 'cost',
    question: msg`Does it cost us anything, or bind us to anything?`,
    answer: [
      msg`Neither. Your yes here is no signature and no contract: companies can find your child, no more. If an apprenticeship comes of it later, there is a contract of its own, on paper; without you it isn’t valid as long as your child is under 18.`,
    ],
    words: msg`price free money cost fee subscription contract signature sign obligation cancel`,
  },
  {
    id: 'may',
    question: msg`What may a company do with my child’s number?`,
    answer: [
      msg`Call or write about the offer it made, nothing else. You choose whether we ask you before any company gets it, or tell you afterwards. If a company behaves badly, report it on your own page: from then on it sees nothing of your child, isn’t told who reported it, and ${tenant} answers you within a working day.`,
    ],
    words: msg`phone call mobile harass report complaint stranger contact whatsapp safe`,
  },
  {
    id: 'withdraw',
    question: msg`Can I take my consent back?`,
    answer: [
      msg`At any time, by the link in the copy you got when you agreed. From then on no company finds your child; companies that had the contact details are asked to delete them.`,
    ],
    words: msg`withdraw revoke delete stop changed my mind no longer`,
  },
  {
    id: 'own-page',
    question: msg`Can I see which companies have contact details of my child?`,
    answer: [
      msg`On your own page. Its link is in the copy you got when you agreed, and it opens with a code that we send to your e-mail address. There you also choose whether we ask you before a company gets them, and can withdraw or have everything deleted.`,
    ],
    words: msg`page code release ask recipients delete data information account login password`,
  },
  {
    id: 'both',
    question: msg`Do both parents have to agree?`,
    answer: [
      msg`One of you answers on the page and says there that you have custody. If you share it, please decide together. Your child names whom we ask and can name somebody else.`,
    ],
    words: msg`custody separated divorced other parent guardian foster carer group home`,
  },
  {
    id: 'no-mail',
    question: msg`The link doesn’t work, or I got no e-mail`,
    answer: [
      msg`A link is valid for 14 days, and only the newest one works. Your child can have it sent again, or correct the address. Otherwise write to ${tenant}.`,
    ],
    words: msg`expired spam address no e-mail mail arrive broken open again`,
  },
  {
    id: 'by-letter',
    question: msg`I have no e-mail. How do I agree?`,
    answer: [
      msg`By letter. Your child chooses “This person has no e-mail” and prints it. You read it, tick what you agree to, sign and post it to ${tenant}. A call or a letter takes it back.`,
    ],
    words: msg`paper post print sign without computer`,
  },
  {
    id: 'wrong-person',
    question: msg`I got such an e-mail by mistake`,
    answer: [
      msg`On the page behind the link you say that you are not the right person. Nothing is released, and no further e-mail comes to you.`,
    ],
    words: msg`unknown child not me wrong spam stranger`,
  },
];

/** What companies ask before they take part. */
export const companiesQuestions = ({ tenant }: HelpFacts): readonly HelpArticle[] => [
  {
    id: 'join',
    question: msg`How does our company take part?`,
    answer: [
      msg`${tenant} admits companies, and colleagues invite each other. The link in the invitation’s e-mail opens the registration.`,
      msg`No invitation yet? Write to ${tenant} and say who in your company looks after trainees.`,
    ],
    words: msg`register employee invitation access trainees apprentices join sign up price cost company`,
  },
  {
    id: 'invitation',
    question: msg`The invitation’s link doesn’t work`,
    answer: [
      msg`It is valid for 14 days and only for the address it went to; only the newest counts. Whoever invited you can send it again. Have you registered already? Then simply log in.`,
    ],
    words: msg`expired invalid colleague link open broken`,
  },
  {
    id: 'find',
    question: msg`What do we see of applicants?`,
    answer: [
      msg`What somebody is looking for, certificate, area and roughly how far away, but no name. Name, contact details and who recommends somebody come once the applicant says yes to your message.`,
    ],
    words: msg`search candidates data name privacy find trainees`,
  },
  {
    id: 'recommend',
    question: msg`We have more good applicants than places. What then?`,
    answer: [
      msg`Give them a code with your rejection: in your account you make one in a minute, with a link, a QR code and a kind text to copy. Whoever registers with it carries your recommendation.`,
    ],
    words: msg`reject rejection recommend code hand over surplus decline refuse`,
  },
];
