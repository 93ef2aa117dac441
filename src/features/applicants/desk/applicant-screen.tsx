import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import type { ApplicantDetails } from '../../../../contract/applicants/desk.schema.ts';
import { dayInWords, momentInWords } from '../../../i18n/days.ts';
import { RecordPage } from '../../../kit/record-page.tsx';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { MailLink } from '../../../ui/link/mail-link.tsx';
import { PhoneNumberText } from '../../../ui/phone-field/phone-number-text.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { Agreements } from './agreements.tsx';
import { Source } from './applicant-cells.tsx';
import { CorrectName } from './correct-name.tsx';
import { ageWords, findableWords, reasonWords, searchWords } from './desk-words.ts';
import { Guardian } from './guardian.tsx';
import { MarkFound } from './mark-found.tsx';
import { Messages } from './messages.tsx';
import { LogLink } from '../../../kit/desk/log-link.tsx';
import { Steps } from './steps.tsx';

export { RecordPending as ApplicantPending } from '../../../kit/record-pending.tsx';

const route = getRouteApi('/member/applicants/$applicant_id');

/** One applicant: where they stand, what keeps companies from finding them, and what helps. */
export function ApplicantScreen() {
  const { t, i18n } = useLingui();
  const { applicant, messages } = route.useLoaderData();
  const { firstname, lastname, matchable, unmatchable_reasons, phonenumber, looking_until } = applicant;
  const reasons = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(
    // who has never begun to look hasn't stopped
    unmatchable_reasons
      .filter((reason, at) => at === 0 || reason !== 'not_looking' || applicant.search_status !== 'unconfirmed')
      .map((reason) => i18n._(reasonWords[reason])),
  );
  const foundWords = {
    found_here: t`Found a place with a company from here`,
    found_elsewhere: t`Found a place elsewhere`,
  };
  const until = looking_until === null ? null : dayInWords(i18n, looking_until.slice(0, 10), 'long');
  return (
    <Stack gap={6}>
      <RecordPage
        title={`${firstname} ${lastname}`}
        status={
          <StatusBadge
            status={matchable ? 'matchable' : 'unmatchable'}
            label={i18n._(matchable ? findableWords.yes : findableWords.no)}
          />
        }
        lead={
          matchable ? (
            <Trans>Companies that fit can find this person.</Trans>
          ) : (
            <Trans>No company finds this person: {reasons}.</Trans>
          )
        }
        back={['/applicants', msg`All applicants`]}
        actions={<MarkFound applicant={applicant} messages={messages} />}
        facts={[
          [t`Born`, <Born key="born" of={applicant} />],
          [t`E-mail`, <MailLink key="mail" address={applicant.email} />],
          [t`Phone`, phonenumber === null ? '–' : <PhoneNumberText key="phone" number={phonenumber} />],
          [t`Town`, applicant.city ?? '–'],
          [t`Looks for`, applicant.occupation ?? '–'],
          [
            t`Search`,
            until !== null && applicant.search_status === 'wants_to_be_matched'
              ? t`${i18n._(searchWords.wants_to_be_matched)}, until ${until}`
              : applicant.found
                ? foundWords[applicant.found]
                : i18n._(searchWords[applicant.search_status]),
          ],
          [t`Came by`, <Source key="source" of={applicant} />],
          [t`Registered`, momentInWords(i18n, applicant.created_at)],
        ]}
      />
      <Guardian applicant={applicant} />
      <Messages messages={messages} />
      <Steps steps={applicant.steps} />
      <Agreements agreements={applicant.agreements} />
      <LogLink person_id={applicant.id} />
      <CorrectName key={applicant.id} applicant={applicant} />
    </Stack>
  );
}

function Born({ of: { date_of_birth, age_band, minor } }: { of: ApplicantDetails }) {
  const { t, i18n } = useLingui();
  if (date_of_birth === null || age_band === null) return '–';
  const day = dayInWords(i18n, date_of_birth, 'long');
  const age = i18n._(ageWords[age_band]);
  return minor ? t`${day} (${age}, a guardian has a say)` : `${day} (${age})`;
}
