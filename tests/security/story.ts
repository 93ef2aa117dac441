import { offer } from '../support/offer.ts';
import { updateApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import * as auth from '../../contract/authentication/authentication.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { showInterest } from '../../contract/interests/interests.endpoints.ts';
import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { sendPageCode } from '../../contract/legal-contacts/guardian-page.endpoints.ts';
import {
  answerLegalContact,
  createLegalContact,
  withdrawLegalContact,
} from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { channels } from '../../contract/channels/channels.endpoints.ts';
import { noteSeen, setMark } from '../../contract/search/marks.endpoints.ts';
import { rememberSearch } from '../../contract/search/searchers.endpoints.ts';
import { reportCompany } from '../../contract/reports/reports.endpoints.ts';
import { setBlock } from '../../contract/blocks/blocks.endpoints.ts';
import { answerPing, createPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { acceptTerms } from '../../contract/terms/terms.endpoints.ts';
import { graduationTypes } from '../../server/graduation-types/graduation-types.ts';
import { countNoise } from '../../server/audit/noise.ts';
import { inTenant } from '../../server/db/scope.ts';
import type { CaughtMail } from '../../server/mail/caught-mails.ts';
import { locateAddress } from '../../server/geo/geo.service.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { checkLogo } from '../../server/tenants/logo-file.ts';
import { saveLogo } from '../../server/tenants/tenant-logos.repository.ts';
import type { TenantRow } from '../../server/tenants/tenants.repository.ts';
import { aBulkAction, aSuspiciousEvent } from '../support/between-parties.ts';
import { aHandover } from '../support/handovers.ts';
import { meets } from '../support/contacts.ts';
import type { ApiClient, Reply } from '../support/api-client.ts';
import { columns } from '../support/columns.ts';
import { handleFor, password, type Person } from '../support/people.ts';
import { aPng } from '../support/png.ts';
import { aRecommendationTemplate, recommendByMail } from '../support/recommendations.ts';
import { openCode } from '../support/registration.ts';
import { pingTemplate } from '../support/templates.ts';
import { publishTerms } from '../support/terms.ts';
import type { World } from '../support/world.ts';

export interface StoryOptions {
  /** What everybody is called; default an ordinary name. */
  readonly name?: string;
  /** Sent with every request of everybody. */
  readonly headers?: Record<string, string>;
  /** The host as typed into the browser, instead of the tenant's own. */
  readonly host?: string;
  /** Ends on the first day, before anything is reminded of, runs out or is tidied away. */
  readonly firstDay?: boolean;
}

/** What a story left behind. */
export interface Told {
  readonly mails: readonly CaughtMail[];
  readonly employee: ApiClient;
  readonly applicant: ApiClient;
  readonly minor: ApiClient;
  /** Not verified, under an address that somebody else has verified. */
  readonly shadow: ApiClient;
  /** Session secrets and CSRF tokens that browsers got, by cookie. */
  readonly secrets: readonly string[];
  readonly emails: readonly string[];
  /** How the company calls those it wrote to ("Ahorn 42"): each story draws its own. */
  readonly called: readonly string[];
}

/** A password that no test but a story sets. */
export const newPassword = 'Regenbogen-2027';
const minute = 60_000;
const day = 86_400_000;
let count = 0;

function succeeded<T>(reply: Reply<T>): Reply<T> {
  if (reply.status >= 300) throw new Error(`The story broke off: ${reply.status} ${reply.raw.body}`);
  return reply;
}

/**
 * Everything a tenant lives through, by the API alone, so that every table has rows and every kind of mail that
 * the API can cause goes out: code, registration, terms, a ping answered, one declined and one forgotten, a guardian's yes
 * and withdrawal, an invitation, a forgotten password, an address that is known, a search that runs out.
 */
export async function tell(world: World, tenant: TenantRow, options: StoryOptions = {}): Promise<Told> {
  count += 1;
  const { name = 'Sommer', headers = {}, host, firstDay = false } = options;
  const secrets: string[] = [];
  const address = (who: string) => `${who}${count}@story.example`;
  const arrive = (): ApiClient => {
    const client = world.client(host ?? tenant);
    Object.assign(client.headers, headers);
    return client;
  };
  const login = async ({ email, password: secret }: Pick<Person, 'email' | 'password'>): Promise<ApiClient> => {
    const client = arrive();
    await client.login(email, secret);
    secrets.push(...client.cookies.values());
    return client;
  };
  const mailTo = async (who: string): Promise<CaughtMail> => {
    const [mail] = await world.mails(address(who));
    if (!mail) throw new Error(`No mail to ${address(who)}.`);
    return mail;
  };
  const digits = async (who: string) => /\b\d{6}\b/.exec((await mailTo(who)).text)?.[0] ?? '';
  const link = async (who: string) => {
    const found = /(?:\/([0-9a-f-]{36}))?\/[a-z-]+#token=([\w-]+)/.exec((await mailTo(who)).text);
    return { id: found?.[1] ?? '', token: found?.[2] ?? '' };
  };
  const key = () => ({ key: `story-${count}-${Math.random().toString(36).slice(2)}` });
  const names = { firstname: name, lastname: name };

  const logo = checkLogo(aPng({ width: 240, height: 60 }));
  await inTenant(world.db, tenant.id, (tx) => saveLogo(tx, logo, world.clock.now()));
  await inTenant(world.db, tenant.id, (tx) => countNoise(tx, 'foreign_host', world.clock.now()));
  world.app.tenants.forget();
  const hash = await publishTerms(world, tenant, count);
  const template = await pingTemplate(world, tenant);
  const colleague = await world.person({ tenant, type: 'employee', email: address('employee'), ...names });
  await world.db.kysely
    .updateTable('organizations')
    .set({ name, ...locateAddress({ postcode: '10115', country: 'DE' }) })
    .where('id', '=', colleague.organization_id ?? '')
    .execute();
  const employee = await login(colleague);
  const made = succeeded(
    await employee.call(
      registrationCodes.create,
      { body: { ...openCode, occupation_ids: [], name, recommendation_text: name } },
      key(),
    ),
  );
  const code = made.body.data.code;

  for (const { story } of columns.values()) await story?.({ browser: employee, name, key });

  const applicant = arrive();
  succeeded(
    await applicant.call(auth.registerApplicant, { body: { ...names, email: address('applicant'), password, code } }),
  );
  succeeded(await applicant.call(auth.verifyEmail, { body: { code: await digits('applicant') } }));
  const me = succeeded(await applicant.call(fetchMe)).body.data;
  const profile = {
    occupation_id: occupations[0]?.id ?? '',
    graduation_type_id: graduationTypes[0]?.id ?? '',
    date_of_birth: '2007-05-05',
  };
  const home = { line_1: `${name} 1`, postcode: '10115', city: 'Berlin', country: 'DE' as const };
  for (const body of [profile, { meta: { phonenumber: '+49 30 901820' } }, { address: home }]) {
    // oxlint-disable-next-line no-await-in-loop -- steps open in their order
    succeeded(await applicant.call(updateApplicant, { params: { id: me.applicant?.id ?? '' }, body }));
  }
  succeeded(await applicant.call(acceptTerms, { body: hash.en }));
  succeeded(await applicant.call(channels.list));
  secrets.push(...applicant.cookies.values());

  const shadow = arrive();
  succeeded(
    await shadow.call(auth.registerApplicant, { body: { ...names, email: address('applicant'), password, code } }),
  );
  await mailTo('applicant');

  const asking = (await aRecommendationTemplate(employee)).id;
  succeeded(
    await recommendByMail(employee, { template: asking, email: address('recommended'), firstname: name, note: name }),
  );
  await recommendByMail(employee, { template: asking, email: address('applicant') });

  succeeded(await employee.call(invitations.create, { body: { ...names, email: address('guest') } }, key()));
  const guest = arrive();
  succeeded(
    await guest.call(auth.registerEmployee, {
      body: { ...names, email: address('guest'), password, token: (await link('guest')).token },
    }),
  );

  const child = await world.person({
    tenant,
    stage: 'onboarded',
    date_of_birth: '2012-05-05',
    email: address('minor'),
    ...names,
  });
  const minor = await login(child);
  const stranger = { ...names, email: address('stranger'), gender: 'other', relation: 'guardian' } as const;
  succeeded(await minor.call(createLegalContact, { body: stranger }, key()));
  const astray = await link('stranger');
  succeeded(
    await arrive().call(answerLegalContact, {
      params: { id: astray.id },
      body: { event: 'not_me', token: astray.token },
    }),
  );
  const guardian = { ...names, email: address('guardian'), gender: 'female', relation: 'mother' } as const;
  succeeded(await minor.call(createLegalContact, { body: guardian }, key()));
  const asked = await link('guardian');
  succeeded(
    await arrive().call(answerLegalContact, {
      params: { id: asked.id },
      body: { event: 'accept', token: asked.token, custody: true, ...hash.en, releases: 'ask' },
    }),
  );
  const copy = await link('guardian');
  succeeded(await arrive().call(sendPageCode, { params: { id: copy.id }, body: { token: copy.token } }));
  succeeded(await arrive().call(withdrawLegalContact, { params: { id: copy.id }, body: { token: copy.token } }));

  const pinged = async (email: string, ...answers: readonly ('accept' | 'decline' | 'withdraw')[]) => {
    const found = await world.person({
      tenant,
      email: address(email),
      occupation_id: occupations[0]?.id ?? '',
      graduation_type_id: graduationTypes[0]?.id ?? '',
      ...names,
    });
    const params = { id: handleFor(colleague, found) };
    succeeded(await employee.call(noteSeen, { params }));
    succeeded(await employee.call(setMark, { params, body: { mark: 'saved' } }));
    succeeded(
      await employee.call(
        createPing,
        { body: { handle: handleFor(colleague, found), email_template_id: template, ...offer } },
        key(),
      ),
    );
    world.clock.advance(2 * minute);
    await world.jobs.tick(world.clock.now());
    const { id, token } = await link(email);
    for (const event of answers) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      succeeded(await arrive().call(answerPing, { params: { id }, body: { token, event } }));
    }
    world.clock.advance(2 * minute);
    await world.jobs.tick(world.clock.now());
    return id;
  };
  succeeded(await employee.call(rememberSearch, { body: {} }));
  const meeting = await pinged('agrees', 'accept');
  const chooses = await login({ email: address('agrees'), password });
  await meets({ world, employee, applicant: chooses, ping: meeting, key });
  const company = { organization_id: colleague.organization_id ?? '' };
  succeeded(await chooses.call(showInterest, { body: company }, key()));
  await pinged('regrets', 'accept', 'withdraw');
  await pinged('declines', 'decline');
  await pinged('forgets');

  succeeded(await arrive().call(auth.forgotPassword, { body: { email: address('minor') } }));
  await mailTo('minor');
  succeeded(
    await arrive().call(auth.resetPassword, {
      body: { token: (await link('minor')).token, password: newPassword, password_confirmation: newPassword },
    }),
  );
  const minorAgain = await login({ email: child.email, password: newPassword });

  // what tomorrow morning reports
  await world.jobs.run('alerts.sweep', new Date(world.clock.now().getTime() + day));

  succeeded(await minorAgain.call(setBlock, { body: { ...company, blocked: true } }));
  const forgetful = await login({ email: address('forgets'), password });
  succeeded(await forgetful.call(reportCompany, { body: { ...company, reason: 'other', text: name } }, key()));
  await aSuspiciousEvent(world, tenant, colleague);
  await aHandover(world, tenant);
  await aBulkAction(world, tenant, colleague);

  for (const days of firstDay ? [] : [7, 15, 55, 12, 5]) {
    world.clock.advance(days * day);
    await world.jobs.tick(world.clock.now());
    world.clock.advance(2 * minute);
    await world.jobs.tick(world.clock.now());
  }
  const everybody = 'employee applicant guest minor guardian agrees regrets declines forgets';
  const emails = everybody.split(' ').map(address);
  const all = await world.mails();
  const writer = await login(colleague);
  const { data: written } = (await writer.call(pings.list)).body;
  return {
    mails: all.filter(({ to }) => emails.includes(to)),
    called: written.flatMap((ping) => (ping.perspective === 'organization' ? [ping.applicant.name] : [])),
    employee: writer,
    applicant: await login({ email: address('applicant'), password }),
    minor: minorAgain,
    shadow,
    secrets,
    emails,
  };
}
