import { createHash } from 'node:crypto';
import type { Locale } from '../../../contract/kit/fields.ts';
import { standingActs } from '../../../contract/terms/terms.schema.ts';
import { recordConsent } from '../../../server/consents/consents.service.ts';
import { newId } from '../../../server/db/ids.ts';
import type { TenantTx } from '../../../server/db/scope.ts';
import { insertTerms, findCurrentTerms } from '../../../server/terms/terms.repository.ts';
import { findable } from '../../support/account.ts';
import { GuardianRequest } from '../../support/guardian-request.ts';
import type { Person } from '../../support/people.ts';
import { aMinor } from '../people.ts';
import { heading, type Maker, type Scene, type Screen, selector } from '../screen.ts';
import type { Stage } from '../stage.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The tenant's text of before, from the one in force, which stays so: nobody else is asked again. */
async function earlierTerms(tx: TenantTx, now: Date) {
  const { id: _, tenant_id: __, ...current } = await findCurrentTerms(tx);
  const otherwise = (text: string, end: string) => [...text.split('\n\n').slice(0, -1), end].join('\n\n');
  const earlier = {
    text_de: otherwise(current.text_de, 'Fragen\nRuf uns an: montags bis freitags, 10 bis 12 Uhr.'),
    text_en: otherwise(current.text_en, 'Questions\nCall us: Monday to Friday, 10 to 12.'),
  };
  const hashes = { hash_de: hashOf(earlier.text_de), hash_en: hashOf(earlier.text_en) };
  const known = await tx.selectFrom('terms').select('id').where('version', '=', 0).executeTakeFirst();
  if (!known) await insertTerms(tx, { ...current, ...earlier, ...hashes, id: newId({ now: () => now }), version: 0 });
  return { de: { version: 0, hash: hashes.hash_de }, en: { version: 0, hash: hashes.hash_en } };
}

/** Whoever agreed, or whose guardian did, is asked once more, for a text says something new since. */
async function askAgain(
  stage: Stage,
  { tenant, applicant_id = '' }: Person,
  { legal_contact_id, locale = 'de' }: { readonly legal_contact_id?: string; readonly locale?: Locale } = {},
): Promise<void> {
  const now = stage.world.clock.now();
  const before = new Date(now.getTime() - 90 * 86_400_000);
  await stage.within(tenant, async (tx) => {
    const signed = (await earlierTerms(tx, before))[locale];
    const given = { applicant_id, locale, now: before };
    const by = legal_contact_id === undefined ? 'applicant' : 'guardian';
    await recordConsent(tx, {
      ...given,
      act: 'terms',
      kind: 'accepted',
      given_by: by,
      reason: 'accept',
      legal_contact_id,
      signed,
    });
    await recordConsent(tx, {
      ...given,
      act: 'findable',
      kind: 'accepted',
      given_by: by,
      reason: 'accept',
      legal_contact_id,
    });
    for (const act of standingActs)
      // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
      await recordConsent(tx, { ...given, act, kind: 'expired', given_by: 'system', reason: 'new_version', now });
    const expired = {
      tos_status: 'expired',
      findable_status: 'expired',
      search_status: 'wants_to_be_matched',
    } as const;
    await tx.updateTable('applicants').set(expired).where('id', '=', applicant_id).execute();
  });
}

const adult: Maker = async (stage) => {
  const person = await stage.world.person('chemie', { ...findable, firstname: 'Nour', lastname: 'Haddad' });
  await askAgain(stage, person);
  return person;
};

async function guardiansLink({ stage, locale }: Scene): Promise<string> {
  const child = await aMinor(stage);
  const request = await GuardianRequest.of(stage.world, child);
  await request.ask();
  await askAgain(stage, child, { legal_contact_id: request.id, locale });
  return request.link;
}

const open: Screen['act'] = (visitor) => visitor.text('What is new in the terms of use').click();
const accept = { route: 'tos.accept', path: '/tos/accept', as: adult } as const;

/** Whoever is asked again reads what they agreed to before, beside what is in force now. */
export const askedAgain: readonly Screen[] = [
  { ...accept, name: 'terms.changed', sees: heading('What has changed') },
  // agreed to in German: read in English there is nothing to compare
  { ...accept, name: 'terms.changed.text', act: open, sees: selector('details[open] :is(ins, p)') },
  {
    route: 'tos.verify',
    host: 'chemie',
    path: guardiansLink,
    name: 'guardian.changed',
    sees: heading('What has changed'),
  },
  {
    route: 'tos.verify',
    host: 'chemie',
    path: guardiansLink,
    name: 'guardian.changed.text',
    act: open,
    // in the language it was read in
    sees: selector('details[open] ins'),
  },
];
