import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { GraduationType } from '../../../contract/graduation-types/graduation-types.schema.ts';
import type { DeletionRequest } from '../../../contract/pings/deletion-requests.schema.ts';
import { offerLine } from '../../../contract/pings/offer.ts';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';
import { BenchPanel, type BenchPanelProps } from '../../kit/bench/panel.tsx';
import { areaInWords } from '../../../contract/applicants/area-words.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { hourInWords } from '../../i18n/hours.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { CompanyReasons } from '../../ui/match-reasons/match-reasons.tsx';
import { PhoneNumberText } from '../../ui/phone-field/phone-number-text.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { DeletionConfirmation } from './deletion-confirmation.tsx';
import { Appointments } from './appointments.tsx';
import { meetingWords } from './meeting-words.ts';
import { FollowUpForm } from './follow-up-form.tsx';
import { Message } from './message.tsx';
import { OutcomeButtons } from './outcome-buttons.tsx';
import { PingEvents } from './ping-events.tsx';
import { PingStatusBadge } from './ping-status.tsx';
import { PingTimeline } from './ping-timeline.tsx';
import { statusSentence } from './status-sentence.ts';
import * as css from './pings.css.ts';
import { isWaiting } from './release-words.ts';

interface PingPanelProps extends Pick<BenchPanelProps, 'isBeside' | 'position' | 'onMove' | 'takesFocus' | 'onClose'> {
  readonly ping: OrganizationPing;
  readonly now: number;
  /** What the company was asked to delete of this yes, and has not confirmed. */
  readonly deletion: DeletionRequest | undefined;
  /** After something was done with it. */
  readonly onChanged: () => Promise<void>;
}

/** Everything about one message, beside the list. */
export const pingPanelWith = (graduationTypes: readonly GraduationType[]) =>
  function PingPanel(props: PingPanelProps) {
    const { ping, onChanged, ...panel } = props;
    const { contact, name, graduation_type_id } = ping.applicant;
    const title = contact ? `${contact.firstname} ${contact.lastname}` : name;
    return (
      <BenchPanel
        {...panel}
        title={title}
        of={ping.id}
        name={title}
        foot={ping.events.length > 0 ? <PingEvents ping={ping} onChanged={onChanged} /> : undefined}
      >
        <Content key={ping.id} {...props} graduation={graduationTypes.find(({ id }) => id === graduation_type_id)} />
      </BenchPanel>
    );
  };

interface ContentProps extends PingPanelProps {
  readonly graduation: GraduationType | undefined;
}

function Content({ ping, graduation, now, deletion, onChanged }: ContentProps) {
  const { i18n } = useLingui();
  const { applicant } = ping;
  const { contact } = applicant;
  const area = applicant.area && areaInWords(currentLocale(), applicant.area);
  const facts = [contact && applicant.name, applicant.occupation, graduation?.short[currentLocale()], area]
    .filter(Boolean)
    .join(' · ');
  return (
    <Stack gap={6}>
      <div className={css.section}>
        <div>
          <PingStatusBadge status={ping.status} release={ping.release} of={ping.follow_up} />
        </div>
        <Text>{statusSentence(i18n, ping, now)}</Text>
        {deletion ? (
          <div>
            <DeletionConfirmation id={deletion.id} name={deletion.name} onChanged={onChanged} />
          </div>
        ) : null}
        {facts === '' ? null : <Text look="small">{facts}</Text>}
        {applicant.recommended ? (
          <Text look="small">
            <RecommendedBy names={contact?.recommended_by ?? []} />
          </Text>
        ) : null}
      </div>
      {contact ? <Contact contact={contact} isWaiting={isWaiting(ping)} /> : null}
      {ping.follow_up ? (
        <>
          <OutcomeButtons id={ping.id} outcome={ping.follow_up.outcome} onChanged={onChanged} />
          <Section title={<Trans>For your team</Trans>}>
            <FollowUpForm id={ping.id} followUp={ping.follow_up} onChanged={onChanged} />
          </Section>
          <Appointments ping={ping} now={now} onChanged={onChanged} />
        </>
      ) : null}
      {ping.decline_reason === null ? null : (
        <Section title={<Trans>Reason given</Trans>}>
          <Text>„{ping.decline_reason}“</Text>
        </Section>
      )}
      <Section title={<Trans>What happened</Trans>}>
        <PingTimeline ping={ping} now={now} />
      </Section>
      {ping.subject === null || ping.body === null ? null : (
        <Section title={<Trans>The message</Trans>}>
          <Message
            subject={ping.subject}
            body={ping.body}
            above={{
              offer: ping.offer && offerLine(ping.offer, currentLocale()),
              personal: ping.personal_line,
              by: ping.employee.fullname,
            }}
          />
        </Section>
      )}
      {ping.reasons.length > 0 ? (
        <Section title={<Trans>Why you wrote</Trans>}>
          <CompanyReasons reasons={ping.reasons} />
        </Section>
      ) : null}
    </Stack>
  );
}

/** Which company recommends somebody is told after a yes. */
function RecommendedBy({ names }: { names: readonly string[] }) {
  const { i18n } = useLingui();
  const companies = new Intl.ListFormat(i18n.locales).format(names);
  return companies === '' ? <Trans>Recommended by a company</Trans> : <Trans>Recommended by {companies}</Trans>;
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={css.section}>
      <Heading level={3} look="label">
        {title}
      </Heading>
      {children}
    </section>
  );
}

interface ContactProps {
  readonly contact: NonNullable<OrganizationPing['applicant']['contact']>;
  readonly isWaiting: boolean;
}

function Contact({ contact, isWaiting: isToCall }: ContactProps) {
  const { t, i18n } = useLingui();
  const { email, phonenumber, firstname, reachable_from, first_meeting } = contact;
  return (
    <section className={css.contact}>
      <Heading level={3} look="label">
        {isToCall ? <Trans>{firstname} is waiting for your call</Trans> : <Trans>Contact details</Trans>}
      </Heading>
      <dl className={css.facts}>
        {phonenumber === null ? null : (
          <>
            <dt className={css.term}>
              <Trans>Phone</Trans>
            </dt>
            <dd className={css.fact}>
              <TextLink variant="alone" href={`tel:${phonenumber}`}>
                <PhoneNumberText number={phonenumber} />
              </TextLink>
              {reachable_from === null ? null : (
                <div>{t`best from ${hourInWords(currentLocale(), reachable_from)}`}</div>
              )}
            </dd>
          </>
        )}
        {first_meeting === null ? null : (
          <>
            <dt className={css.term}>
              <Trans>To begin with</Trans>
            </dt>
            <dd className={css.fact}>{i18n._(meetingWords[first_meeting])}</dd>
          </>
        )}
        <dt className={css.term}>
          <Trans>E-mail</Trans>
        </dt>
        <dd className={css.fact}>
          <TextLink variant="alone" href={`mailto:${email}`}>
            {email}
          </TextLink>
        </dd>
      </dl>
      {isToCall ? (
        <Text look="small">
          <Trans>We told {firstname} that you will get in touch, and gave your contact details for questions.</Trans>
        </Text>
      ) : null}
    </section>
  );
}
