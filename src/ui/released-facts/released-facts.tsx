import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FirstMeeting } from '../../../contract/applicants/applicant-details.ts';
import type { Releases } from '../../../contract/pings/releases.schema.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { hourInWords } from '../../i18n/hours.ts';
import { Fact, FactList } from '../fact-list/fact-list.tsx';
import { LongTextDisclosure } from '../long-text/long-text.tsx';
import { PhoneNumberAtOnce } from '../phone-field/phone-number-at-once.tsx';
import { Stack } from '../stack/stack.tsx';

const meetingWords: Record<FirstMeeting, MessageDescriptor> = {
  internship: msg`Would like to begin with an internship`,
  trial_day: msg`Would like to begin with a trial day`,
  talk: msg`Would like to begin with a talk`,
};

/** All that a yes hands to a company, for whoever decides about it, and the text that the yes is given to. */
export function ReleasedFacts({ releases }: { releases: Releases }) {
  const { t, i18n } = useLingui();
  const { name, email, phonenumber, reachable_from, first_meeting, recommended_by, consent } = releases;
  const { version } = consent;
  const companies = new Intl.ListFormat(i18n.locale).format(recommended_by);
  return (
    <Stack gap={4}>
      <FactList>
        <Fact glyph="person">{name}</Fact>
        <Fact glyph="mail">{email}</Fact>
        {phonenumber === null ? null : (
          <Fact glyph="phone">
            <PhoneNumberAtOnce number={phonenumber} />
          </Fact>
        )}
        {reachable_from === null ? null : (
          <Fact glyph="clock">{t`Best reached from ${hourInWords(currentLocale(), reachable_from)}`}</Fact>
        )}
        {first_meeting === null ? null : <Fact glyph="building">{i18n._(meetingWords[first_meeting])}</Fact>}
        {companies === '' ? null : <Fact glyph="send">{t`Recommended by ${companies}`}</Fact>}
      </FactList>
      <LongTextDisclosure
        title={t`The consent to this, in full`}
        note={t`Version\u00a0${version}`}
        text={consent.text}
        lang={consent.locale}
      />
    </Stack>
  );
}
