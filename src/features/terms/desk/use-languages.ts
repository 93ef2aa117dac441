import { useLingui } from '@lingui/react/macro';
import type { Locale } from '../../../../contract/kit/fields.ts';

/** The languages that terms are written in, each with the title of its text. */
export function useLanguages(): readonly (readonly [Locale, string])[] {
  const { t } = useLingui();
  return [
    ['de', t`The text in German`],
    ['en', t`The text in English`],
  ];
}
