import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import {
  type LegalContact,
  type LegalContactInput,
  legalContactInputSchema,
} from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import { useMe } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { EmailField } from '../../forms/email-field.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Submit } from '../../kit/do.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { ConsentActor } from './guardian-consent.actors.ts';
import * as css from './terms.css.ts';

type Relation = LegalContactInput['relation'];
type Gender = LegalContactInput['gender'];

/** A choice not made yet is an empty string. The address stays open: an earlier one is known only masked. */
type GuardianValues = Omit<LegalContactInput, 'relation'> & { relation: Relation | '' };

const valuesOf = (earlier: LegalContact | null): GuardianValues => ({
  relation: earlier?.relation ?? '',
  firstname: earlier?.firstname ?? '',
  lastname: earlier?.lastname ?? '',
  gender: earlier?.gender ?? 'other',
  email: earlier && earlier.email === null ? null : '',
});

/** Where what was typed is kept: of the first one, of one who takes another's place, of one who does after a yes. */
export type GuardianDraft = 'guardian' | 'guardian.update' | 'guardian.replace';

interface GuardianFormProps {
  readonly draft: GuardianDraft;
  /** Their names are taken over, so that a wrong address is corrected quickly. */
  readonly earlier?: LegalContact | null;
  readonly submit: (values: LegalContactInput) => Promise<unknown>;
  /** Which machine takes them, where one does. */
  readonly on?: ConsentActor;
}

/** Who is asked. */
export function GuardianForm({ draft, earlier = null, submit, on }: GuardianFormProps) {
  const { t } = useLingui();
  const { user } = useMe();
  const own = user.email.toLowerCase();
  const form = useAppForm({
    schema: v.pipe(
      legalContactInputSchema,
      v.forward(
        v.check(({ email }) => email?.toLowerCase() !== own, 'own_email'),
        ['email'],
      ),
    ),
    defaultValues: valuesOf(earlier),
    draft: { name: draft, userId: user.id },
    submit,
  });
  return (
    <AppForm form={form} isLong>
      <form.Field name="relation">
        {(field) => {
          const { onChange, ...bound } = form.bind(field);
          return (
            <RadioCards<Relation>
              {...bound}
              onChange={(relation) => {
                onChange(relation);
                // somebody else: what was said of the one before isn't said of them
                if (earlier && relation !== earlier.relation) form.api.setFieldValue('gender', 'other');
              }}
              label={t`Who decides for you?`}
              options={[
                { value: 'mother', label: t`My mother` },
                { value: 'father', label: t`My father` },
                { value: 'guardian', label: t`Another person who has custody of me` },
              ]}
              required
            />
          );
        }}
      </form.Field>
      <div className={css.names}>
        <form.Field name="firstname">
          {(field) => <TextField {...form.bind(field)} label={t`Their first name`} autoComplete="off" required />}
        </form.Field>
        <form.Field name="lastname">
          {(field) => <TextField {...form.bind(field)} label={t`Their last name`} autoComplete="off" required />}
        </form.Field>
      </div>
      <form.Field name="gender">
        {(field) => {
          const { onChange, ...bound } = form.bind(field);
          return (
            <Select
              {...bound}
              label={t`Their gender`}
              width="medium"
              options={[
                { value: 'other', label: t`Rather not say` },
                { value: 'female', label: t`Female` },
                { value: 'male', label: t`Male` },
              ]}
              onChange={(gender) => onChange(gender as Gender)}
              required
            />
          );
        }}
      </form.Field>
      <form.Field name="email">
        {(field) => {
          const { value, onChange, ...bound } = form.bind(field);
          const isByLetter = value === null;
          const label = isByLetter ? <Trans>Make the letter</Trans> : <Trans>Send the link</Trans>;
          return (
            <>
              <Stack gap={4}>
                {isByLetter ? null : (
                  <EmailField
                    {...bound}
                    value={value}
                    onChange={onChange}
                    label={t`Their e-mail address`}
                    help={t`Not your own. The link goes there; companies never see this address.`}
                    autoComplete="off"
                    maxLength={254}
                    isInformal
                    required
                  />
                )}
                <Checkbox
                  name="by_letter"
                  label={t`This person has no e-mail`}
                  help={t`Then you print a letter. They sign it, and you send it to us; that takes a few days.`}
                  checked={isByLetter}
                  onChange={(none) => onChange(none ? null : '')}
                />
              </Stack>
              {on ? (
                <SendingLink on={on}>{label}</SendingLink>
              ) : (
                <Button type="submit" width="full" isPending={form.isPending}>
                  {label}
                </Button>
              )}
            </>
          );
        }}
      </form.Field>
    </AppForm>
  );
}

function SendingLink({ on, children }: { on: ConsentActor; children: ReactElement }) {
  const isPending = useSelector(on, (snapshot) => snapshot.matches('saving') || snapshot.matches('replacing'));
  return (
    <Submit on={on} event="guardian.submit" width="full" isPending={isPending}>
      {children}
    </Submit>
  );
}
