import { useLingui } from '@lingui/react/macro';
import type { Terms } from '../../../contract/terms/terms.schema.ts';
import { useTenant } from '../../api/tenant.ts';
import { LongTextDisclosure } from '../../ui/long-text/long-text.tsx';

/** The text itself, with its version. */
export function TermsText({ terms, isOpen }: { terms: Terms; isOpen: boolean }) {
  const { t, i18n } = useLingui();
  const tenant = useTenant()?.name;
  const { version } = terms;
  const published = i18n.date(terms.published_at, { dateStyle: 'long' });
  return (
    <LongTextDisclosure
      title={t`The terms of use in full`}
      note={t`Version\u00a0${version} of ${published}`}
      text={terms.text}
      lang={terms.locale}
      from={tenant}
      isOpen={isOpen}
    />
  );
}

/** What being findable means in full, an act of its own. */
export function FindableText({ terms: { findable, locale } }: { terms: Terms }) {
  const { t } = useLingui();
  const tenant = useTenant()?.name;
  const { version } = findable;
  return (
    <LongTextDisclosure
      title={t`The consent to be found, in full`}
      note={t`Version\u00a0${version}`}
      text={findable.text}
      lang={locale}
      from={tenant}
    />
  );
}
