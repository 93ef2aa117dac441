import { expect, test } from 'vitest';
import { type TemplatePurpose, placeholders } from '../../contract/email-templates/placeholders.ts';
import { fillTemplate, renderTemplate } from '../../contract/email-templates/render.ts';
import { sampleKinds, sampleValues } from '../../contract/email-templates/samples.ts';
import { missingForSending } from '../../contract/email-templates/template-check.ts';
import { renderMail } from '../mail/layout.ts';
import { letterBlocks } from './letter-blocks.ts';

const tenant = {
  name: 'Kammer',
  color: '#ee5e24',
  logo: null,
  imprint_url: null,
  privacy_url: null,
  support_email: 'hilfe@example.org',
};
const pieces = [
  ...placeholders.map((name) => `{${name}}`),
  '{ response_link }',
  '{\tresponse_link }',
  '{response_link}\n\n',
  '{Vorname}',
  '{',
  '}',
  '{{',
  '${7*7}',
  '<b>',
  '</p><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '&lt;i&gt;',
  'Hallo.',
  '!',
  ' ',
  '\n',
  'https://example.org',
  '%s',
] as const;
const hostile = '{response_link}<i>{applicant.firstname}</i>"\'';

let seed = 11;
const random = (below: number): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};
const typed = () => Array.from({ length: 1 + random(6) }, () => pieces[random(pieces.length)]).join('');

/** Every tag of a page as it stands there. */
const tagsOf = (html: string): ReadonlySet<string> => new Set(html.match(/<[^>]*>/g));

function mailOf(purpose: TemplatePurpose, subject: string, text: string) {
  const button = { kind: 'button', label: 'Answer', url: 'https://app.example.org/answer' } as const;
  const message = { subject, preheader: '', heading: 'Hello', blocks: letterBlocks(text, purpose, button) };
  return { subject, ...renderMail({ message, locale: 'en', tenant, reachable: false }) };
}

/** The texts of a letter, beside its button. */
const textsOf = (purpose: TemplatePurpose, text: string) =>
  letterBlocks(text, purpose, { kind: 'note', text: '' }).filter(({ kind }) => kind === 'text');

test('whatever is typed, what may be sent has words, no placeholder left and no markup, for the shortest and the longest', () => {
  let sent = 0;
  const tags = new Set([
    ...tagsOf(mailOf('ping', 'Hi', 'One\ntwo\n\nthree {response_link} four\nfive\n\nsix').html),
    ...tagsOf(mailOf('ping', 'Hi', '{response_link}').html),
  ]);
  for (let round = 0; round < 20_000; round += 1) {
    const purpose = (['ping', 'recommendation', 'invitation'] as const)[round % 3] ?? 'ping';
    const link = { ping: '{response_link}', recommendation: '{registration_link}', invitation: '{invitation_link}' };
    const subject = typed();
    const body = `${typed()}${link[purpose]}${typed()}`;
    const both = { purpose, subject: { de: subject, en: subject }, body: { de: body, en: body } };
    if (Object.keys(missingForSending(both)).length > 0) continue;
    sent += 1;
    for (const kind of sampleKinds) {
      const sender = {
        organization: hostile,
        profile: hostile,
        fullname: hostile,
        position: kind === 'shortest' ? '' : hostile,
        phonenumber: kind === 'shortest' ? '' : hostile,
        email: hostile,
        tenant: hostile,
      };
      // as a message is stored, and filled in with the name when it goes out
      const { 'applicant.firstname': firstname = '', ...known } = sampleValues(kind, 'de', sender);
      const values = kind === 'shortest' ? { ...known, 'applicant.city': '' } : known;
      const whole = (text: string) =>
        renderTemplate(fillTemplate(text, values), { 'applicant.firstname': `${firstname}${hostile}` });
      const mail = mailOf(purpose, whole(subject), whole(body));
      const read = `${mail.subject}\n${mail.text}`;
      expect(read.match(/[{}]/g), body).toBeNull();
      expect(mail.subject.trim(), subject).not.toBe('');
      expect(textsOf(purpose, whole(body)), body).not.toEqual([]);
      expect(
        [...tagsOf(mail.html)].filter((tag) => !tags.has(tag)),
        body,
      ).toEqual([]);
      expect(mail.text.match(/app\.example\.org\/answer/g), body).toHaveLength(1);
    }
  }
  expect(sent).toBeGreaterThan(300);
});
