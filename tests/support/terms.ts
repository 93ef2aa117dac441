import { createHash } from 'node:crypto';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Terms } from '../../contract/terms/terms.schema.ts';
import { consentText } from '../../server/consents/consent-texts.ts';
import { newId } from '../../server/db/ids.ts';
import { inTenant } from '../../server/db/scope.ts';
import type { TenantRow } from '../../server/tenants/tenants.repository.ts';
import type { World } from './world.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What is sent for having read both texts. */
export interface ReadTexts {
  readonly hash: string;
  readonly findable: string;
}

/** Publishes a version of the terms in a tenant; returns what is sent for having read it and what goes with it. */
export async function publishTerms(
  world: Pick<World, 'db' | 'clock'>,
  tenant: TenantRow,
  version = 1,
): Promise<Record<Locale, ReadTexts>> {
  const text = { de: `Bedingungen, Fassung ${version}`, en: `Terms, version ${version}` };
  const hash = { de: sha256(text.de), en: sha256(text.en) };
  await inTenant(world.db, tenant.id, (tx) =>
    tx
      .insertInto('terms')
      .values({
        tenant_id: tenant.id,
        id: newId(world.clock),
        version,
        material: true,
        text_de: text.de,
        text_en: text.en,
        hash_de: hash.de,
        hash_en: hash.en,
        published_at: world.clock.now(),
      })
      .execute(),
  );
  const read = (locale: Locale) => ({ hash: hash[locale], findable: consentText('findable', locale).hash });
  return { de: read('de'), en: read('en') };
}

/** The same, of texts as they were shown. */
export const hashesOf = ({ hash, findable }: Terms): ReadTexts => ({
  hash,
  findable: findable.hash,
});
