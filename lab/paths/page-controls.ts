import type { Locale } from '../../contract/kit/fields.ts';
import type { Say } from '../../tests/support/speech.ts';
import type { Control } from './kit/controls.ts';

/** Fields, and what else the pages offer by themselves: for every machine that these pages are beside. */

export const loginPage: readonly Control[] = [
  'textbox E-mail address',
  'textbox Password',
  'button Show password',
  'link Forgot your password?',
  'link Register with a code',
  'link Register as a company, with an invitation',
];

export const registrationPage: readonly Control[] = [
  'button Use another code',
  'textbox First name',
  'textbox Last name',
  'textbox E-mail address',
  'textbox Password',
  'button Show password',
  'link Log in',
];

/** In place of a page that could not be begun. */
export const brokenPage: readonly Control[] = ['link To the start page', 'link Log in', 'link Forgot your password?'];

export const codeField: Control = 'textbox Code from the e-mail';
/** Whoever mistyped the address begins anew. */
export const registerAgain: Control = 'button Register again with the right one';

/** A step in the navigation over all of them. */
export const stepEntry = (english: string, isDone: boolean, say: Say): Control => ({
  role: 'button',
  name: isDone ? `${say(english)} ${say('done')}` : say(english),
});

export const goalFields: readonly Control[] = [
  'combobox Which job would you like to learn?',
  'button Show list',
  'button My job is missing',
  'button I don’t know yet',
  'combobox School-leaving certificate',
  'textbox Day',
  'textbox Month',
  'textbox Year',
];
export const phoneFields: readonly Control[] = ['combobox Country code', 'textbox Phone number'];
export const addressFields: readonly Control[] = [
  'textbox Street and house number',
  'textbox Address supplement',
  'combobox Postcode',
  'combobox Town',
  'combobox Country',
];

/** An applicant's steps, whichever is open. */
export const applicantSteps = (say: Say): readonly Control[] => [
  ...['Your goal', 'Phone number', 'Address'].flatMap((step) => [
    stepEntry(step, true, say),
    stepEntry(step, false, say),
  ]),
  ...goalFields,
  ...phoneFields,
  ...addressFields,
  'button Back',
  'button Continue',
];

export const guardianFields: readonly Control[] = [
  'radio My mother',
  'radio My father',
  'radio Another person who has custody of me',
  'textbox Their first name',
  'textbox Their last name',
  'combobox Their gender',
  'textbox Their e-mail address',
];

/** A part of a sentence, which the catalogs have only as a whole. */
export const accountLink = (locale: Locale): Control => ({
  role: 'link',
  name: { de: 'in deinem Konto', en: 'in your account' }[locale],
});
/** The association's address; each language is walked at one of the tenants. */
export const supportLink = (locale: Locale): Control => ({
  role: 'link',
  name: { de: 'ausbildung@chemieverbund-rheinland.example', en: 'hilfe@lehrstellenbruecke.example' }[locale],
});
/** Folded or not. */
export const termsText: Control = 'summary The terms of use in full';
export const findableText: Control = 'summary The consent to be found, in full';
export const dashboardLink: Control = 'link To your dashboard';

/** The overview of an applicant whom companies can find. */
export const overview: readonly Control[] = [
  'button Extend',
  'button I have found an apprenticeship',
  'link Change what you are looking for',
];
