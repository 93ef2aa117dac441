import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { proposeAppointment } from '../../../contract/pings/appointments.endpoints.ts';
import { typedAppointmentSchema } from '../../../contract/pings/appointments.schema.ts';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';
import { call } from '../../api/call.ts';
import { useMe } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';

interface AppointmentFormProps {
  readonly ping: OrganizationPing;
  readonly timezone: string;
  /** It has just been asked for. */
  readonly takesFocus: boolean;
  readonly onCancel: () => void;
  /** One more is proposed. */
  readonly onProposed: () => Promise<void>;
}

/** Where what is typed is kept. */
export const appointmentDraft = (id: string): string => `pings.appointment.${id}`;

export const nothing = { day: '', starts_at: '', ends_at: '', place: '' };

/** Proposes a day and an hour; three may wait for an answer. */
export function AppointmentForm({ ping: { id }, timezone, takesFocus, onCancel, onProposed }: AppointmentFormProps) {
  const { t } = useLingui();
  const { user } = useMe();
  const key = useRef(crypto.randomUUID());
  const form = useAppForm({
    schema: typedAppointmentSchema(timezone),
    defaultValues: nothing,
    draft: { name: appointmentDraft(id), userId: user.id },
    submit: async (body) => {
      await call(proposeAppointment, { params: { id }, body }, { idempotencyKey: key.current });
      key.current = crypto.randomUUID();
      form.takeStored();
      await onProposed();
    },
  });
  return (
    <AppForm form={form}>
      <form.Field name="day">
        {(field) => (
          <TextField
            {...form.bind(field)}
            type="date"
            width="medium"
            label={t`Day`}
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a button has just asked for it
            autoFocus={takesFocus}
          />
        )}
      </form.Field>
      <Row gap={4} align="start">
        <form.Field name="starts_at">
          {(field) => <TextField {...form.bind(field)} type="time" width="short" label={t`From`} required />}
        </form.Field>
        <form.Field name="ends_at">
          {(field) => (
            <TextField
              {...form.bind(field)}
              type="time"
              width="short"
              label={t({ message: 'To', context: 'time' })}
              required
            />
          )}
        </form.Field>
      </Row>
      <form.Field name="place">
        {(field) => (
          <TextField {...form.bind(field)} label={t`Place`} help={t`Left empty, you call.`} maxLength={200} />
        )}
      </form.Field>
      <Row gap={2}>
        <Button type="submit" variant="secondary" isPending={form.isPending}>
          <Trans>Propose</Trans>
        </Button>
        <Button
          variant="plain"
          onClick={() => {
            form.takeStored();
            onCancel();
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </Row>
    </AppForm>
  );
}
