import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import * as v from 'valibot';
import { followUpPing } from '../../../contract/pings/follow-ups.endpoints.ts';
import { type FollowUp, followUpInputSchema, noteLength } from '../../../contract/pings/follow-ups.schema.ts';
import { pings } from '../../../contract/pings/pings.endpoints.ts';
import type { Ping } from '../../../contract/pings/pings.schema.ts';
import { call } from '../../api/call.ts';
import { useMe } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { dayInWords } from '../../i18n/days.ts';
import { ContestedSave } from '../../kit/contested-save.tsx';
import { useRecordForm } from '../../kit/use-record-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { useColleagues } from './use-colleagues.ts';

interface FollowUpFormProps {
  /** Of the message. */
  readonly id: string;
  readonly followUp: FollowUp;
  readonly onChanged: () => Promise<void>;
}

type Parts = v.InferOutput<typeof followUpInputSchema>;
type Kept = Parts & { readonly version: number };

const partsOf = ({ owner, next_on, note, version }: FollowUp): Kept => ({ owner_id: owner.id, next_on, note, version });

/** Nothing typed is nothing kept. */
const typedSchema = v.pipe(
  v.looseObject({ next_on: v.string() }),
  v.transform((typed): unknown => ({ ...typed, next_on: typed.next_on === '' ? null : typed.next_on })),
  followUpInputSchema,
);

function keptOf(ping: Ping): Kept {
  if (ping.perspective !== 'organization' || !ping.follow_up) throw new Error('What was just kept is there.');
  return partsOf(ping.follow_up);
}

/** Who takes care of a yes, when to come back to it, and what was said. */
export function FollowUpForm({ id, followUp, onChanged }: FollowUpFormProps) {
  const { t, i18n } = useLingui();
  const { user } = useMe();
  const colleagues = useColleagues();
  const notify = useNotify();
  const {
    form: saving,
    theirs,
    keepTheirs,
  } = useRecordForm<Kept, Kept, Parts>({
    record: useMemo(() => partsOf(followUp), [followUp]),
    save: async (body, version) => keptOf((await call(followUpPing, { params: { id }, body }, { version })).data),
    read: async () => keptOf((await call(pings.show, { params: { id } })).data),
    onStored: async (_, isOwn) => {
      if (isOwn) notify.show({ tone: 'success', title: t`Saved for your whole company` });
      await onChanged();
    },
  });
  const form = useAppForm({
    schema: typedSchema,
    defaultValues: { owner_id: followUp.owner.id, next_on: followUp.next_on ?? '', note: followUp.note ?? '' },
    draft: { name: `pings.follow-up.${id}`, userId: user.id, isCorrection: true },
    ...saving,
  });
  const nameOf = (owner: string | undefined) => {
    const colleague = colleagues.find((one) => one.id === owner);
    return colleague ? `${colleague.firstname} ${colleague.lastname}` : followUp.owner.fullname;
  };
  const inWords = ({ owner_id, next_on, note }: Kept) =>
    [nameOf(owner_id), next_on && dayInWords(i18n, next_on), note].filter(Boolean).join(' · ');
  const options = colleagues.some((one) => one.id === followUp.owner.id)
    ? []
    : [{ value: followUp.owner.id, label: followUp.owner.fullname }];
  const until = followUp.note_until === null ? '' : i18n.date(followUp.note_until, { dateStyle: 'long' });
  return (
    <AppForm form={form}>
      <form.Field name="note">
        {(field) => (
          <TextArea
            {...form.bind(field)}
            label={t`Note: it can be read`}
            help={
              until === ''
                ? t`Your colleagues read it, and the applicant may ask for it. It is deleted after six months.`
                : t`Your colleagues read it, and the applicant may ask for it. It is deleted on ${until}.`
            }
            rows={3}
            maxLength={noteLength}
          />
        )}
      </form.Field>
      <form.Field name="next_on">
        {(field) => (
          <TextField
            {...form.bind(field)}
            type="date"
            width="medium"
            label={t`Come back to it on`}
            help={t`Until then it stands under “Open”.`}
          />
        )}
      </form.Field>
      <form.Field name="owner_id">
        {(field) => (
          <Select
            {...form.bind(field)}
            label={t`Who takes care of it`}
            options={[...options, ...colleagues.map((one) => ({ value: one.id, label: nameOf(one.id) }))]}
          />
        )}
      </form.Field>
      <ContestedSave
        theirs={theirs ? inWords(theirs) : form.outdated.length > 0 ? inWords(partsOf(followUp)) : undefined}
        isPending={form.isPending}
        onKeepTheirs={() => {
          form.takeStored();
          keepTheirs();
        }}
      >
        <Button type="submit" variant="secondary" isPending={form.isPending}>
          <Trans>Save</Trans>
        </Button>
      </ContestedSave>
    </AppForm>
  );
}
