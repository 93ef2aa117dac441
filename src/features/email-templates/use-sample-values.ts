import type { PlaceholderValues } from '../../../contract/email-templates/render.ts';
import { type SampleKind, sampleValues, senderOf } from '../../../contract/email-templates/samples.ts';
import type { Locale } from '../../../contract/kit/fields.ts';
import { useMe } from '../../api/session.ts';
import { useTenant } from '../../api/tenant.ts';

/** What a mail from oneself to an invented recipient says. */
export function useSampleValues(sample: SampleKind, locale: Locale, profile?: string): PlaceholderValues {
  const me = useMe();
  const tenant = useTenant()?.name ?? '';
  return sampleValues(sample, locale, senderOf(me, tenant, profile));
}
