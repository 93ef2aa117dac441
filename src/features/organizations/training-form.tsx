import { Trans, useLingui } from '@lingui/react/macro';
import { type Organization, organizationParts } from '../../../contract/organizations/organizations.schema.ts';
import { useMe } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { ContestedSave } from '../../kit/contested-save.tsx';
import { namedOccupations } from '../../kit/occupation-names.ts';
import { OccupationsFilter } from '../../kit/search-filters/occupations-filter.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useDraftName } from './use-draft-name.ts';
import { useSaveForAll } from './use-save-for-all.ts';

interface TrainingFormProps {
  readonly organization: Organization;
  /** Where others than its own people write. */
  readonly title?: string;
  readonly label?: string;
  /** It is saved, or stays as it was. */
  readonly onClose?: () => void;
}

/** What the company trains, and where applicants can read about it. */
export function TrainingForm({ organization, title, label, onClose }: TrainingFormProps) {
  const { t } = useLingui();
  const { user } = useMe();
  const saving = useSaveForAll(organization, onClose);
  const draftName = useDraftName();
  const form = useAppForm({
    schema: organizationParts.training,
    defaultValues: { occupation_ids: organization.occupation_ids, website: organization.website ?? '' },
    draft: { name: draftName('training', organization.id), userId: user.id, isCorrection: true },
    ...saving.form,
  });
  const inWords = ({ occupation_ids, website }: Organization) =>
    [...(namedOccupations(occupation_ids) ?? []).map(({ label: name }) => name), website].filter(Boolean).join(', ');
  return (
    <AppForm form={form}>
      <Heading level={2} look="title">
        {title ?? <Trans>What you train</Trans>}
      </Heading>
      <form.Field name="occupation_ids">
        {(field) => (
          <OccupationsFilter
            {...form.bind(field)}
            values={field.state.value}
            onChange={(ids) => field.handleChange(ids)}
            label={label ?? t`Occupations you train`}
            help={t`Type what you would call them.`}
            placeholder={t`Add an occupation`}
            withoutFields
          />
        )}
      </form.Field>
      <form.Field name="website">
        {(field) => (
          <TextField
            {...form.bind(field)}
            label={t`Website`}
            help={t`For example www.example.org. May stay empty.`}
            autoComplete="url"
            inputMode="url"
            width="long"
          />
        )}
      </form.Field>
      <ContestedSave {...saving.contest(form, inWords)}>
        <Button type="submit" variant="secondary" isPending={form.isPending}>
          <Trans>Save occupations and website</Trans>
        </Button>
      </ContestedSave>
    </AppForm>
  );
}
