import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { moveAppointment } from '../../../contract/pings/appointments.endpoints.ts';
import { type Appointment, mostAppointments } from '../../../contract/pings/appointments.schema.ts';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';
import { call } from '../../api/call.ts';
import { useMe } from '../../api/session.ts';
import { useTimezone } from '../../api/tenant.ts';
import { readDraft } from '../../forms/drafts.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { nearness, spanInWords } from '../../i18n/appointment-time.ts';
import { CalendarLink } from '../../kit/calendar-link.tsx';
import { useOneCall } from '../../kit/use-one-call.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { appointmentDraft, AppointmentForm, nothing } from './appointment-form.tsx';
import * as css from './pings.css.ts';

interface AppointmentsProps {
  readonly ping: OrganizationPing;
  readonly now: number;
  readonly onChanged: () => Promise<void>;
}

/** What is proposed to somebody who said yes, what is agreed, and room for another one. */
export function Appointments({ ping, now, onChanged }: AppointmentsProps) {
  const timezone = useTimezone();
  const { formError, press, pending } = useOneCall(onChanged);
  const { appointments } = ping;
  const isAgreed = appointments.some(({ status, ends_at }) => status === 'accepted' && Date.parse(ends_at) > now);
  const waiting = appointments.filter(({ status }) => status === 'pending').length;
  return (
    <section className={css.section} aria-labelledby="appointments">
      <Heading level={3} look="label" id="appointments">
        <Trans>Appointments</Trans>
      </Heading>
      {appointments.length === 0 ? null : (
        <ul className={css.deletions}>
          {appointments.map((one) => (
            <Entry
              key={one.id}
              appointment={one}
              ping={ping}
              timezone={timezone}
              now={now}
              isPending={pending === one.id}
              onWithdraw={() =>
                press(one.id, () => call(moveAppointment, { params: { id: one.id }, body: { event: 'withdraw' } }))
              }
            />
          ))}
        </ul>
      )}
      <FormErrorBanner formError={formError} />
      {isAgreed || waiting >= mostAppointments ? null : (
        <Proposal ping={ping} timezone={timezone} isFurther={waiting > 0} onChanged={onChanged} />
      )}
    </section>
  );
}

interface ProposalProps extends Omit<AppointmentsProps, 'now'> {
  readonly timezone: string;
  /** One is proposed already. */
  readonly isFurther: boolean;
}

/** The form comes with its button; what was typed and not sent is shown at once. */
function Proposal({ ping, timezone, isFurther, onChanged }: ProposalProps) {
  const { user } = useMe();
  const isLeft = readDraft(appointmentDraft(ping.id), user.id, nothing) !== undefined;
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const isOpen = state === 'open' || (state === 'untouched' && isLeft);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state === 'closed') opener.current?.focus();
  }, [state]);
  if (isOpen)
    return (
      <AppointmentForm
        ping={ping}
        timezone={timezone}
        takesFocus={state === 'open'}
        onCancel={() => setState('closed')}
        onProposed={async () => {
          await onChanged();
          setState('closed');
        }}
      />
    );
  return (
    <div>
      <Button ref={opener} variant="secondary" size="compact" onClick={() => setState('open')}>
        {isFurther ? <Trans>Propose another one</Trans> : <Trans>Propose an appointment</Trans>}
      </Button>
    </div>
  );
}

interface EntryProps {
  readonly appointment: Appointment;
  readonly ping: OrganizationPing;
  readonly timezone: string;
  readonly now: number;
  readonly isPending: boolean;
  readonly onWithdraw: () => void;
}

function Entry({ appointment, ping, timezone, now, isPending, onWithdraw }: EntryProps) {
  const { t, i18n } = useLingui();
  const when = spanInWords(i18n, timezone, appointment);
  const near = nearness(timezone, appointment, now);
  const words = { past: t`Past`, today: t`Today`, upcoming: t({ message: 'Agreed', context: 'an appointment' }) };
  const isProposed = appointment.status === 'pending';
  const { contact } = ping.applicant;
  const name = contact ? `${contact.firstname} ${contact.lastname}` : ping.applicant.name;
  return (
    <li className={css.deletion}>
      <span className={css.who}>
        <span>
          <StatusBadge status={isProposed ? 'pending' : near} label={isProposed ? t`Proposed` : words[near]} />
        </span>
        <strong>{when}</strong>
        <Text look="small">{appointment.place ?? t`by phone`}</Text>
      </span>
      <Row gap={2}>
        {isProposed || near === 'past' ? null : (
          <CalendarLink appointment={appointment} summary={t`Talk with ${name}`} byPhone={t`by phone`}>
            {t`Into my calendar`}
          </CalendarLink>
        )}
        {appointment.events.includes('withdraw') ? (
          <Button variant="secondary" size="compact" isPending={isPending} onClick={onWithdraw}>
            {isProposed ? t`Take back` : t`Call off`}
          </Button>
        ) : null}
      </Row>
    </li>
  );
}
