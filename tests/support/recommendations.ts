import { verifyEmail } from '../../contract/authentication/authentication.endpoints.ts';
import { recommendations } from '../../contract/recommendations/recommendations.endpoints.ts';
import type { Recommendation } from '../../contract/recommendations/recommendations.schema.ts';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import type { ApiClient } from './api-client.ts';
import { publishedTemplate } from './email-templates.ts';
import { mailedCode, openCode, registered } from './registration.ts';
import type { World } from './world.ts';

interface Came {
  readonly world: World;
  /** Of the company. */
  readonly browser: ApiClient;
  readonly email: string;
  readonly kind?: 'personal' | 'group';
  readonly tenant?: World['tenant'];
}

/** Somebody who has come by a code of a company, and verified their address. */
export async function cameByCode({ world, browser, email, kind = 'group', tenant }: Came): Promise<{
  readonly recommendation: Recommendation;
  readonly applicant: ApiClient;
}> {
  const body = { ...openCode, occupation_ids: [], kind };
  const made = await browser.call(registrationCodes.create, { body }, { key: `code-${email.replaceAll(/\W/g, '-')}` });
  const applicant = await registered(world, made.body.data.code, email, tenant);
  const verified = await applicant.call(verifyEmail, { body: { code: await mailedCode(world, email) } });
  if (verified.status >= 300) throw new Error(`verifying answered ${verified.status}`);
  const { data } = (await browser.call(recommendations.list, { query: { order: '-created_at' } })).body;
  const recommendation = data.find(({ code }) => code?.id === made.body.data.id);
  if (!recommendation) throw new Error('who came by the code is not in the list');
  return { recommendation, applicant };
}

/** What a company recommends with, in its own words. */
export const aRecommendationTemplate = (browser: ApiClient) =>
  publishedTemplate(browser, {
    name: 'Empfehlung',
    purpose: 'recommendation',
    subject: { de: 'Es geht weiter, {applicant.firstname}', en: 'It goes on, {applicant.firstname}' },
    body: {
      de: 'Hallo {applicant.firstname},\n{registration_link}',
      en: 'Hi {applicant.firstname},\n{registration_link}',
    },
  });

interface Mailed {
  readonly email: string;
  readonly template: string;
  readonly firstname?: string;
  readonly note?: string;
}

/** One mail to somebody who has agreed to it. */
export const recommendByMail = (browser: ApiClient, { template, firstname = 'Mia', ...more }: Mailed) =>
  browser.call(
    recommendations.create,
    { body: { firstname, email_template_id: template, consented: true, ...more } },
    { key: `mail-${more.email.replaceAll(/\W/g, '-')}` },
  );
