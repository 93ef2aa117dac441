import { standingActs } from '../../contract/terms/terms.schema.ts';
import { standingVersion } from '../consents/consent-texts.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Deps } from '../deps.ts';
import { askGuardianAgain } from '../legal-contacts/legal-contacts.service.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { standingTerms } from '../terms/terms.service.ts';
import { isMinor } from '../users/me.service.ts';
import { moveConsents } from './applicant-consents.service.ts';
import { mailApplicant } from './applicant-mail.ts';
import { type ApplicantRow, findAgreedBefore, findApplicant } from './applicants.repository.ts';

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
const termsTexts = {
  subject: /*i18n*/ {
    id: 'mail.terms_changed.subject',
    message: 'The terms of use say something new: please read them',
  },
  adult: /*i18n*/ {
    id: 'mail.terms_changed.adult',
    message:
      'The terms of use say something new, so we ask you again. Until you have answered, no company can find you. What you agreed to before stays readable; if you do not want the new terms, you need do nothing, and nobody finds you.',
  },
  minor: /*i18n*/ {
    id: 'mail.terms_changed.minor',
    message:
      'The terms of use say something new, so whoever decides for you has to agree again. Until then no company can find you. On your page you see whom we have asked.',
  },
  button: /*i18n*/ { id: 'mail.terms_changed.button', message: 'Read and decide' },
};

/** To a minor, who doesn't decide: whose word is missing. */
const toMinor = {
  subject: /*i18n*/ {
    id: 'mail.texts_changed.minor_subject',
    message: 'Companies can’t find you for now: a yes is needed again',
  },
  button: /*i18n*/ { id: 'mail.texts_changed.minor_button', message: 'See whom we have asked' },
};

function wordsFor(isChild: boolean, what: 'terms' | 'findable') {
  const { adult, minor, ...rest } = what === 'terms' ? termsTexts : texts;
  const words = isChild ? { ...rest, ...toMinor, text: minor } : { ...rest, text: adult };
  const page = isChild || what === 'terms' ? '/tos/accept' : '/account/consents';
  return { kind: 'terms_changed', words, page } as const;
}

/**
 * Once a minute: whoever agreed to an earlier text, which the one in force differs from in substance, is asked again and is
 * found by nobody until the answer. Of the terms everything is asked again, for all else rests on them. For a minor the
 * guardian is asked, for both acts as at first. Who isn't looking is not written to: the dashboard says it.
 */
export async function askForNewTexts(
  tx: TenantTx,
  tenant: TenantRow,
  now: Date,
  deps: Pick<Deps, 'config'>,
): Promise<void> {
  const bySystem = { author: 'system', actor_kind: 'system', now } as const;
  const standing = { findable: standingVersion('findable'), terms: await standingTerms(tx) };
  for (const id of await findAgreedBefore(tx, standing)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const applicant = await findApplicant(tx, id);
    const what = applicant && newTextFor(applicant, standing);
    if (!applicant || !what) continue;
    const minor = isMinor(applicant.date_of_birth, tenant, now);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await moveConsents(
      tx,
      applicant,
      tenant,
      minor || what === 'terms' ? standingActs : ['findable'],
      'new_version',
      bySystem,
      {
        given_by: 'system',
        locale: applicant.locale,
      },
    );
    const link = (contactId: string, token: string) =>
      tenantUrl(deps.config, tenant, `/legal-contacts/${contactId}/verify#token=${token}`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (minor) await askGuardianAgain(tx, applicant, { tenant, link }, bySystem);
    if (applicant.search_status !== 'wants_to_be_matched') continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await mailApplicant(tx, applicant, wordsFor(minor, what), tenant, now, deps);
  }
}

/** Which of the texts somebody agreed to is a new one by now, the terms before all else; undefined where none is. */
function newTextFor(
  { tos_status, terms_version, findable_status, findable_version }: ApplicantRow,
  standing: { readonly terms: number; readonly findable: number },
): 'terms' | 'findable' | undefined {
  if (tos_status === 'accepted' && (terms_version ?? standing.terms) < standing.terms) return 'terms';
  const isOld = findable_status === 'accepted' && (findable_version ?? standing.findable) < standing.findable;
  return isOld ? 'findable' : undefined;
}
