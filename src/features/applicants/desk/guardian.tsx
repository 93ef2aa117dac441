import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { ApplicantDetails } from '../../../../contract/applicants/desk.schema.ts';
import { transitionLegalContact } from '../../../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { momentInWords } from '../../../i18n/days.ts';
import { RecordEvents } from '../../../kit/record-events.tsx';
import { Text } from '../../../ui/heading/heading.tsx';
import { MailLink } from '../../../ui/link/mail-link.tsx';
import { useNotify } from '../../../ui/toast/notify.ts';
import { guardianWords, noLongerAsked, relationWords, wrongPerson } from './desk-words.ts';
import { GuardianLetter } from './guardian-letter.tsx';
import { ReplaceGuardian } from './replace-guardian.tsx';
import { Section } from './section.tsx';

const words = { resend: msg`Send the e-mail again` };

/** Who at home is asked, and how far that has come; nothing for who decides alone and never had anybody asked. */
export function Guardian({
  applicant: { legal_contact: guardian, minor, firstname: child, steps },
}: {
  applicant: ApplicantDetails;
}) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const notify = useNotify();
  if (guardian === null)
    return minor ? (
      <Section title={t`Guardian`}>
        <Text>
          <Trans>Nobody is named yet. Until somebody at home agrees, no company finds this person.</Trans>
        </Text>
      </Section>
    ) : null;
  const { firstname, lastname, email, status, sent_at, confirmed_at } = guardian;
  const relation = i18n._(relationWords[guardian.relation]);
  // of a no, or of a yes taken back, only the steps below know the day
  const since = (status === 'confirmed' && confirmed_at) || (status === 'pending' && sent_at) || null;
  const last = steps.find(({ what }) => what === 'guardian')?.to;
  const word = status === 'revoked' && last === 'no_longer_asked' ? noLongerAsked : guardianWords[status];
  return (
    <Section title={t`Guardian`}>
      <Text>
        {firstname} {lastname}, {relation}
        <br />
        {email === null ? <Trans>Has no e-mail address and signs a letter.</Trans> : <MailLink address={email} />}
      </Text>
      <Text>
        {i18n._(guardian.not_me ? wrongPerson : word)}
        {since === null ? null : `, ${momentInWords(i18n, since)}`}
      </Text>
      {email === null ? (
        <GuardianLetter key={guardian.id} guardian={guardian} child={child} />
      ) : (
        <RecordEvents
          record={guardian}
          transition={transitionLegalContact}
          words={words}
          onChanged={() => router.invalidate()}
          onDone={() => notify.show({ tone: 'success', title: t`The e-mail is on its way` })}
        />
      )}
      {guardian.replaceable ? (
        <ReplaceGuardian key={`replace-${guardian.id}`} guardian={guardian} child={child} />
      ) : null}
    </Section>
  );
}
