import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ArticleName } from './article-names.ts';

/** A part of an article; some concern only who is younger than 18, or only who isn't. */
export interface ArticlePart {
  readonly title?: MessageDescriptor;
  readonly text?: MessageDescriptor;
  readonly points?: readonly MessageDescriptor[];
  readonly only?: 'underage' | 'adult';
}

interface Article {
  readonly lead: MessageDescriptor;
  readonly parts: readonly ArticlePart[];
  /** What it goes by, for who wants to read on. */
  readonly law: MessageDescriptor;
}

/** As the law stood in November 2026; a change of it is a change here. What depends on the case says so. */
export const articles: Readonly<Record<ArticleName, Article>> = {
  call: {
    lead: msg`After your yes the company calls you. Five minutes, and mostly about when you meet.`,
    parts: [
      {
        title: msg`Before`,
        points: [
          msg`Pick up even if you don’t know the number, and say your name.`,
          msg`Listen to what your voicemail says. A company hears it too.`,
          msg`Put pen and paper beside the phone: who called, when you meet, where.`,
        ],
      },
      {
        title: msg`While you talk`,
        points: [
          msg`Is it a bad moment? Say when they can call again. Nobody minds.`,
          msg`Ask what you don’t understand. Asking shows that you want to know.`,
          msg`Say the day and the place once more at the end, so that both have written down the same.`,
        ],
      },
      {
        only: 'underage',
        text: msg`Your parents may listen, and you may hand the phone over. Until you are 18 a contract needs their yes anyway.`,
      },
      {
        title: msg`What nobody needs on the phone`,
        text: msg`Bank details, a picture of your identity card, private photos, money: you give none of that before there is a contract. If something feels wrong, hang up and report the company here: it then sees nothing of you any more, and isn’t told who reported it.`,
      },
    ],
    law: msg`Under the Civil Code minors need their parents’ consent to a contract (sections 107 and 108).`,
  },
  'trial-day': {
    lead: msg`A day in the company tells you more than any website. You look on, lend a hand, ask.`,
    parts: [
      {
        title: msg`Ask before`,
        points: [
          msg`From when to when, who waits for you, what you should wear and bring.`,
          msg`How long it lasts. One day is usual, a few at most. If it is to be longer, ask for a contract.`,
          msg`Whether you are insured by the company that day.`,
        ],
      },
      {
        title: msg`Do you get money?`,
        text: msg`Usually not, as long as you look on and try things out. Then you have no duties either and may leave whenever you like; only what they say about safety holds for you too. If you work a whole shift like the others, you may be owed pay. Where the line runs differs from case to case, so ask before.`,
      },
      {
        only: 'underage',
        title: msg`Under 18 the law looks after you`,
        points: [
          msg`As a rule at most 8 hours a day, 40 hours and 5 days a week.`,
          msg`A break of half an hour when it is more than 4½ hours, of an hour when it is more than 6.`,
          msg`Not between 8 in the evening and 6 in the morning; from 16 on some trades may, inns and bakeries for example.`,
          msg`No dangerous work, and none that is paid by how fast you are.`,
        ],
      },
      {
        only: 'underage',
        text: msg`Do you still have to go to school full time, or are you younger than 15? Then you may usually lend a hand only in an internship of your school: at most 7 hours a day, light work. Ask at school first; they also know how you are insured. In the holidays other rules may apply. Tell your parents where you are going in any case.`,
      },
      {
        title: msg`Afterwards`,
        text: msg`Write down in the evening what you liked and what you didn’t. You may say no after a trial day, just as the company may.`,
      },
    ],
    law: msg`Youth Employment Protection Act (sections 5, 7, 8, 11, 14, 15, 22 and 23), Civil Code (section 612) for the pay.`,
  },
  interview: {
    lead: msg`They want to know who you are, not to catch you out. And you want to know whether you like it there.`,
    parts: [
      {
        title: msg`What they may ask`,
        text: msg`What has to do with the job: why this one, what you can do, grades, internships, whether you may work in Germany. Many ask about your free time as well; how much you tell is up to you. Your health only where it decides whether you can do the work: a flour allergy in a bakery, for example.`,
      },
      {
        title: msg`What they may not ask`,
        points: [
          msg`Whether you are pregnant, or would like to have children one day. Never, not by the way either.`,
          msg`What you believe in, which party or union you belong to. Exceptions are few: religious communities, parties and unions themselves, for some of their jobs.`,
          msg`Whom you love, and whether you have a girlfriend or boyfriend.`,
          msg`Where your family comes from, and what your parents earn.`,
          msg`Which illnesses or disabilities you have, where they have nothing to do with the work.`,
          msg`Whether you have ever been punished, unless it has to do with this job. What doesn’t stand in your certificate of conduct you usually needn’t tell even then.`,
        ],
      },
      {
        title: msg`And if they ask all the same?`,
        text: msg`Then you need not answer. You may say: “That has nothing to do with the apprenticeship.” The courts have even allowed an untrue answer to a forbidden question. But which ones are forbidden is sometimes disputed: if you aren’t sure, rather say nothing about it. With all other questions the truth is what counts.`,
      },
      {
        title: msg`What you may ask`,
        points: [
          msg`Who trains you, and how many have finished here. What a normal day looks like.`,
          msg`What you earn in the first year, how long the holidays are, whether you are kept on.`,
          msg`When you hear from them. A company that takes you seriously names a day.`,
        ],
      },
      {
        title: msg`The way there`,
        text: msg`If a company invites you, it usually has to pay for the journey, unless it has said before that it won’t. Ask before you buy the ticket.`,
      },
      {
        only: 'underage',
        text: msg`Somebody may come along and wait outside. Until you are 18 the contract needs your parents’ yes, and before you begin a doctor examines you. That costs you nothing, and the company learns only what you shouldn’t do at work, no findings.`,
      },
    ],
    law: msg`General Equal Treatment Act (sections 1, 2, 7 and 9), Federal Central Criminal Register Act (section 53), Civil Code (section 670), Youth Employment Protection Act (sections 32, 39 and 44), and what the Federal Labour Court has decided about questions.`,
  },
};
