import { msg } from '@lingui/core/macro';
import { type HelpArticle, type HelpFacts, type HelpSection, ranking } from './help-article.ts';

const guardian: HelpArticle = {
  id: 'guardian',
  question: msg`Why does a parent have to agree?`,
  answer: [
    msg`Below a certain age, usually 16, the law wants a parent or guardian to agree. You name somebody, we send them a link. They read what is stored and who sees it, and agree or decline. Until then no company can find you.`,
    msg`The link is valid for 14 days. You can have it sent again, or name somebody else; once the new link has gone out, the old one stops working.`,
    msg`Somebody without e-mail signs a letter: you print it, they sign, and you post it. It has 30 days to arrive.`,
    msg`Agreeing, they also choose whether we ask them each time before a company gets your contact details, or tell them afterwards. They can take their consent back.`,
  ],
  words: msg`mother father mum dad parents consent guardian too young under age`,
};

/** What applicants ask; they are spoken to informally. */
export const applicantArticles = ({ tenant, isGuarded }: HelpFacts): readonly HelpSection[] => [
  {
    id: 'seen',
    title: msg`Who sees what`,
    articles: [
      {
        id: 'companies-see',
        question: msg`What do companies see of me?`,
        answer: [
          msg`The occupation you want and further ones you name, your certificate, the area around you (at least five postcodes), a rough distance, whether you confirmed your search in the last 30 days, and whether a company recommends you; where you say so, also from which month you could start and how far you would travel. No name, no town, no address, no phone number, no age. Each company gives you a name of its own, such as “Ahorn 42”.`,
          msg`Your name, your contact details and which companies recommend you are released when you answer yes to a company, to that company alone. A company that recommended you already knows your name.`,
        ],
      },
      {
        id: 'order',
        question: msg`In which order am I shown?`,
        answer: [
          msg`By a rule, without points or grades: first who wants exactly the occupation, then who named it as a further wish, then related occupations. Among these the nearer come first, then who confirmed the search in the last 30 days. Whoever is still equal takes turns from day to day, so that nobody is always last.`,
          msg`Your certificate, age, gender, name and origin are not in it. Companies can also order by distance, or by when a search was confirmed.`,
        ],
        more: ranking,
      },
      {
        id: 'cost',
        question: msg`Does it cost me anything?`,
        answer: [
          msg`No. Applicants never pay here, now or later. If a company wants money from you, say no and write to ${tenant}.`,
        ],
        words: msg`free for nothing price money fee subscription pay`,
      },
      {
        id: 'recommender',
        question: msg`Who knows me by name?`,
        answer: [
          msg`The company that gave you the code sees your name, because it recommends you. So do the people at ${tenant} who run these pages, and every company you have said yes to. Nobody else.`,
        ],
      },
      {
        id: 'not-found',
        question: msg`Why can’t companies find me yet?`,
        answer: [
          isGuarded
            ? msg`Your overview says what is still missing. Usually it is one of these: the e-mail address isn’t confirmed, a detail such as your address is open, a parent hasn’t agreed yet, or your search is paused or has run out.`
            : msg`Your overview says what is still missing. Usually it is one of these: the e-mail address isn’t confirmed, a detail such as your address is open, you haven’t agreed yet, or your search is paused or has run out.`,
          msg`With an address outside Germany no company finds you: the search knows German places only.`,
        ],
      },
    ],
  },
  {
    id: 'start',
    title: msg`Getting started`,
    articles: [
      {
        id: 'code',
        question: msg`What is the registration code, and where do I get one?`,
        answer: [
          msg`A company that liked your application but has no place for you gives you a code or a link. It is your recommendation: with it you register here, and other companies see that a company recommends you. Which one it is they learn only with your yes.`,
          msg`No code? Ask the company you applied to, or write to ${tenant}.`,
        ],
      },
      {
        id: 'mail-code',
        question: msg`The code for my e-mail address doesn’t arrive`,
        answer: [
          msg`Look into the spam folder and check the address for typing errors. After a minute you can have a new code sent; then only the newest one counts. A code is valid for 10 minutes.`,
        ],
      },
      ...(isGuarded ? [guardian] : []),
    ],
  },
  {
    id: 'around',
    title: msg`Companies near you`,
    articles: [
      {
        id: 'near-by',
        question: msg`Which companies are there around me?`,
        answer: [
          msg`“Near you” lists companies that show themselves: what they train, how far it is, whom you can ask. You choose radius and occupation; beside the list you see which direction they are in. No company learns that you are looking.`,
        ],
        words: msg`radius distance kilometres map nearby town far away company list search look`,
      },
      {
        id: 'interest',
        question: msg`How do I show a company that I like it?`,
        answer: [
          msg`Open its page under “Near you” and press “Show interest”. It then sees your card, without a name, and decides itself whether to write to you.`,
          msg`Three at a time, each for 30 days. You can take it back whenever you like.`,
        ],
        words: msg`interest like apply ask myself write first favourite take back`,
      },
    ],
  },
  {
    id: 'messages',
    title: msg`When a company writes`,
    articles: [
      {
        id: 'answer',
        question: msg`How do I answer a company?`,
        answer: [
          msg`You see the message in your overview, and in an e-mail unless you have switched those off. From both you get to yes and no. You can’t reply to the e-mail itself: nobody reads what arrives there.`,
          msg`You have 21 days. After 7 days an e-mail reminds you once, unless you have switched those off. Press “Answer later”, and it comes three days before the end instead; the company learns nothing of that.`,
        ],
      },
      {
        id: 'yes',
        question: msg`What happens when I say yes?`,
        answer: [
          msg`The company gets your name and contact details, sees who recommends you, and calls you or writes to you. A yes is a first conversation, not a contract.`,
          ...(isGuarded
            ? [msg`If whoever agreed for you wants to be asked first, the company gets nothing until they say yes too.`]
            : []),
        ],
        words: msg`accept interested contact details`,
      },
      {
        id: 'appointments',
        question: msg`A company proposes appointments. What now?`,
        answer: [
          msg`They stand in your overview, up to three. Tap the one that suits you, or say that none does; the company then proposes others. “Into my calendar” puts it on your phone.`,
          msg`Something has come up? “Call it off” is right beside it. A short call to the company is friendlier still.`,
        ],
        words: msg`appointment date time calendar postpone move cancel call off meet`,
      },
      {
        id: 'first-talks',
        question: msg`What happens on the first call, on a trial day, in an interview?`,
        answer: [
          isGuarded
            ? msg`Three short texts tell you, under “In the meantime” in your overview, and on the page where you wait for your parents’ yes. What you can ask, what nobody may ask you, when a trial day is paid.`
            : msg`Three short texts tell you, under “In the meantime” in your overview. What you can ask, what nobody may ask you, when a trial day is paid.`,
        ],
        words: msg`internship trial work talk telephone afraid nervous excited prepare wear`,
      },
      {
        id: 'back',
        question: msg`Can I take a yes back?`,
        answer: [
          msg`Yes, in your overview at the company’s message. Then it no longer sees your contact details, and we ask it to delete them. What somebody has read or noted already we can’t undo.`,
          msg`Who has your details, and who had them, stands under “Account”.`,
        ],
        words: msg`withdraw revoke cancel changed my mind call off`,
      },
      {
        id: 'block',
        question: msg`I don’t want to hear from a company. Can I block it?`,
        answer: [
          msg`Under “Account”, “Companies”, whether it has written to you or not. It then can’t find you or write to you, and isn’t told. An open message of theirs ends, and a yes you gave it is taken back.`,
        ],
        words: msg`block stop harass unpleasant weird creepy pushy`,
      },
      {
        id: 'report',
        question: msg`Somebody at a company behaves badly. What can I do?`,
        answer: [
          msg`Report the company: at its message in your overview, on its portrait near you, or under “Account”, “Companies”. From then on it sees nothing of you any more, and it isn’t told who reported it. A person reads what you wrote and answers you within a working day.`,
          isGuarded
            ? msg`If you feel threatened, don’t wait for us: call 110 or go to an adult you trust.`
            : msg`If you feel threatened, don’t wait for us: call 110 or go to somebody you trust.`,
        ],
        words: msg`report complaint harass threat fear insult pictures fraud police help bad`,
      },
      {
        id: 'no',
        question: msg`What happens when I say no?`,
        answer: [
          msg`The company learns that it’s a no, but not who you are. You needn’t give a reason; if you do, the company reads it. The same company can’t write to you again for a good while, usually 90 days.`,
        ],
        words: msg`decline refuse reject turn down not interested cancel`,
      },
      {
        id: 'nobody',
        question: msg`Nobody writes. What can I do?`,
        answer: [
          msg`In the first weeks that’s normal: companies look in when they have a place to fill. Check in your overview that you can be found, and whether the occupation is still the one you want. Up to three further ones help too.`,
        ],
        words: msg`nobody writes calls answers no message waiting silence`,
      },
    ],
  },
  {
    id: 'you',
    title: msg`Your search and your data`,
    articles: [
      {
        id: 'period',
        question: msg`How long can companies find me?`,
        answer: [
          msg`Usually 90 days. 14 and 3 days before the end we write to you, and from then on the day stands in your overview too. One press on the button in the e-mail or in the overview, and the time starts anew.`,
        ],
        words: msg`how long end runs out renew extend still looking`,
      },
      {
        id: 'found',
        question: msg`I have found an apprenticeship. What now?`,
        answer: [
          msg`Congratulations! Say so in your overview. From then on no company finds you any more. If it comes to nothing, you can start looking again there.`,
        ],
      },
      {
        id: 'pause',
        question: msg`Can I take a break?`,
        answer: [
          msg`In your overview press “I have found an apprenticeship” and choose “No, I am taking a break”. No company finds you then; your details stay, and one press starts the search again.`,
        ],
        words: msg`pause stop holidays no longer switch off search invisible hide`,
      },
      {
        id: 'wish',
        question: msg`How do I change what I am looking for?`,
        answer: [
          msg`On the card in your overview: each line has a pencil. All of it together, with three further occupations and the time for calls, stands under “Account”, “Wish”.`,
        ],
        words: msg`change job occupation wish other apprenticeship start month distance call`,
      },
      {
        id: 'change',
        question: msg`How do I change my phone number, my e-mail address or my password?`,
        answer: [
          msg`Under “Account”: number, street, and a new e-mail address, which counts once you have typed the code that goes there. The password is under “Account”, “Security”.`,
          msg`Your name you can correct there as well, until a company has got it. After that, write to ${tenant}.`,
        ],
        words: msg`mobile number address password forgotten edit correct wrong`,
      },
      {
        id: 'pay',
        question: msg`What will I earn?`,
        answer: [
          msg`That depends on the occupation and the company. Ask when a company calls you: it says so before anything is signed.`,
        ],
        words: msg`salary pay wage money`,
      },
      {
        id: 'delete',
        question: msg`How do I get my data shown, corrected or deleted?`,
        answer: [
          msg`Under “Account”, “Data” you get everything stored about you to read and as a file, and can delete your account. We send you a link by e-mail; a button behind it confirms, and for seven days you can still change your mind.`,
          msg`Something is wrong and you can’t change it yourself? Write to ${tenant}; that is enough.`,
        ],
        words: msg`delete erase export copy privacy`,
      },
      {
        id: 'consent',
        question: msg`Can I take my consent back?`,
        answer: [
          msg`Under “Account”, “Consent”, at any time and without a reason. Companies then no longer find you, and those that had your contact details are asked to delete them. Your account stays.`,
          ...(isGuarded
            ? [
                msg`If somebody agreed for you, they take it back on their own page; its link is in the e-mail they got.`,
              ]
            : []),
        ],
        words: msg`withdraw revoke agreement terms`,
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
