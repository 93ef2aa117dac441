import { standingActs } from '../../contract/terms/terms.schema.ts';
import { standingVersion } from '../consents/consent-texts.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Deps } from '../deps.ts';
import { askGuardianAgain } from '../legal-contacts/legal-contacts.service.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { isMinor } from '../users/me.service.ts';
import { moveConsents } from './applicant-consents.service.ts';
import { mailApplicant } from './applicant-mail.ts';
import { findAgreedBefore, findApplicant } from './applicants.repository.ts';

const texts = {
  subject: /*i18n*/ {
    id: 'mail.findable_changed.subject',
    message: 'Companies can’t find you for now: please read a new text',
  },
  adult: /*i18n*/ {
    id: 'mail.findable_changed.adult',
    message:
      'The consent that lets companies find you says something new, so we ask you again. Until you have answered, no company can find you. You read it in your account and decide there; if you do not want it, you need do nothing, and your account stays.',
  },
  minor: /*i18n*/ {
    id: 'mail.findable_changed.minor',
    message:
      'The consent that lets companies find you says something new, so whoever decides for you has to agree again. Until then no company can find you. On your page you see whom we have asked.',
  },
  button: /*i18n*/ { id: 'mail.findable_changed.button', message: 'See what you can do' },
};
const toAdult = { kind: 'terms_changed', words: { ...texts, text: texts.adult }, page: '/account' } as const;
const toMinor = { kind: 'terms_changed', words: { ...texts, text: texts.minor }, page: '/tos/accept' } as const;

/**
 * Once a minute: whoever agreed to an earlier text about being found, which the one in force differs from in substance, is
 * asked again and is found by nobody until the answer. For a minor the guardian is asked, for both acts as at first.
 * Who isn't looking is not written to: the dashboard says it.
 */
export async function askForNewTexts(
  tx: TenantTx,
  tenant: TenantRow,
  now: Date,
  deps: Pick<Deps, 'config'>,
): Promise<void> {
  const bySystem = { author: 'system', actor_kind: 'system', now } as const;
  for (const { id } of await findAgreedBefore(tx, standingVersion('findable'))) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const applicant = await findApplicant(tx, id);
    if (applicant?.findable_status !== 'accepted') continue;
    const minor = isMinor(applicant.date_of_birth, tenant, now);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await moveConsents(tx, applicant, tenant, minor ? standingActs : ['findable'], 'new_version', bySystem, {
      given_by: 'system',
      locale: applicant.locale,
    });
    const link = (contactId: string, token: string) =>
      tenantUrl(deps.config, tenant, `/legal-contacts/${contactId}/verify#token=${token}`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (minor) await askGuardianAgain(tx, applicant, { tenant, link }, bySystem);
    if (applicant.search_status !== 'wants_to_be_matched') continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await mailApplicant(tx, applicant, minor ? toMinor : toAdult, tenant, now, deps);
  }
}
