import type { PlaceholderValues } from '../../../contract/email-templates/render.ts';
import { type SampleKind, sampleValues, senderOf } from '../../../contract/email-templates/samples.ts';
import type { Locale } from '../../../contract/kit/fields.ts';
import { useMe } from '../../api/session.ts';
import { useTenant } from '../../api/tenant.ts';
import { useGivenName } from '../../kit/given.ts';

/** What a mail from oneself to an invented recipient says. */
export function useSampleValues(sample: SampleKind, locale: Locale, profile?: string): PlaceholderValues {
  const me = useMe();
  const tenant = useTenant()?.name ?? '';
  // staff read a company's template as its people send it
  const given = useGivenName();
  const sender = senderOf(me, tenant, profile ?? given);
  return sampleValues(sample, locale, given === undefined ? sender : { ...sender, organization: given });
}
