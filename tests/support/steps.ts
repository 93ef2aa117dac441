import { expect } from '@playwright/test';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import type { BrowserWorld, Slug } from './browser-world.ts';
import { password, type Person } from './people.ts';
import { openCode } from './registration.ts';
import type { Visitor } from './visitor.ts';

/** What a company hands to an applicant. */
export interface HandedOut {
  readonly employee: Person;
  readonly code: string;
  readonly link: string;
}

/** A registration link of a company of its own, made by its employee. */
export async function aLink(world: BrowserWorld, slug: Slug): Promise<HandedOut> {
  const employee = await world.person(slug, { type: 'employee' });
  const { body, status } = await (
    await world.as(employee)
  ).call(registrationCodes.create, {
    body: { ...openCode, occupation_ids: [] },
  });
  if (status !== 201) throw new Error(`a code wasn't made: ${JSON.stringify(body)}`);
  return { employee, code: body.data.code, link: body.data.link };
}

export interface Name {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
}

let applicants = 0;

/** Somebody who isn't registered yet. */
export function somebody(firstname: string): Name & { readonly password: string } {
  applicants += 1;
  return { firstname, lastname: 'Kaya', email: `${firstname.toLowerCase()}${applicants}@example.net`, password };
}

/** Fills in the form behind a registration link and sends it. */
export async function register(visitor: Visitor, link: string, { firstname, lastname, email }: Name): Promise<void> {
  await visitor.page.goto(link);
  await visitor.fillIn({ 'First name': firstname, 'Last name': lastname, 'E-mail address': email, Password: password });
  await visitor.button('Create my account').click();
  await expect(visitor.heading('Check your e-mail')).toBeVisible();
}

/** The six digits of the next mail to an address, or of the next with such a subject. */
export async function codeFor(world: BrowserWorld, email: string, about?: RegExp): Promise<string> {
  const { text, subject } = await world.mail(email, about);
  const [digits] = /\b\d{6}\b/.exec(text) ?? [];
  if (digits === undefined) throw new Error(`No code in “${subject}”.`);
  return digits;
}

/** The link to a page of the product in a mail's text. */
export function linkIn(text: string, page: RegExp): string {
  const link = [...text.matchAll(/http:\/\/\S+/g)].map(([found]) => found).find((found) => page.test(found));
  if (link === undefined) throw new Error(`No link to ${page} in:\n${text}`);
  return link;
}

/** The link to a page in the next mail that has one: a copy of a refusal has none. */
export async function mailedLink(world: BrowserWorld, email: string, page: RegExp): Promise<string> {
  const { text } = await world.mail(email);
  return page.test(text) ? linkIn(text, page) : mailedLink(world, email, page);
}

export interface Wish {
  readonly occupation: string;
  readonly certificate: RegExp;
  /** YYYY-MM-DD */
  readonly birthday: string;
}

/** The birth date of somebody of this age by a clock, some days after the birthday. */
export function bornYearsAgo(years: number, now: Date): string {
  const day = new Date(now.getTime() - 40 * 86_400_000);
  return `${day.getUTCFullYear() - years}-${day.toISOString().slice(5, 10)}`;
}

/** What a list offers under this German name, whatever stands beside it. */
export const occupationOption = ({ page }: Visitor, name: string) =>
  page
    .getByRole('option')
    .filter({ hasText: new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}`) })
    .first();

export async function fillProfile(visitor: Visitor, { occupation, certificate, birthday }: Wish): Promise<void> {
  const { page } = visitor;
  const field = page.locator('input[name=occupation_id]');
  if ((await field.inputValue()) !== occupation) {
    await field.fill(occupation);
    await occupationOption(visitor, occupation).click();
  }
  await page
    .getByRole('group', { name: visitor.say('School-leaving certificate') })
    .getByRole('radio', { name: certificate })
    .first()
    .check();
  await fillBirthday(visitor, birthday);
}

export async function fillBirthday(visitor: Visitor, birthday: string): Promise<void> {
  const [year = '', month = '', day = ''] = birthday.split('-');
  await visitor.fillIn({ Day: day, Month: month, Year: year });
}

export async function fillAddress(visitor: Visitor, postcode: string, town: string): Promise<void> {
  await visitor.fillIn({ 'Street and house number': 'Musterweg 12', Postcode: postcode });
  await expect(visitor.field('Town'), 'a whole postcode brings its town').toHaveValue(town);
}

/** The language a mail says it is in. */
export const langOf = ({ html }: { readonly html: string }): string => /<html lang="(\w+)"/.exec(html)?.[1] ?? '';
