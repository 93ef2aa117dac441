import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { createElement, use, useEffect, useRef, useState } from 'react';
import type { ApplicantPing } from '../../../contract/pings/applicant-ping.schema.ts';
import { offerLine } from '../../../contract/pings/offer.ts';
import { messageBody } from '../../../contract/pings/message-body.ts';
import { call } from '../../api/call.ts';
import { useMe } from '../../api/session.ts';
import { noError, type FormError, formErrorOf } from '../../forms/form-error.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { currentLocale } from '../../i18n/locale.ts';
import { Do } from '../../kit/do.tsx';
import { useOneCall } from '../../kit/use-one-call.ts';
import { AnswerLater } from '../../ui/answer-later/answer-later.tsx';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Card } from '../../ui/card/card.tsx';
import { CompanyFacts } from '../../ui/company-facts/company-facts.tsx';
import { CompanyHead } from '../../ui/company-head/company-head.tsx';
import { type Later, useLater } from '../../ui/dialog/layer.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RouterButtonLink, RouterLink } from '../../ui/link/router-link.tsx';
import { OfferLines } from '../../ui/offer-lines/offer-lines.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { acceptQuestion, declineQuestion, pingAppointments, withdrawQuestion } from './answers-later.ts';
import * as css from './applicant-dashboard.css.ts';
import { type PingActor, providedDashboardPingMachine, StandsAt } from './dashboard-ping.actors.ts';
import { pingWordsOf, releaseSentence } from './dashboard-words.ts';
import { FoldedReasons } from './folded-reasons.tsx';
import { Folded } from './folded.tsx';
import { pingEndpoints } from './ping-endpoints-later.ts';
import { ReleasedContact } from './released-contact.tsx';

/** One company's message: who writes and why, and the answer to it. */
export function PingCard({ listed }: { listed: ApplicantPing }) {
  const [machine] = useState(() => providedDashboardPingMachine(listed));
  const snapshot = use(StandsAt)(listed);
  return <PingEntry actor={useActorRef(machine, snapshot && { snapshot })} listed={listed} />;
}

export function PingEntry({ actor, listed }: { actor: PingActor; listed: ApplicantPing }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(actor, (current) => current);
  const [formError, setFormError] = useState<FormError>(noError);
  const router = useRouter();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const settled = actor.on('answer.settled', ({ result }) => {
      if (result.kind === 'refused' || result.kind === 'failed') setFormError(formErrorOf(result));
    });
    const moved = actor.subscribe((next) => {
      if (['accepting', 'declining', 'withdrawing', 'asking', 'accepted'].some((state) => next.value === state))
        setFormError(noError);
    });
    return () => [settled, moved].forEach((subscription) => subscription.unsubscribe());
  }, [actor]);

  const isAnswered =
    (listed.status === 'pending' && (snapshot.matches('accepted') || snapshot.matches('declined'))) ||
    (listed.guardian_asked_at === null && snapshot.matches('guardianAsked')) ||
    (snapshot.matches('withdrawn') && listed.release?.withdrawn_at === null);
  useEffect(() => {
    if (!isAnswered) return;
    title.current?.focus();
    void router.invalidate();
  }, [isAnswered, router]);

  // The list is read again after an answer and when the search ends; what it says then is newer.
  const ping = listed.status === 'pending' || isAnswered ? (snapshot.context.ping ?? listed) : listed;
  const words = pingWordsOf(ping);
  const isOpen = ping.status === 'pending';
  const until = i18n.date(ping.expires_at, { dateStyle: 'long' });
  const { name } = ping.organization;
  const guardian = ping.guardian ?? '';
  return (
    <Card as="li" aria-labelledby={`ping-${ping.id}`}>
      <Stack gap={4}>
        <CompanyHead company={ping.organization}>
          <Heading level={3} look="label" id={`ping-${ping.id}`} ref={title}>
            {name}
          </Heading>
        </CompanyHead>
        {words ? (
          <Row gap={2}>
            <StatusBadge
              status={words.status ?? ping.status}
              label={ping.guardian_asked_at === null ? i18n._(words.label) : t`Waiting for ${guardian}`}
            />
            {isOpen ? <Text look="small">{t`Until ${until}`}</Text> : null}
          </Row>
        ) : null}
        {isOpen ? (
          <>
            <Message ping={ping} />
            <WhoWrites ping={ping} />
            <FoldedReasons match={ping.match} />
          </>
        ) : (
          <>
            {words ? <Text>{releaseSentence(i18n, ping) ?? i18n._(words.sentence)}</Text> : null}
            {ping.employee.email === null ? null : (
              <>
                <AppointmentsLater ping={listed} />
                <ReleasedContact ping={ping} />
                <WhoWrites ping={ping} />
              </>
            )}
            {snapshot.matches('accepted') && ping.events.includes('withdraw') ? (
              <Row>
                <Do on={actor} event={{ type: 'ping.withdraw' }} variant="quiet" hang="start">
                  <Trans>Take my yes back</Trans>
                </Do>
              </Row>
            ) : null}
            {snapshot.matches('confirmingWithdraw') || snapshot.matches('withdrawing') ? (
              <QuestionLater question={withdrawQuestion} actor={actor} ping={ping} />
            ) : null}
            <Folded title={<Trans>Read the message</Trans>}>
              <Message ping={ping} />
            </Folded>
          </>
        )}
        {/* the form that declines says it itself */}
        {snapshot.matches('confirmingDecline') ? null : <FormErrorBanner formError={formError} />}
        {isOpen ? <Answer actor={actor} ping={ping} listed={listed} /> : null}
        <Row gap={2}>
          <RouterButtonLink
            to="/account/companies"
            search={{ company: name }}
            variant="quiet"
            size="compact"
            hang="start"
          >
            <Trans>Block this company</Trans>
          </RouterButtonLink>
          <RouterButtonLink
            to="/account/companies/$organization_id/report"
            params={{ organization_id: ping.organization.id }}
            search={{ message: ping.id }}
            variant="quiet"
            size="compact"
            hang="start"
          >
            <Trans>Report this company</Trans>
          </RouterButtonLink>
        </Row>
      </Stack>
    </Card>
  );
}

