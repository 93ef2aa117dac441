import type { PlaceholderValues } from '../../../contract/email-templates/render.ts';
import { exampleSender } from '../../../contract/email-templates/example-sender.ts';
import { type SampleKind, sampleValues, type Sender, senderOf } from '../../../contract/email-templates/samples.ts';
import type { Locale } from '../../../contract/kit/fields.ts';
import { useMe } from '../../api/session.ts';
import { useTenant } from '../../api/tenant.ts';
import { useGivenOrganization } from '../../kit/given.ts';

/** Somebody invented, where whoever reads it isn't who writes with it. */
export type Example = (locale: Locale, tenant: string) => Sender;

interface From {
  readonly profile?: string | undefined;
  readonly example?: Example | undefined;
}

/** What a mail from oneself, or from somebody invented, to an invented recipient says. */
export function useSampleValues(
  sample: SampleKind,
  locale: Locale,
  { profile, example }: From = {},
): PlaceholderValues {
  const me = useMe();
  const tenant = useTenant()?.name ?? '';
  const given = useGivenOrganization()?.name;
  // staff read a company's template as its people send it, and are none of them
  const sender =
    example || given !== undefined ? (example ?? exampleSender)(locale, tenant) : senderOf(me, tenant, profile);
  const company = given === undefined ? {} : { organization: given, profile: profile ?? given };
  return sampleValues(sample, locale, { ...sender, ...company });
}
