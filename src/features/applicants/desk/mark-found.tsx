import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { markFound } from '../../../../contract/applicants/desk.endpoints.ts';
import type { ApplicantDetails } from '../../../../contract/applicants/desk.schema.ts';
import type { DeskPing } from '../../../../contract/pings/desk.schema.ts';
import { RecordEvents } from '../../../kit/record-events.tsx';
import { useReason } from '../../../kit/use-reason.ts';
import { Select } from '../../../ui/select/select.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { useNotify } from '../../../ui/toast/notify.ts';

const words = { found_traineeship: msg`Mark as found` };
const labels = { company: msg`With which company?`, reason: msg`From whom do you know it?` };
const fields = [
  { name: 'organization_id', label: labels.company },
  { name: 'reason', label: labels.reason },
];

interface MarkFoundProps {
  readonly applicant: ApplicantDetails;
  /** Of companies: one whose message has gone out may be the one. */
  readonly messages: readonly DeskPing[];
}

/** Ends the search of somebody who has found a place; they read why, and how to look again. */
export function MarkFound({ applicant: { id, firstname, lastname, events }, messages }: MarkFoundProps) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const notify = useNotify();
  const [where, setWhere] = useState('found_elsewhere');
  const [company, setCompany] = useState('');
  const why = useReason(`found.${id}`);
  const name = `${firstname} ${lastname}`;
  const written = messages.filter(({ sent_at }) => sent_at !== null);
  const companies = [...new Map(written.map(({ organization }) => [organization.id, organization.name]))].map(
    ([value, label]) => ({ value, label }),
  );
  return (
    <RecordEvents
      record={{ id, events }}
      transition={markFound}
      words={words}
      fields={fields}
      asks={{
        found_traineeship: {
          title: t`Has ${name} found a place?`,
          description: t`The search ends: companies no longer find ${firstname}, and open messages are closed. ${firstname} is told and can look again at any time.`,
          keep: t`Cancel`,
          confirm: t`Mark as found`,
          isReversible: true,
          details: {
            where,
            ...(where === 'found_here' && company !== '' && { organization_id: company }),
            ...why.details,
          },
          check: why.check,
          children: (
            <Stack gap={4}>
              <Select
                name="where"
                label={t`Where?`}
                value={where}
                onChange={setWhere}
                options={[
                  { value: 'found_elsewhere', label: t`Elsewhere` },
                  { value: 'found_here', label: t`With a company from here` },
                ]}
              />
              {where === 'found_here' && companies.length > 0 ? (
                <Select
                  name="organization_id"
                  label={i18n._(labels.company)}
                  help={t`If it has a yes, it reads that the place is with it. Companies that have not written can’t be named here.`}
                  value={company}
                  onChange={setCompany}
                  options={[{ value: '', label: t`I don’t know` }, ...companies]}
                />
              ) : null}
              <TextArea
                {...why.field}
                label={i18n._(labels.reason)}
                help={t`${firstname} reads this by e-mail.`}
                errors={why.isMissing ? [t`Please write from whom.`] : []}
                required
                rows={3}
              />
            </Stack>
          ),
        },
      }}
      onChanged={() => router.invalidate()}
      onDone={() => {
        why.forget();
        notify.show({ tone: 'success', title: t`Noted: ${name} has found a place` });
      }}
    />
  );
}
