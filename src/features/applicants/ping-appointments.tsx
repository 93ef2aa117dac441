import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { moveAppointment, sayContacted } from '../../../contract/pings/appointments.endpoints.ts';
import type { Appointment } from '../../../contract/pings/appointments.schema.ts';
import type { ApplicantPing } from '../../../contract/pings/applicant-ping.schema.ts';
import { call } from '../../api/call.ts';
import { serverNow } from '../../api/server-time.ts';
import { useTimezone } from '../../api/tenant.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { nearness, spanInWords } from '../../i18n/appointment-time.ts';
import { CalendarLink } from '../../kit/calendar-link.tsx';
import { useOneCall } from '../../kit/use-one-call.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import * as css from './applicant-dashboard.css.ts';

/** After a yes: appointments to choose from or to keep, and whether anybody got in touch at all. */
export function PingAppointments({ ping }: { ping: ApplicantPing }) {
  const { t } = useLingui();
  const router = useRouter();
  const { formError, press, pending } = useOneCall(() => router.invalidate());
  const { appointments, asked_contacted: isAsked } = ping;
  const move = ({ id }: Appointment, event: 'accept' | 'decline' | 'withdraw') =>
    press(`${id} ${event}`, () => call(moveAppointment, { params: { id }, body: { event } }));
  const answer = (contacted: boolean) =>
    press(String(contacted), () => call(sayContacted, { params: { id: ping.id }, body: { contacted } }));
  const proposed = appointments.filter(({ status }) => status === 'pending');
  const agreed = appointments.filter(({ status }) => status === 'accepted');
  const [first] = proposed;
  const organization = ping.organization.name;
  return (
    <Stack gap={4}>
      {agreed.map((one) => (
        <Agreed
          key={one.id}
          appointment={one}
          organization={organization}
          isPending={pending === `${one.id} withdraw`}
          onWithdraw={() => move(one, 'withdraw')}
        />
      ))}
      {first ? (
        <section className={css.appointments} aria-labelledby={`appointments-${ping.id}`}>
          <Heading level={4} id={`appointments-${ping.id}`}>
            <Trans>When does it suit you?</Trans>
          </Heading>
          {proposed.map((one) => (
            <Proposal
              key={one.id}
              appointment={one}
              isPending={pending === `${one.id} accept`}
              onChoose={() => move(one, 'accept')}
            />
          ))}
          <Row>
            <Button
              variant="quiet"
              hang="start"
              isPending={pending === `${first.id} decline`}
              onClick={() => move(first, 'decline')}
            >
              {proposed.length > 1 ? <Trans>None of them suits me</Trans> : <Trans>It doesn’t suit me</Trans>}
            </Button>
          </Row>
        </section>
      ) : null}
      {isAsked ? (
        <Banner
          tone="info"
          title={t`Has ${organization} been in touch?`}
          action={
            <Row gap={2}>
              <Button variant="secondary" size="compact" isPending={pending === 'true'} onClick={() => answer(true)}>
                <Trans>Yes</Trans>
              </Button>
              <Button variant="secondary" size="compact" isPending={pending === 'false'} onClick={() => answer(false)}>
                <Trans>No, nobody</Trans>
              </Button>
            </Row>
          }
        >
          <Trans>They read your answer. We ask only once.</Trans>
        </Banner>
      ) : null}
      <FormErrorBanner formError={formError} />
    </Stack>
  );
}

function Proposal({
  appointment,
  isPending,
  onChoose,
}: {
  appointment: Appointment;
  isPending: boolean;
  onChoose: () => void;
}) {
  const { t, i18n } = useLingui();
  const when = spanInWords(i18n, useTimezone(), appointment);
  const where = appointment.place ?? t`They call you`;
  return (
    <Button variant="secondary" width="full" isPending={isPending} onClick={onChoose}>
      <span className={css.proposal}>
        <span>{when}</span> <span className={css.place}>{where}</span>
      </span>
    </Button>
  );
}

interface AgreedProps {
  readonly appointment: Appointment;
  readonly organization: string;
  readonly isPending: boolean;
  readonly onWithdraw: () => void;
}

function Agreed({ appointment, organization, isPending, onWithdraw }: AgreedProps) {
  const { t, i18n } = useLingui();
  /** Beside “Into my calendar” a finger slips easily, and what is called off doesn't come back. */
  const [isAsking, setAsking] = useState(false);
  const asked = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // kept: back to where it was asked
    if (asked.current && !isAsking) button.current?.focus();
    asked.current = isAsking;
  }, [isAsking]);
  const timezone = useTimezone();
  const near = nearness(timezone, appointment, serverNow());
  const words = { past: t`Past`, today: t`Today`, upcoming: t`Your appointment` };
  return (
    <section className={css.appointments}>
      <div>
        <StatusBadge status={near} label={words[near]} />
      </div>
      <Heading level={4}>{spanInWords(i18n, timezone, appointment)}</Heading>
      <Text>{appointment.place ?? t`They call you`}</Text>
      {near === 'past' ? null : isAsking ? (
        <CallOff
          organization={organization}
          isPending={isPending}
          onConfirm={onWithdraw}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <Row gap={4}>
          <CalendarLink appointment={appointment} summary={organization} byPhone={t`They call you`}>
            {t`Into my calendar`}
          </CalendarLink>
          {appointment.events.includes('withdraw') ? (
            <Button ref={button} variant="quiet" size="compact" onClick={() => setAsking(true)}>
              <Trans>Call it off</Trans>
            </Button>
          ) : null}
        </Row>
      )}
    </section>
  );
}

interface CallOffProps {
  readonly organization: string;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function CallOff({ organization, isPending, onConfirm, onCancel }: CallOffProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Heading level={4} ref={heading}>
        <Trans>Call the appointment off?</Trans>
      </Heading>
      <Text>
        <Trans>{organization} reads it at once and can propose another time. Your yes stays.</Trans>
      </Text>
      <Row>
        <Button variant="secondary" size="compact" isPending={isPending} onClick={onConfirm}>
          <Trans>Yes, call it off</Trans>
        </Button>
        <Button variant="quiet" size="compact" disabled={isPending} onClick={onCancel}>
          <Trans context="an appointment">Keep it</Trans>
        </Button>
      </Row>
    </>
  );
}
