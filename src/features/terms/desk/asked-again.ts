import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { TermsStatistics } from '../../../../contract/terms/terms.schema.ts';

/** Whom a version that says something new asks, and what that means until they answer. */
export function askedAgain(i18n: I18n, { adults, minors, findable }: TermsStatistics): string {
  if (adults + minors === 0) return i18n._(msg`Nobody has agreed yet, so nobody is asked.`);
  const sentences = [
    adults > 0 &&
      msg`${plural(adults, {
        one: '# applicant reads it and decides again.',
        other: '# applicants read it and decide again.',
      })}`,
    minors > 0 &&
      msg`${plural(minors, {
        one: 'The guardian of # minor gets an e-mail and decides again.',
        other: 'The guardians of # minors get an e-mail and decide again.',
      })}`,
    findable > 0 &&
      msg`${plural(findable, {
        one: '# person whom companies find today can’t be found until then.',
        other: '# people whom companies find today can’t be found until then.',
      })}`,
  ];
  return sentences.flatMap((sentence) => (sentence ? [i18n._(sentence)] : [])).join(' ');
}
