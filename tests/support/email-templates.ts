import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import type { EmailTemplate, TemplateEvent } from '../../contract/email-templates/email-templates.schema.ts';
import type { InputOf } from '../../contract/kit/endpoint.ts';
import type { ApiClient } from './api-client.ts';

export type NewTemplate = InputOf<typeof emailTemplates.create>['body'];

/** What a message of a company needs to be sent. */
export const sendable = {
  subject: { de: 'Probetag bei {organization.name}', en: 'A trial day at {organization.name}' },
  body: {
    de: 'Hallo {applicant.firstname},\n{response_link}\nBis bald',
    en: 'Hi {applicant.firstname},\n{response_link}',
  },
} as const;

export async function madeTemplate(browser: ApiClient, more: Partial<NewTemplate> = {}): Promise<EmailTemplate> {
  const reply = await browser.call(emailTemplates.create, { body: { name: 'Probetag', purpose: 'ping', ...more } });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return reply.body.data;
}
type Which = Pick<EmailTemplate, 'id'>;
export const moveTemplate = (browser: ApiClient, { id }: Which, event: TemplateEvent) =>
  browser.call(emailTemplates.transition, { params: { id }, body: { event } });
export const readTemplate = async (browser: ApiClient, { id }: Which) =>
  (await browser.call(emailTemplates.show, { params: { id } })).body.data;
export const changeTemplate = async (
  browser: ApiClient,
  { id }: Which,
  body: InputOf<typeof emailTemplates.update>['body'],
) =>
  browser.call(
    emailTemplates.update,
    { params: { id }, body },
    { version: (await readTemplate(browser, { id })).version },
  );
export async function publishedTemplate(browser: ApiClient, more: Partial<NewTemplate> = {}): Promise<EmailTemplate> {
  const template = await madeTemplate(browser, { ...sendable, ...more });
  const { status, body } = await moveTemplate(browser, template, 'publish');
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
}