function AppointmentsLater({ ping }: { ping: ApplicantPing }) {
  const Appointments = useLater(pingAppointments, ping.appointments.length > 0 || ping.asked_contacted, () => {});
  return Appointments ? createElement(Appointments, { ping }) : null;
}

/** The facts at once; all that the company shows of itself, once somebody wants it, above the page. */
function WhoWrites({ ping: { organization } }: { ping: ApplicantPing }) {
  const { id, name, profile } = organization;
  return (
    <Stack gap={3}>
      <CompanyFacts company={organization} />
      {profile ? (
        <Row>
          <RouterLink variant="alone" to="/near-by/$organization_id" params={{ organization_id: id }}>
            <Trans>Get to know {name}</Trans>
          </RouterLink>
        </Row>
      ) : null}
    </Stack>
  );
}

/** The message as it came by mail; the name in it is the reader's own, the link is the buttons below. */
function Message({ ping }: { ping: ApplicantPing }) {
  const { firstname } = useMe().user;
  return (
    <div className={css.message}>
      <p className={css.subject}>{messageBody(ping.subject, firstname)}</p>
      <OfferLines
        offer={ping.offer && offerLine(ping.offer, currentLocale())}
        personal={ping.personal_line}
        by={ping.employee.fullname}
      />
      <p className={css.body}>{messageBody(ping.body, firstname)}</p>
    </div>
  );
}

/** A minor's yes waits for the guardian. */
function GuardianAsked({ actor, ping }: { actor: PingActor; ping: ApplicantPing }) {
  const { t } = useLingui();
  const guardian = ping.guardian ?? '';
  const organization = ping.organization.name;
  return (
    <Stack gap={3}>
      <Banner tone="info" title={t`We have asked ${guardian}`}>
        <Trans>
          You would like to say yes. {organization} gets nothing until {guardian} agrees, too. Best talk about it.
        </Trans>
      </Banner>
      <Row>
        <Do on={actor} event={{ type: 'ping.decline' }} variant="quiet" hang="start">
          <Trans>Rather say no</Trans>
        </Do>
      </Row>
    </Stack>
  );
}

interface Asked {
  readonly actor: PingActor;
  readonly ping: ApplicantPing;
}

/** A question that follows an answer; where it can't be fetched that is said, and nothing has been asked. */
function QuestionLater({ question, ...asked }: Asked & { readonly question: Later<Asked> }) {
  const Question = useLater(question, true, () => asked.actor.send({ type: 'answer.cancel' }));
  return Question ? createElement(Question, asked) : null;
}

function Answer({ actor, ping, listed }: { actor: PingActor; ping: ApplicantPing; listed: ApplicantPing }) {
  const snapshot = useSelector(actor, (current) => current);
  if (snapshot.matches('failed')) {
    return (
      <Banner
        tone="danger"
        action={
          <Do on={actor} event={{ type: 'page.retry' }} variant="secondary" size="compact">
            <Trans>Try again</Trans>
          </Do>
        }
      >
        <Trans>We couldn’t load this message again.</Trans>
      </Banner>
    );
  }
  if (snapshot.matches('confirmingAccept') || snapshot.matches('accepting'))
    return <QuestionLater question={acceptQuestion} actor={actor} ping={ping} />;
  if (snapshot.matches('confirmingDecline') || snapshot.matches('declining'))
    return <QuestionLater question={declineQuestion} actor={actor} ping={ping} />;
  if (snapshot.matches('guardianAsked')) return <GuardianAsked actor={actor} ping={ping} />;
  if (!snapshot.matches('asking')) return null;
  return (
    <Stack gap={3}>
      <div className={css.answers}>
        <Do on={actor} event={{ type: 'ping.accept' }} width="full" variant="secondary">
          <Trans>Yes, I’m interested</Trans>
        </Do>
        <Do on={actor} event={{ type: 'ping.decline' }} width="full" variant="secondary">
          <Trans>No, thank you</Trans>
        </Do>
      </div>
      <Later listed={listed} />
    </Stack>
  );
}

/** Neither yes nor no today. */
function Later({ listed: { id, later, expires_at } }: { listed: ApplicantPing }) {
  const router = useRouter();
  const { pending, formError, press } = useOneCall(() => router.invalidate());
  const send = async () => call((await pingEndpoints()).transition, { params: { id }, body: { event: 'later' } });
  return (
    <>
      <FormErrorBanner formError={formError} />
      <Row>
        <AnswerLater
          until={expires_at}
          later={later}
          isPending={pending !== undefined}
          onLater={() => press('later', send)}
        />
      </Row>
    </>
  );
}
