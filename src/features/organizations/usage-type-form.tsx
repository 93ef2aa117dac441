import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Organization, organizationParts } from '../../../contract/organizations/organizations.schema.ts';
import { usageTypes } from '../../../contract/organizations/organizations.search.ts';
import type { UsageType } from '../../../contract/users/me.schema.ts';
import { useMe } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { ContestedSave } from '../../kit/contested-save.tsx';
import { Button } from '../../ui/button/button.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { usageWords } from './usage-words.ts';
import { useDraftName } from './use-draft-name.ts';
import { useSaveForAll } from './use-save-for-all.ts';

/** What the company wants to do here. */
export function UsageTypeForm({
  organization,
  label,
  help,
  words,
  onClose,
}: {
  readonly organization: Organization;
  /** Where it is asked of others than its own people. */
  readonly label?: string;
  readonly help?: string;
  readonly words?: Readonly<Record<UsageType, MessageDescriptor>>;
  /** It is saved, or stays as it was. */
  readonly onClose?: () => void;
}) {
  const { t, i18n } = useLingui();
  const { user } = useMe();
  const saving = useSaveForAll(organization, onClose);
  const draftName = useDraftName();
  const form = useAppForm({
    schema: organizationParts.usage,
    defaultValues: { usage_type: organization.usage_type ?? '' },
    draft: { name: draftName('usage', organization.id), userId: user.id, isCorrection: true },
    ...saving.form,
  });
  const inWords = ({ usage_type }: Organization) =>
    usage_type ? i18n._(words?.[usage_type] ?? usageWords[usage_type].label) : '';
  return (
    <AppForm form={form}>
      <form.Field name="usage_type">
        {(field) => (
          <RadioCards
            {...form.bind(field)}
            label={label ?? t`What would you like to do?`}
            help={
              help ?? t`One answer for all colleagues. It decides what we show you first; nothing is closed to you.`
            }
            options={order.map((type) => ({
              value: type,
              label: i18n._(words?.[type] ?? usageWords[type].label),
              ...(words === undefined && { description: i18n._(usageWords[type].sentence) }),
            }))}
            required
          />
        )}
      </form.Field>
      <ContestedSave {...saving.contest(form, inWords)}>
        <Button type="submit" isPending={form.isPending}>
          <Trans>Save for everybody</Trans>
        </Button>
      </ContestedSave>
    </AppForm>
  );
}

const order = usageTypes.toSorted((a, b) => Object.keys(usageWords).indexOf(a) - Object.keys(usageWords).indexOf(b));
