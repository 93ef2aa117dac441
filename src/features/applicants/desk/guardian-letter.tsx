import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { dayIn } from '../../../../contract/kit/age.ts';
import type { ApplicantDetails } from '../../../../contract/applicants/desk.schema.ts';
import { transitionLegalContact } from '../../../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { serverNow } from '../../../api/server-time.ts';
import { useTimezone } from '../../../api/tenant.ts';
import { type Question, RecordEvents } from '../../../kit/record-events.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useNotify } from '../../../ui/toast/notify.ts';

const words = {
  accept: msg`The letter says yes …`,
  decline: msg`The letter says no …`,
  withdraw: msg`The yes is taken back …`,
};
const labels = {
  reference: msg`Number on the letter`,
  signed_on: msg`Signed on`,
  reason: msg`How do you know whose signature it is?`,
};
const fields = Object.entries(labels).map(([name, label]) => ({ name, label }));
type Named = keyof typeof labels;

/** Staff enter what a signed letter says; its number shows that they have it before them. */
export function GuardianLetter({
  guardian,
  child,
}: {
  readonly guardian: NonNullable<ApplicantDetails['legal_contact']>;
  readonly child: string;
}) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const notify = useNotify();
  const today = dayIn(useTimezone(), new Date(serverNow()));
  const [typed, setTyped] = useState<Readonly<Record<Named, string>>>({ reference: '', signed_on: '', reason: '' });
  const [isChecked, setChecked] = useState(false);
  const name = `${guardian.firstname} ${guardian.lastname}`;
  const said = (field: Named) => typed[field].trim();
  const bind = (field: Named) => ({
    name: field,
    label: i18n._(labels[field]),
    value: typed[field],
    onChange: (value: string) => setTyped({ ...typed, [field]: value }),
    errors: isChecked && said(field) === '' ? [t`Please fill this in.`] : [],
    required: true,
  });
  const question = (
    asked: readonly Named[],
    { reason, ...asking }: Pick<Question, 'title' | 'description' | 'confirm'> & { readonly reason?: string },
  ): Question => ({
    ...asking,
    keep: t`Cancel`,
    isReversible: true,
    details: Object.fromEntries(asked.map((field) => [field, said(field)])),
    check: () => {
      setChecked(true);
      return asked.every((field) => said(field) !== '');
    },
    children: (
      <Stack gap={4}>
        <TextField {...bind('reference')} help={t`Eight signs, such as K7M2-9QXT.`} autoComplete="off" maxLength={20} />
        {asked.includes('signed_on') ? <TextField {...bind('signed_on')} type="date" max={today} /> : null}
        <TextArea
          {...bind('reason')}
          {...(reason !== undefined && { label: reason })}
          help={t`For example: called back, who answered, when. The log keeps it.`}
          rows={3}
          maxLength={500}
        />
      </Stack>
    ),
  });
  const onPaper = ['reference', 'reason'] as const;
  return (
    <>
      {guardian.refusals === 0 || !guardian.events.includes('accept') ? null : (
        <Banner tone="warning">
          <Trans>
            Somebody who was asked for {child} before said no, was the wrong person, or took a yes back. Please call the
            guardian before you enter a yes.
          </Trans>
        </Banner>
      )}
      <RecordEvents
        record={guardian}
        transition={transitionLegalContact}
        words={words}
        looks={{ accept: 'primary' }}
        fields={fields}
        asks={{
          accept: question(['reference', 'signed_on', 'reason'], {
            title: t`${name} agrees for ${child}?`,
            description: t`Only with the signed letter before you: from then on companies can find ${child}. ${child} is told.`,
            confirm: t`Enter the yes`,
          }),
          decline: question(onPaper, {
            title: t`${name} doesn’t agree?`,
            description: t`No company finds ${child}. ${child} is told and can ask again.`,
            confirm: t`Enter the no`,
          }),
          withdraw: question(onPaper, {
            title: t`${name} takes the yes back?`,
            description: t`From now on no company finds ${child}, and companies that have the contact details are asked to delete them.`,
            confirm: t`Take the yes back`,
            // by a call, too
            reason: t`How do you know who it is from?`,
          }),
        }}
        onChanged={() => router.invalidate()}
        onDone={() => {
          setTyped({ reference: '', signed_on: '', reason: '' });
          setChecked(false);
          notify.show({ tone: 'success', title: t`Entered, and ${child} is told` });
        }}
      />
    </>
  );
}
